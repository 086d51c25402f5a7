import { createFormControl } from 'react-hook-form';
import { ApiError } from '../client/api-error.ts';
import {
  fieldsOf,
  isSameContent,
  mergeDraft,
  newDraft,
  type Draft,
  type FieldOf,
  type IsSameField,
} from './merge-draft.ts';

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
  fill: (values: Partial<Values>) => void;
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

/** A save that is on its way. */
interface Saving<Values> {
  sent: Partial<Values>;
  /** What was sent is what is saved by now, although the answer is not here yet. */
  isConfirmed: boolean;
}

/** The form as it is kept: values in react-hook-form, and around them what was saved and how far saving is. */
export class KeptDraftForm<Values extends object, Fault> implements DraftForm<Values, Fault> {
  readonly control: ReturnType<typeof createFormControl>['control'];
  rules: DraftRules<Values, Fault> = {};
  /** How many views show it. */
  readonly views: { count: number } = { count: 0 };
  /** Hears whether something is begun that leaving would lose. */
  onBegun: (isBegun: boolean) => void = () => undefined;
  readonly #controls = createFormControl();
  readonly #listeners = new Set<() => void>();
  #draft: Draft<Values> | undefined;
  /** What was saved when it was last looked at; what comes while something is being saved waits. */
  #seen: Values | undefined;
  #latest: Values | undefined;
  #saving: Saving<Values> | undefined;
  #left: ReadonlySet<FieldOf<Values>> = new Set();
  #refusals: readonly Refusal<Values>[] = [];
  #tries = 0;
  #hasSaved = false;
  #error: ApiError | null = null;
  #isFilling = false;
  #state: DraftState<Values, Fault> = {
    changed: [],
    isDirty: false,
    conflicts: [],
    taken: [],
    faults: {},
    shownFaults: {},
    blocking: [],
    refused: {},
    tries: 0,
    isSaving: false,
    isSaved: false,
    error: null,
  };

  constructor() {
    this.control = this.#controls.control;
    this.#controls.subscribe({
      formState: { values: true },
      callback: () => {
        if (!this.#isFilling) this.#typed();
      },
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  getDraft = (): Draft<Values> | undefined => this.#draft;
  getValues = (): Values => this.#need().values;
  getBase = (): Values => this.#need().base;
  getState = (): DraftState<Values, Fault> => this.#state;
  messageFor = (field: FieldOf<Values>): string | undefined => {
    const fault: Fault | undefined = this.#state.shownFaults[field];
    if (fault === undefined) return this.#state.refused[field];
    return this.rules.describe ? this.rules.describe(fault) : String(fault);
  };

  /** Goes on from what is saved now: the first values at once, later ones merged into what is typed. */
  begin(saved: Values): void {
    if (this.#draft) return;
    this.#draft = newDraft(saved);
    this.#seen = saved;
    this.#write(saved);
    this.#state = this.#stateNow();
  }

  follow(saved: Values | undefined): void {
    this.#latest = saved;
    const { isSame = isSameContent } = this.rules;
    const seen = this.#seen;
    const isNews = seen && saved && fieldsOf(saved).some((field) => !isSame(field, seen, saved));
    if (isNews) {
      this.#confirm(saved, isSame);
      if (!this.#saving || this.#saving.isConfirmed) {
        this.#seen = saved;
        this.#replace(mergeDraft(this.#need(), saved, isSame));
      }
    }
    this.#tell();
  }

  set = <Field extends FieldOf<Values>>(field: Field, value: Values[Field]): void => {
    this.#write({ [field]: value });
    this.#typed();
  };

  fill = (values: Partial<Values>): void => {
    this.#write(values);
    this.#typed();
  };

  leave = (field: FieldOf<Values>): void => {
    if (this.#left.has(field)) return;
    this.#left = new Set(this.#left).add(field);
    this.#tell();
  };

  resolve = (field: FieldOf<Values>, choice: 'mine' | 'theirs'): void => {
    const { base, conflicts } = this.#need();
    this.#draft = { ...this.#need(), conflicts: conflicts.filter((other) => other !== field) };
    if (choice === 'theirs') this.set(field, base[field]);
    this.#tell();
  };

  acknowledge = (): void => {
    this.#draft = { ...this.#need(), taken: [] };
    this.#tell();
  };

  attempt = (): boolean => {
    this.#tries += 1;
    this.#tell();
    const { blocking, conflicts, isDirty, isSaving } = this.#state;
    const hasSomething = isDirty || this.rules.savesUnchanged === true;
    return hasSomething && blocking.length === 0 && conflicts.length === 0 && !isSaving;
  };

  forgetAttempts = (): void => {
    this.#tries = 0;
    this.#left = new Set();
    this.#tell();
  };

  save = (): void => {
    if (this.#draft && !this.#saving && this.attempt()) this.send();
  };

  send = (): void => {
    const { save } = this.rules;
    if (!save || this.#saving) return;
    const { values } = this.#need();
    const sent: Partial<Values> = {};
    for (const field of this.#state.changed) sent[field] = values[field];
    const saving: Saving<Values> = { sent, isConfirmed: false };
    this.#saving = saving;
    this.#error = null;
    this.#tell();
    save(sent, values).then(
      () => this.#settle(saving),
      (error: unknown) => this.#fail(error, saving, values),
    );
  };

  refuse = (why: Refusal<Values> | ApiError): void => {
    this.#error = why instanceof ApiError ? why : null;
    this.#refusals = [
      why instanceof ApiError ? { messages: this.#messagesOf(why), values: this.getValues() } : why,
    ];
    this.#tell();
  };

  discard = (): void => {
    this.#saving = undefined;
    this.#error = null;
    this.#hasSaved = false;
    this.#begin();
    this.#replace(newDraft(this.#seen ?? this.getBase()));
    this.#tell();
  };

  /** The last view of the form has gone: when it comes back, what may be said begins anew, and so does all but a draft. */
  rest(): void {
    this.#begin();
    this.#hasSaved = false;
    this.#error = null;
    this.#tell();
    if (!this.#state.isDirty && !this.#state.isSaving) this.#draft = undefined;
  }

  /** What is saved now is what was sent: it is the base from now on, and what was typed since differs from that. */
  #confirm(saved: Values, isSame: IsSameField<Values>): void {
    const saving = this.#saving;
    if (!saving || saving.isConfirmed) return;
    const after = { ...this.getBase(), ...saving.sent };
    const sent = Object.keys(saving.sent) as FieldOf<Values>[];
    if (sent.every((field) => isSame(field, after, saved))) this.#rebase(saving);
  }

  #rebase(saving: Saving<Values>): void {
    this.#draft = { ...this.#need(), base: { ...this.getBase(), ...saving.sent }, taken: [] };
    saving.isConfirmed = true;
  }

  #settle(saving: Saving<Values>): void {
    if (this.#saving === saving) {
      if (!saving.isConfirmed) this.#rebase(saving);
      this.#saving = undefined;
      this.#begin();
      this.#hasSaved = true;
    }
    this.follow(this.#latest);
  }

  #fail(error: unknown, saving: Saving<Values>, values: Values): void {
    if (this.#saving === saving) this.#saving = undefined;
    if (error instanceof ApiError) {
      this.#error = error;
      this.#refusals = [{ messages: this.#messagesOf(error), values }];
    }
    this.follow(this.#latest);
    if (!(error instanceof ApiError)) throw error;
  }

  #messagesOf(error: ApiError): ByField<Values, string> {
    const fields = fieldsOf(this.getValues());
    const found = error.errors.flatMap(({ path, message }) => {
      const parts = path.split(/[.[\]]/);
      const field = fields.find((one) => parts.includes(one));
      return field === undefined ? [] : [[field, message] as const];
    });
    const named = Object.fromEntries(found) as ByField<Values, string>;
    return { ...named, ...this.rules.messagesOf?.(error) };
  }

  /** Something is typed: what was said of the last save is over. */
  #typed(): void {
    if (!this.#draft) return;
    const { isSame = isSameContent } = this.rules;
    const values = this.#controls.getValues() as Values;
    const conflicts = this.#draft.conflicts.filter((field) => !isSame(field, this.getBase(), values));
    this.#draft = { ...this.#draft, values, conflicts };
    this.#hasSaved = false;
    this.#error = null;
    this.#tell();
  }

  #replace(draft: Draft<Values>): void {
    const { values } = this.#need();
    const changed = fieldsOf(draft.values).filter((field) => !Object.is(values[field], draft.values[field]));
    this.#write(Object.fromEntries(changed.map((field) => [field, draft.values[field]])));
    this.#draft = { ...draft, values: this.#controls.getValues() as Values };
  }

  #write(values: object): void {
    this.#isFilling = true;
    for (const [field, value] of Object.entries(values)) this.#controls.setValue(field, value);
    this.#isFilling = false;
  }

  /** Nothing is said of what was tried before. */
  #begin(): void {
    this.#refusals = [];
    this.forgetAttempts();
  }

  #tell(): void {
    if (!this.#draft) return;
    const before = this.#state;
    this.#state = steady(before, this.#stateNow());
    if (before.isDirty !== this.#state.isDirty) this.onBegun(this.#state.isDirty);
    for (const listener of this.#listeners) listener();
  }

  #stateNow(): DraftState<Values, Fault> {
    const { base, values, conflicts, taken } = this.#need();
    const { isSame = isSameContent, validate, isSaidAtOnce, isBlocking, refusal } = this.rules;
    const fields = fieldsOf(values);
    const changed = fields.filter((field) => !isSame(field, base, values));
    const faults = validate?.(values, base) ?? {};
    const isShown = (field: FieldOf<Values>) =>
      this.#tries > 0 ||
      this.#left.has(field) ||
      isSaidAtOnce?.(field, values, changed.includes(field)) === true;
    const refused: { [Field in FieldOf<Values>]?: string } = {};
    for (const said of refusal ? [refusal, ...this.#refusals] : this.#refusals)
      for (const field of fields)
        if (said.messages[field] !== undefined && isSame(field, said.values, values))
          refused[field] = said.messages[field];
    const isDirty = changed.length > 0;
    const isSaid = Object.keys(refused).length > 0;
    return {
      changed,
      isDirty,
      conflicts,
      taken,
      faults,
      shownFaults: pick(faults, isShown),
      blocking: fieldsOf(faults).filter((field) => isBlocking?.(field, values, base) ?? true),
      refused,
      tries: this.#tries,
      isSaving: this.#saving !== undefined,
      isSaved: this.#hasSaved && !isDirty,
      error: isSaid ? null : this.#error,
    };
  }

  #need(): Draft<Values> {
    if (!this.#draft)
      throw new Error('A draft form has no values yet: draw its fields once what is saved is here.');
    return this.#draft;
  }
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
function steady<Values, Fault>(
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
