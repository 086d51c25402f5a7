import type { PhoneNumbers } from '@pinfold/contract/features/listings/contact/phone';
import { emptyListing } from '@pinfold/contract/features/listings/create/new-listing';
import {
  listingFields,
  type ListingField,
  type ListingFields,
} from '@pinfold/contract/features/listings/listing-fields';
import { isSentSame } from '@pinfold/contract/features/listings/updates/google-update';

/** Steps of creating a location, in order. */
export const creationSteps = ['place', 'details', 'review'] as const;

/** A step of creating a location. */
export type CreationStep = (typeof creationSteps)[number];

/** Draft of a new location: its fields and its step. */
export interface NewListingDraft extends ListingFields {
  step: CreationStep;
  accountId: number | null;
  /** The place on the map that it takes over. */
  placeId: string | null;
  /** The search whose results were seen. */
  seen: string | null;
  /** The location that Google refused and that is being corrected. */
  refusedId: number | null;
}

export const emptyNewListing: NewListingDraft = {
  ...emptyListing,
  country: 'PL',
  step: 'place',
  accountId: null,
  placeId: null,
  seen: null,
  refusedId: null,
};

/** Returns the location's fields, without the state of the steps. */
export function fieldsOfDraft(draft: NewListingDraft): ListingFields {
  const { step: _step, accountId: _account, placeId: _place, seen: _seen, refusedId: _id, ...fields } = draft;
  return fields;
}

/**
 * Whether a property of the draft is equal: listing fields are compared as they would be sent, the others as they are.
 */
export function isSameInDraft(
  name: keyof NewListingDraft,
  before: NewListingDraft,
  after: NewListingDraft,
  phones: PhoneNumbers | undefined,
): boolean {
  const field = listingFields.find((one) => one === name);
  return field ? isSentSame(field, before, after, phones) : before[name] === after[name];
}

/** Returns the step that contains a field. */
export function stepOf(field: ListingField): CreationStep {
  return placeFields.has(field) ? 'place' : 'details';
}

const placeFields: ReadonlySet<ListingField> = new Set([
  'name',
  'country',
  'street',
  'house_number',
  'postal_code',
  'city',
  'region',
  'latitude',
  'longitude',
]);
