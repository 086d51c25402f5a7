import type { ApiError } from '../client/api-error.ts';
import { fieldsOf, isSameContent, type Draft, type FieldOf, type IsSameField } from './merge-draft.ts';

/** Something of each field that has it. */
export type ByField<Values, Thing> = { readonly [Field in FieldOf<Values>]?: Thing | undefined };

/** Why values were refused, by field. It holds as long as a field has the value of which it was said. */
export interface Refusal<Values> {
  messages: ByField<Values, string>;
  values: Values;
}

/** What a form knows of itself, besides what is typed. The same object until something in it changes. */
export interface DraftState<Values, Fault = string> {
  /** Fields that differ from what is saved. */
  changed: readonly FieldOf<Values>[];
  isDirty: boolean;
  /** Fields that somebody else changed meanwhile, too: one of the two values has to be chosen. */
  conflicts: readonly FieldOf<Values>[];
  /** Fields that somebody else changed since the edit began, and that follow. */
  taken: readonly FieldOf<Values>[];
  /** What is wrong, by field, whether or not it may be said yet. */
  faults: ByField<Values, Fault>;
  /** What is wrong and may be said: the field was left, or it was tried to save. */
  shownFaults: ByField<Values, Fault>;
  /** Fields with a fault that keeps the form from being saved. */
  blocking: readonly FieldOf<Values>[];
  /** What the API said of values that are still there, by field. */
  refused: ByField<Values, string>;
  /** Tries to save; a view puts the focus into the first wrong field after each. */
  tries: number;
  isSaving: boolean;
  /** Everything that was typed is saved. */
  isSaved: boolean;
  /** Why the last try was refused, unless a field says it. */
  error: ApiError | null;
}

/** A form whose draft is kept. The object is the same at each render; hooks read what changes in it. */
export interface DraftForm<Values extends object, Fault = string> {
  /** What is typed, for handlers. To draw it, use `useDraftField` or `useDraftValues`. */
  getValues: () => Values;
  /** What was saved when it was last compared with what is typed. */
  getBase: () => Values;
  getState: () => DraftState<Values, Fault>;
  /** What is said beside a field now: what is wrong with it, or else what the API said of its value. */
  messageFor: (field: FieldOf<Values>) => string | undefined;
  set: <Field extends FieldOf<Values>>(field: Field, value: Values[Field]) => void;
  /** Sets several fields at once. */
  setValues: (values: Partial<Values>) => void;
  /** The field was left, so that what is wrong in it may be said. */
  leave: (field: FieldOf<Values>) => void;
  /** One of the two values of a field that both changed. */
  resolve: (field: FieldOf<Values>, choice: 'mine' | 'theirs') => void;
  /** What somebody else changed has been read. */
  acknowledge: () => void;
  /** Says what is wrong from now on, and whether the form may be saved. */
  attempt: () => boolean;
  /** What is wrong need not be said any more, as at the beginning of another step. */
  forgetAttempts: () => void;
  /** Saves what differs, unless something is wrong, a conflict is open, or it is being saved already. */
  save: () => void;
  /** Saves without asking again what is wrong: for what was attempted, and asked about elsewhere. */
  send: () => void;
  /** Has fields say why their values were refused, or the form where no field is named. */
  refuse: (why: Refusal<Values> | ApiError) => void;
  /** Goes back to what is saved. */
  discard: () => void;
}

/** How a form compares, checks and saves. */
export interface DraftRules<Values, Fault> {
  /** Whether a field would be sent as the same. By content, unless something else is given. */
  isSame?: IsSameField<Values> | undefined;
  /** Everything that is wrong, by field. */
  validate?: ((values: Values, base: Values) => ByField<Values, Fault>) | undefined;
  /** A fault in the reader's words; left out, a fault is a sentence already. */
  describe?: ((fault: Fault) => string | undefined) | undefined;
  /** Whether a fault may be said before its field is left. */
  isSaidAtOnce?: ((field: FieldOf<Values>, values: Values, isChanged: boolean) => boolean) | undefined;
  /** Whether a fault keeps the form from being saved. Each does, unless something else is given. */
  isBlocking?: ((field: FieldOf<Values>, values: Values, base: Values) => boolean) | undefined;
  /** What a refusal of `save` says of fields, beside what the API names itself. */
  messagesOf?: ((error: ApiError) => ByField<Values, string>) | undefined;
  /** What was refused earlier, before this form was there. */
  refusal?: Refusal<Values> | undefined;
  /** Saves also where nothing differs: the form is a step on a way. @defaultValue false */
  savesUnchanged?: boolean | undefined;
  /** Sends what differs. Whoever calls it gets a promise that is rejected with an ApiError where it is refused. */
  save?: ((changes: Partial<Values>, values: Values) => Promise<unknown>) | undefined;
}

