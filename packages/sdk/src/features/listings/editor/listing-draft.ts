import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { fieldsToSend } from '@pinfold/contract/features/listings/updates/fields-to-send';
import { copyField, mergeListingEdit } from '@pinfold/contract/features/listings/updates/merge-listing-edit';

/** What was begun of a listing and not sent. */
export interface ListingDraft {
  /** The listing as it was when it was last compared with what is typed. */
  base: ListingFields;
  values: ListingFields;
  /** Fields that somebody else changed meanwhile, too: one of the two values has to be chosen. */
  conflicts: readonly ListingField[];
  /** Fields that somebody else changed meanwhile, and that follow. */
  taken: readonly ListingField[];
}

/** An edit in which nothing was typed. */
export function newDraft(base: ListingFields): ListingDraft {
  return { base, values: base, conflicts: [], taken: [] };
}

/** Goes on from the listing as it is now. Conflicts stay until one value is chosen, or both are the same. */
export function rebaseDraft(draft: ListingDraft, theirs: ListingFields): ListingDraft {
  const merged = mergeListingEdit(draft.base, draft.values, theirs);
  const different = fieldsToSend(theirs, merged.values);
  // Nobody is told what happened to a form in which nothing was typed.
  if (different.length === 0) return newDraft(theirs);
  const asked = [...new Set([...draft.conflicts, ...merged.conflicts])];
  return {
    base: theirs,
    values: merged.values,
    conflicts: asked.filter((field) => different.includes(field)),
    taken: [...new Set([...draft.taken, ...merged.taken])],
  };
}

/** A listing with some fields of another. */
export function withFields(
  listing: ListingFields,
  from: ListingFields,
  fields: readonly ListingField[],
): ListingFields {
  const copy = { ...listing };
  for (const field of fields) copyField(field, from, copy);
  return copy;
}
