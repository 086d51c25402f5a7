import type { PhoneNumbers } from '@pinfold/contract/features/listings/contact/phone';
import { emptyListing } from '@pinfold/contract/features/listings/create/new-listing';
import {
  listingFields,
  type ListingField,
  type ListingFields,
} from '@pinfold/contract/features/listings/listing-fields';
import { isSentSame } from '@pinfold/contract/features/listings/updates/google-update';

/** What is asked on the way to the map, in its order. */
export const creationSteps = ['place', 'details', 'review'] as const;

/** One step on the way to the map. */
export type CreationStep = (typeof creationSteps)[number];

/** What was begun of a new location: what it says, and how far it is on its way. */
export interface NewListingDraft extends ListingFields {
  step: CreationStep;
  accountId: number | null;
  /** The place on the map that it takes over. */
  placeId: string | null;
  /** The search whose answer was seen. */
  seen: string | null;
  /** The location that Google refused, and that is mended now. */
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

/** What the location says, without how far it is on its way. */
export function fieldsOfDraft(draft: NewListingDraft): ListingFields {
  const { step: _step, accountId: _account, placeId: _place, seen: _seen, refusedId: _id, ...fields } = draft;
  return fields;
}

/** Whether something of a new location is the same: what it says as it would be sent, the rest as it is. */
export function isSameInDraft(
  name: keyof NewListingDraft,
  before: NewListingDraft,
  after: NewListingDraft,
  phones: PhoneNumbers | undefined,
): boolean {
  const field = listingFields.find((one) => one === name);
  return field ? isSentSame(field, before, after, phones) : before[name] === after[name];
}

/** In which step a field is asked for. */
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
