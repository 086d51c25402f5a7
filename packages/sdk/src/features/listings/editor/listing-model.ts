import { emptyListing } from '@pinfold/contract/features/listings/create/new-listing';
import {
  copyField,
  type ListingField,
  type ListingFields,
  listingFields,
} from '@pinfold/contract/features/listings/listing-fields';
import { listingEditRefusal } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import type { Refusal } from '../../../state/draft-form.ts';

/** A location with its listing's fields and the state of its last update. */
export type Listing = Schemas['Listing'];

/** One edit of a listing, and what the provider made of it. */
export type ListingUpdate = Schemas['ListingUpdate'];

/** Why a field, or the listing as a whole, was not taken. */
export type ListingProblem = Schemas['ListingProblem'];

/** Returns only the listing's fields, with the new values of an edit in progress. */
export function listingFieldsOf(listing: Listing): ListingFields {
  const { last_update: update, processing_in_progress: isSending } = listing;
  const after: Partial<ListingFields> = isSending && update ? update.after : {};
  const source: ListingFields = { ...listing, ...after };
  const fields = { ...emptyListing };
  for (const field of fieldNames) copyField(field, source, fields);
  return fields;
}

const fieldNames = Object.keys(emptyListing) as (keyof ListingFields)[];

/** Why a listing cannot be changed at all. */
export type ListingBlock = 'creation_in_progress' | 'update_in_progress' | 'only_watched';

/** What keeps a listing from being changed now; undefined where nothing does. */
export function listingBlock(listing: Listing): ListingBlock | undefined {
  const is_owner = listing.facility_listings.some((placement) => placement.is_owner);
  const refusal = listingEditRefusal({ ...listing, is_owner });
  return refusal === 'not_profile_owner' ? 'only_watched' : refusal;
}

/** What was refused, and the values of which it was said: another value is not refused yet. */
export interface RefusedValues {
  problems: readonly ListingProblem[];
  values: ListingFields;
}

/** What was refused, as a form shows it beside its fields. */
export function refusalOf({ problems, values }: RefusedValues): Refusal<ListingFields> {
  const messages = problems.flatMap(({ field, message }) =>
    field === null ? [] : [[field, message] as const],
  );
  return { messages: Object.fromEntries(messages), values };
}

/** Returns the last edit if the provider refused it; undefined once it is corrected. */
export function refusedUpdate(listing: Listing): RefusedValues | undefined {
  const update = listing.last_update;
  if (!update || update.status !== 'failed' || listing.processing_in_progress) return undefined;
  const values = listingFieldsOf(listing);
  const asked: ListingFields = { ...values, ...update.after };
  for (const field of update.fields) copyField(field, asked, values);
  return { problems: update.problems, values };
}

/** The field that the API names in a refusal, such as by `body.changes.opening_hours.0.open_time`. */
export function refusedField({ errors }: ApiError): ListingField | undefined {
  const parts = errors.flatMap(({ path }) => path.split(/[.[\]]/));
  return listingFields.find((field) => parts.includes(field));
}
