import { listingFields, type ListingField, type ListingFields } from '../listing-fields.ts';
import { fieldsToSend } from './fields-to-send.ts';

/** What becomes of an edit when somebody else has changed the listing meanwhile. */
export interface MergedEdit {
  /** What only one of the two changed is as they want it; of a conflict, mine stays until somebody chooses. */
  values: ListingFields;
  /** Fields that the other changed and I did not. */
  taken: ListingField[];
  /** Fields that both changed, to different values. */
  conflicts: ListingField[];
}

/** Merges two edits of one listing, field by field, so that nothing that anybody typed is lost. */
export function mergeListingEdit(
  base: ListingFields,
  mine: ListingFields,
  theirs: ListingFields,
): MergedEdit {
  const byThem = fieldsToSend(base, theirs);
  const byMe = new Set(fieldsToSend(base, mine));
  const different = new Set(fieldsToSend(mine, theirs));
  const conflicts = byThem.filter((field) => byMe.has(field) && different.has(field));
  const kept = listingFields.filter(
    (field) => byMe.has(field) && (conflicts.includes(field) || !byThem.includes(field)),
  );
  const values: ListingFields = { ...theirs };
  for (const field of kept) copyField(field, mine, values);
  return { values, taken: byThem.filter((field) => !byMe.has(field)), conflicts };
}

/** Gives a listing one field of another. */
export function copyField<Field extends ListingField>(
  field: Field,
  from: ListingFields,
  to: ListingFields,
): void {
  to[field] = from[field];
}
