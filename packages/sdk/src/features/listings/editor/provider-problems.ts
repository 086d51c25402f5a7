import {
  listingFields,
  type ListingField,
  type ListingFields,
} from '@pinfold/contract/features/listings/listing-fields';
import { fieldsToSend } from '@pinfold/contract/features/listings/updates/fields-to-send';
import type { ApiError } from '../../../client/api-error.ts';
import { listingFieldsOf } from './listing-fields-of.ts';
import { withFields } from './listing-draft.ts';
import type { Listing, ListingProblem } from './listing.ts';

/** What was refused, and the values of which it was said: another value is not refused yet. */
export interface RefusedValues {
  problems: readonly ListingProblem[];
  values: ListingFields;
}

/** The sentences that still stand, by field: the newest word about the value that is in the form now. */
export function problemsByField(
  refusals: readonly RefusedValues[],
  values: ListingFields,
): Partial<Record<ListingField, string>> {
  const standing = refusals.flatMap((refused) => {
    const mended = new Set(fieldsToSend(refused.values, values));
    return refused.problems.flatMap(({ field, message }) =>
      field === null || mended.has(field) ? [] : [[field, message] as const],
    );
  });
  return Object.fromEntries(standing);
}

/** What became of the last edit, where the provider refused it; undefined once it is mended. */
export function refusedUpdate(listing: Listing): RefusedValues | undefined {
  const update = listing.last_update;
  if (!update || update.status !== 'failed' || listing.processing_in_progress) return undefined;
  const fields = listingFieldsOf(listing);
  const asked: ListingFields = { ...fields, ...update.after };
  return { problems: update.problems, values: withFields(fields, asked, update.fields) };
}

/** The fields that the API names in a refusal. */
export function refusedByApi(error: ApiError, values: ListingFields): RefusedValues {
  const problems = error.errors.map(({ path, message }) => ({
    field: fieldOfPath(path),
    code: error.code ?? 'invalid',
    message,
  }));
  return { problems, values };
}

/** Such as `body.changes.opening_hours.0.open_time`. */
function fieldOfPath(path: string): ListingField | null {
  const parts = path.split(/[.[\]]/);
  return listingFields.find((field) => parts.includes(field)) ?? null;
}
