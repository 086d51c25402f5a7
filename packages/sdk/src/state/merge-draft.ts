/** The name of one field of a form. */
export type FieldOf<Values> = keyof Values & string;

/** Whether a field says the same in two versions of a form. */
export type IsSameField<Values> = (field: FieldOf<Values>, before: Values, after: Values) => boolean;

/** What was begun in a form and not saved. */
export interface Draft<Values> {
  /** What was saved when it was last compared with what is typed. */
  base: Values;
  values: Values;
  /** Fields that somebody else changed meanwhile, too: one of the two values has to be chosen. */
  conflicts: readonly FieldOf<Values>[];
  /** Fields that somebody else changed meanwhile, and that follow. */
  taken: readonly FieldOf<Values>[];
}

/** A form in which nothing was typed. */
export function newDraft<Values>(saved: Values): Draft<Values> {
  return { base: saved, values: saved, conflicts: [], taken: [] };
}

/**
 * Goes on from what is saved now, field by field. What only one of the two changed is as they want it; where both did,
 * the draft stays and the field is a conflict until one value is chosen, or both are the same.
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
  // Nobody is told what happened to a form in which nothing was typed.
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

/** The fields of a form, in the order in which it names them. */
export function fieldsOf<Values extends object>(values: Values): FieldOf<Values>[] {
  return Object.keys(values) as FieldOf<Values>[];
}

/** Compares by content: the rule of a form that has no rule of its own. */
export function isSameContent<Values>(field: FieldOf<Values>, before: Values, after: Values): boolean {
  return (
    Object.is(before[field], after[field]) || JSON.stringify(before[field]) === JSON.stringify(after[field])
  );
}
