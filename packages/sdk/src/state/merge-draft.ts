/** The name of one field of a form. */
export type FieldOf<Values> = keyof Values & string;

/** Whether a field is equal in two versions of a form. */
export type IsSameField<Values> = (field: FieldOf<Values>, before: Values, after: Values) => boolean;

/** Unsaved values of a form. */
export interface Draft<Values> {
  /** The saved values that `values` are compared with. */
  base: Values;
  values: Values;
  /** Fields that another user has changed as well, to another value. */
  conflicts: readonly FieldOf<Values>[];
  /** Fields that only another user has changed; `values` has the saved value. */
  taken: readonly FieldOf<Values>[];
}

/** Returns a draft without changes. */
export function newDraft<Values>(saved: Values): Draft<Values> {
  return { base: saved, values: saved, conflicts: [], taken: [] };
}

/**
 * Merges newly saved values into a draft, by field. A change by one side wins; if both changed a field, the draft's
 * value stays and the field is a conflict until one value is chosen or both are equal.
 */
export function mergeDraft<Values extends object>(
  draft: Draft<Values>,
  theirs: Values,
  isSame: IsSameField<Values>,
): Draft<Values> {
  const { base, values: mine } = draft;
  const fields = fieldsOf(theirs);
  const byThem = new Set(fields.filter((field) => !isSame(field, base, theirs)));
  const byMe = new Set(fields.filter((field) => !isSame(field, base, mine)));
  const conflicts = fields.filter(
    (field) => byThem.has(field) && byMe.has(field) && !isSame(field, mine, theirs),
  );
  const values: Values = { ...theirs };
  for (const field of fields)
    if (!byThem.has(field) || conflicts.includes(field)) values[field] = mine[field];
  const changed = fields.filter((field) => !isSame(field, theirs, values));
  // Without own changes, `taken` would report changes that do not concern the user.
  if (changed.length === 0) return newDraft(theirs);
  const open = new Set([...draft.conflicts, ...conflicts]);
  const taken = new Set([...draft.taken, ...fields.filter((field) => byThem.has(field) && !byMe.has(field))]);
  return {
    base: theirs,
    values,
    conflicts: changed.filter((field) => open.has(field)),
    taken: fields.filter((field) => taken.has(field)),
  };
}

/** Returns the fields of a form in the order of its keys. */
export function fieldsOf<Values extends object>(values: Values): FieldOf<Values>[] {
  return Object.keys(values) as FieldOf<Values>[];
}

/** Compares a field by content; the default of `isSame`. */
export function isSameContent<Values>(field: FieldOf<Values>, before: Values, after: Values): boolean {
  return (
    Object.is(before[field], after[field]) || JSON.stringify(before[field]) === JSON.stringify(after[field])
  );
}
