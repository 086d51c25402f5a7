import type { ApiError } from '../client/api-error.ts';
import { fieldsOf, isSameContent, type Draft, type FieldOf, type IsSameField } from './merge-draft.ts';

/** A value for some of the fields. */
export type ByField<Values, Thing> = { readonly [Field in FieldOf<Values>]?: Thing | undefined };

/** Messages of refused values, by field. A message applies while its field has that value. */
export interface Refusal<Values> {
  messages: ByField<Values, string>;
  values: Values;
}

/** State of a form apart from its values. The same object until something in it changes. */
export interface DraftState<Values, Fault = string> {
  /** Fields whose value differs from the saved one. */
  changed: readonly FieldOf<Values>[];
  isDirty: boolean;
  /** Fields that another user has changed as well: `resolve` chooses one of the two values. */
  conflicts: readonly FieldOf<Values>[];
  /** Fields that only another user has changed since the edit began; the form has taken over their values. */
  taken: readonly FieldOf<Values>[];
  /** All faults by field, shown or not. */
  faults: ByField<Values, Fault>;
  /** Faults to show: of fields that were left, and of all fields after an attempt to save. */
  shownFaults: ByField<Values, Fault>;
  /** Fields with a fault that prevents saving. */
  blocking: readonly FieldOf<Values>[];
  /** The API's messages for values that are unchanged since, by field. */
  refused: ByField<Values, string>;
  /** Number of attempts to save; after each, views focus the first invalid field. */
  tries: number;
  isSaving: boolean;
  /** A save has succeeded, and nothing was changed since. */
  isSaved: boolean;
  /** Error of the last save; null if `refused` has its messages. */
  error: ApiError | null;
}

/** A form with a draft that outlives its component. A stable object; hooks subscribe to its contents. */
export interface DraftForm<Values extends object, Fault = string> {
  /** Returns the current values, for handlers. To render them, use `useDraftField` or `useDraftValues`. */
  getValues: () => Values;
  /** Returns the saved values that the draft is compared with. */
  getBase: () => Values;
  getState: () => DraftState<Values, Fault>;
  /** Returns the message of a field's shown fault, else the API's message for its value. */
  messageFor: (field: FieldOf<Values>) => string | undefined;
  set: <Field extends FieldOf<Values>>(field: Field, value: Values[Field]) => void;
  /** Sets several fields at once. */
  setValues: (values: Partial<Values>) => void;
  /** Marks a field as left, so that its fault is shown. */
  leave: (field: FieldOf<Values>) => void;
  /** Resolves a conflict with the user's own value or the saved one. */
  resolve: (field: FieldOf<Values>, choice: 'mine' | 'theirs') => void;
  /** Clears `taken`. */
  acknowledge: () => void;
  /** Shows all faults from now on. Returns whether the form can be saved. */
  attempt: () => boolean;
  /** Hides faults again, as at the start of another step. */
  forgetAttempts: () => void;
  /** Saves the changed fields, unless a fault or a conflict prevents it or a save is pending. */
  save: () => void;
  /** Saves without validation, for a form that was attempted and confirmed elsewhere. */
  send: () => void;
  /** Shows a refusal on its fields, or on the form if it names none. */
  refuse: (why: Refusal<Values> | ApiError) => void;
  /** Resets all fields to the saved values. */
  discard: () => void;
}

/** How a form compares, checks and saves. */
export interface DraftRules<Values, Fault> {
  /** Whether a field is equal in two versions. @defaultValue compares by content */
  isSame?: IsSameField<Values> | undefined;
  /** Returns all faults by field. */
  validate?: ((values: Values, base: Values) => ByField<Values, Fault>) | undefined;
  /** Returns a fault's message. @defaultValue the fault as a string */
  describe?: ((fault: Fault) => string | undefined) | undefined;
  /** Whether a fault is shown before its field is left. @defaultValue false */
  isSaidAtOnce?: ((field: FieldOf<Values>, values: Values, isChanged: boolean) => boolean) | undefined;
  /** Whether a fault prevents saving. @defaultValue every fault does */
  isBlocking?: ((field: FieldOf<Values>, values: Values, base: Values) => boolean) | undefined;
  /** Returns messages by field for an error of `save`, in addition to the API's own. */
  messagesOf?: ((error: ApiError) => ByField<Values, string>) | undefined;
  /** A refusal from before the form was created. */
  refusal?: Refusal<Values> | undefined;
  /** Allows saving without changes, for a form that is one step of several. @defaultValue false */
  savesUnchanged?: boolean | undefined;
  /** Sends the changed fields; `values` are all. Must reject with an ApiError if the API refuses them. */
  save?: ((changes: Partial<Values>, values: Values) => Promise<unknown>) | undefined;
}

/** Progress of attempts and saves. */
export interface DraftProgress<Values> {
  tries: number;
  /** Fields that were left, whose faults are shown. */
  left: ReadonlySet<FieldOf<Values>>;
  refusals: readonly Refusal<Values>[];
  isSaving: boolean;
  hasSaved: boolean;
  error: ApiError | null;
}

/** Computes the state of a form. */
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

/** Reuses the objects of `before` that are equal by content, so that their readers do not rerender. */
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

/** Reuses the faults of `before` that are equal, field by field. */
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