/** How far trying and saving are. */
export interface DraftProgress<Values> {
  tries: number;
  /** Fields that were left, so that what is wrong in them may be said. */
  left: ReadonlySet<FieldOf<Values>>;
  refusals: readonly Refusal<Values>[];
  isSaving: boolean;
  hasSaved: boolean;
  error: ApiError | null;
}

/** What a form knows of itself by now. */
export function draftState<Values extends object, Fault>(
  { base, values, conflicts, taken }: Draft<Values>,
  rules: DraftRules<Values, Fault>,
  progress: DraftProgress<Values>,
): DraftState<Values, Fault> {
  const { isSame = isSameContent, validate, isSaidAtOnce, isBlocking, refusal } = rules;
  const { tries, left, isSaving, hasSaved, error } = progress;
  const fields = fieldsOf(values);
  const changed = fields.filter((field) => !isSame(field, base, values));
  const faults = validate?.(values, base) ?? {};
  const isShown = (field: FieldOf<Values>) =>
    tries > 0 || left.has(field) || isSaidAtOnce?.(field, values, changed.includes(field)) === true;
  const refused: { [Field in FieldOf<Values>]?: string } = {};
  for (const { messages, values: of } of refusal ? [refusal, ...progress.refusals] : progress.refusals)
    for (const field of fields)
      if (messages[field] !== undefined && isSame(field, of, values)) refused[field] = messages[field];
  const isDirty = changed.length > 0;
  return {
    changed,
    isDirty,
    conflicts,
    taken,
    faults,
    shownFaults: pick(faults, isShown),
    blocking: fieldsOf(faults).filter((field) => isBlocking?.(field, values, base) ?? true),
    refused,
    tries,
    isSaving,
    isSaved: hasSaved && !isDirty,
    error: Object.keys(refused).length > 0 ? null : error,
  };
}

function pick<Values, Fault>(
  faults: ByField<Values, Fault>,
  isPicked: (field: FieldOf<Values>) => boolean,
): ByField<Values, Fault> {
  const picked: { [Field in FieldOf<Values>]?: Fault } = {};
  for (const field of Object.keys(faults) as FieldOf<Values>[])
    if (isPicked(field)) picked[field] = faults[field];
  return picked;
}

/** Keeps what is equal the same object, so that nobody who reads it draws anew. */
export function steadyState<Values, Fault>(
  before: DraftState<Values, Fault>,
  after: DraftState<Values, Fault>,
): DraftState<Values, Fault> {
  const kept = {
    ...after,
    changed: same(before.changed, after.changed),
    conflicts: same(before.conflicts, after.conflicts),
    taken: same(before.taken, after.taken),
    faults: eachSame(before.faults, after.faults),
    shownFaults: eachSame(before.shownFaults, after.shownFaults),
    blocking: same(before.blocking, after.blocking),
    refused: same(before.refused, after.refused),
  };
  const names = Object.keys(kept) as (keyof typeof kept)[];
  return names.every((name) => Object.is(before[name], kept[name])) ? before : kept;
}

function same<Thing>(before: Thing, after: Thing): Thing {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}

/** A fault of one field stays the same object while those of others change. */
function eachSame<Values, Fault>(
  before: ByField<Values, Fault>,
  after: ByField<Values, Fault>,
): ByField<Values, Fault> {
  const kept = pick(after, () => true) as { [Field in FieldOf<Values>]?: Fault };
  for (const field of Object.keys(after) as FieldOf<Values>[]) {
    const was = before[field];
    if (was !== undefined && JSON.stringify(was) === JSON.stringify(after[field])) kept[field] = was;
  }
  return same(before, after) === before ? before : kept;
}
