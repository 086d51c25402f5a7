import {
  copyField,
  listingFields,
  type ListingField,
  type ListingFields,
} from '@pinfold/contract/features/listings/listing-fields';
import type { ApiError } from '../../../client/api-error.ts';
import type { Refusal } from '../../../state/draft-state.ts';
import { listingFieldsOf } from './listing-fields-of.ts';
import type { Listing, ListingProblem } from './listing.ts';

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

/** What became of the last edit, where the provider refused it; undefined once it is mended. */
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
