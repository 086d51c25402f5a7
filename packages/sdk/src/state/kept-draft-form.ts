import { createFormControl } from 'react-hook-form';
import { ApiError } from '../client/api-error.ts';
import {
  type DraftForm,
  draftState,
  steadyState,
  type ByField,
  type DraftRules,
  type DraftState,
  type Refusal,
} from './draft-form.ts';
import {
  fieldsOf,
  isSameContent,
  mergeDraft,
  newDraft,
  type Draft,
  type FieldOf,
  type IsSameField,
} from './merge-draft.ts';

/** A pending save. */
interface Saving<Values> {
  sent: Partial<Values>;
  /** The saved values already include what was sent, before the response has arrived. */
  isConfirmed: boolean;
}

/** A draft form: values in react-hook-form, with the saved values and the progress of saving. */
export class KeptDraftForm<Values extends object, Fault> implements DraftForm<Values, Fault> {
  readonly control: ReturnType<typeof createFormControl>['control'];
  rules: DraftRules<Values, Fault> = {};
  /** Number of mounted views. */
  readonly views: { count: number } = { count: 0 };
  /** Called when the form becomes dirty or clean. */
  onBegun: (isBegun: boolean) => void = () => undefined;
  readonly #controls = createFormControl();
  readonly #listeners = new Set<() => void>();
  #draft: Draft<Values> | undefined;
  /** The saved values that were last merged; newer ones wait for a pending save. */
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

  /** Sets the first saved values; does nothing if the form has a draft. */
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

  setValues = (values: Partial<Values>): void => {
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

  /** Called when the last view has unmounted: resets messages and attempts, and keeps only a dirty or pending draft. */
  rest(): void {
    this.#begin();
    this.#hasSaved = false;
    this.#error = null;
    this.#tell();
    if (!this.#state.isDirty && !this.#state.isSaving) this.#draft = undefined;
  }

  /** Makes what was sent the base if the saved values include it, so that later typing is compared with it. */
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

  /** Takes over typed values and clears the result of the last save. */
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

  /** Clears refusals and attempts. */
  #begin(): void {
    this.#refusals = [];
    this.forgetAttempts();
  }

  #tell(): void {
    if (!this.#draft) return;
    const before = this.#state;
    this.#state = steadyState(before, this.#stateNow());
    if (before.isDirty !== this.#state.isDirty) this.onBegun(this.#state.isDirty);
    for (const listener of this.#listeners) listener();
  }

  #stateNow(): DraftState<Values, Fault> {
    return draftState(this.#need(), this.rules, {
      tries: this.#tries,
      left: this.#left,
      refusals: this.#refusals,
      isSaving: this.#saving !== undefined,
      hasSaved: this.#hasSaved,
      error: this.#error,
    });
  }

  #need(): Draft<Values> {
    if (!this.#draft)
      throw new Error('A draft form has no values yet: draw its fields once what is saved is here.');
    return this.#draft;
  }
}
