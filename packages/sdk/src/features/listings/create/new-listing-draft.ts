import { emptyListing } from '@pinfold/contract/features/listings/create/empty-listing';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';

/** What is asked on the way to the map, in its order. */
export const creationSteps = ['place', 'details', 'review'] as const;

/** One step on the way to the map. */
export type CreationStep = (typeof creationSteps)[number];

/** What was begun of a new location. */
export interface NewListingDraft {
  step: CreationStep;
  accountId: number | null;
  fields: ListingFields;
  /** The place on the map that it takes over. */
  placeId: string | null;
  /** The search whose answer was seen. */
  seen: string | null;
  /** The location that Google refused, and that is mended now. */
  refusedId: number | null;
}

export const emptyNewListing: NewListingDraft = {
  step: 'place',
  accountId: null,
  fields: { ...emptyListing, country: 'PL' },
  placeId: null,
  seen: null,
  refusedId: null,
};

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
