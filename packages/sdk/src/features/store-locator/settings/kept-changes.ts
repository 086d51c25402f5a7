/** A form as it is being filled in: what was there when each field was touched, and what is wanted instead. */
export interface KeptChanges<Values extends object> {
  readonly base: Values;
  readonly changes: Partial<Values>;
}

/** The wishes over what is saved now: what somebody else changed meanwhile follows, as far as it was left alone. */
export function wishedValues<Values extends object>(saved: Values, kept: KeptChanges<Values> | null): Values {
  return { ...saved, ...kept?.changes };
}

/** Fields whose wish differs from what is saved. */
export function dirtyFieldsOf<Values extends object>(
  saved: Values,
  kept: KeptChanges<Values> | null,
): (keyof Values)[] {
  if (!kept) return [];
  const fields = Object.keys(saved) as (keyof Values)[];
  return fields.filter((field) => field in kept.changes && !isSame(kept.changes[field], saved[field]));
}

/** Fields that both the reader and somebody else changed, differently. */
export function conflictingFields<Values extends object>(
  saved: Values,
  kept: KeptChanges<Values> | null,
): (keyof Values)[] {
  if (!kept) return [];
  return dirtyFieldsOf(saved, kept).filter((field) => !isSame(kept.base[field], saved[field]));
}

/** The form with one field filled in; null when nothing is left that differs. */
export function withField<Values extends object, Field extends keyof Values>(
  saved: Values,
  kept: KeptChanges<Values> | null,
  field: Field,
  value: Values[Field],
): KeptChanges<Values> | null {
  const { base, changes } = kept ?? { base: saved, changes: {} };
  // A field is based on what was there when it was first touched, not when the form was.
  const from = field in changes ? base : { ...base, [field]: saved[field] };
  return tidied(saved, { base: from, changes: { ...changes, [field]: value } });
}

/** Ends a conflict: the reader's wish stays, or goes in favour of what is saved. */
export function resolveField<Values extends object>(
  saved: Values,
  kept: KeptChanges<Values> | null,
  field: keyof Values,
  choice: 'mine' | 'theirs',
): KeptChanges<Values> | null {
  if (!kept) return null;
  if (choice === 'mine') return { ...kept, base: { ...kept.base, [field]: saved[field] } };
  const changes = { ...kept.changes };
  delete changes[field];
  return tidied(saved, { ...kept, changes });
}

/** What a save sends. */
export function changesToSend<Values extends object>(
  saved: Values,
  kept: KeptChanges<Values> | null,
): Partial<Values> {
  const changes: Partial<Values> = {};
  if (!kept) return changes;
  for (const field of dirtyFieldsOf(saved, kept)) changes[field] = kept.changes[field];
  return changes;
}

function tidied<Values extends object>(saved: Values, kept: KeptChanges<Values>): KeptChanges<Values> | null {
  return dirtyFieldsOf(saved, kept).length === 0 ? null : kept;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
