import type { ApiError } from '../client/api-error.ts';
import type { DraftState, Refusal } from './draft-state.ts';
import type { FieldOf } from './merge-draft.ts';

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
