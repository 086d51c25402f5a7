import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useController } from 'react-hook-form';
import { usePinfold } from '../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../query/use-pinfold-query.ts';
import type { DraftForm, DraftRules, DraftState } from './draft-form.ts';
import { KeptDraftForm } from './kept-draft-form.ts';
import type { Draft, FieldOf } from './merge-draft.ts';

/** What a form is made of. */
export interface DraftFormOptions<Values extends object, Fault> extends DraftRules<Values, Fault> {
  /** Under which key of the Provider's cache the draft is kept. It names its scope, so that a change of company forgets it. */
  key: QueryKey;
  /** What is saved; undefined until it is here. */
  saved: Values | undefined;
}

/**
 * A form over what is saved. What is typed is kept under its key while the Provider lives, also when the form goes and
 * comes back; what somebody else saves meanwhile follows where the field was left alone, and is a conflict where it was
 * not. The component that calls this is drawn anew for none of it: `useDraftField`, `useDraftState` and
 * `useDraftValues` read what they name.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal of `save` is in the state's `error` and `refused`.
 * @example
 * ```tsx
 * const form = useDraftForm({
 *   key: ['note_draft', client.scope],
 *   saved: note.data,
 *   validate: ({ text }) => (text === '' ? { text: 'Wpisz coś.' } : {}),
 *   save: (changes) => update.mutateAsync(changes),
 * });
 * ```
 */
export function useDraftForm<Values extends object, Fault = string>({
  key,
  saved,
  ...rules
}: DraftFormOptions<Values, Fault>): DraftForm<Values, Fault> {
  const form = useKeptForm<Values, Fault>(key);
  // Of the last render, whoever calls: its callbacks close over what that render knew.
  form.rules = rules;
  if (saved) form.begin(saved);
  useEffect(() => form.follow(saved));
  return form;
}

/** A field of a form as its control takes it. */
export interface DraftField<Value, Fault = string> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  /** What is wrong with it and may be said by now, or what the API said of this value. */
  errorMessage: string | undefined;
  /** What is wrong with it, as the form's rules tell it. */
  fault: Fault | undefined;
}

/**
 * One field of a form; what is typed into another draws nothing here.
 *
 * @throws Error for a form that is not one of Pinfold's hooks, or has no values yet.
 * @example
 * ```tsx
 * const { fault: _fault, ...control } = useDraftField(form, 'text');
 * return <TextField label="Notatka" {...control} />;
 * ```
 */
export function useDraftField<Values extends object, Fault, Field extends FieldOf<Values>>(
  form: DraftForm<Values, Fault>,
  name: Field,
): DraftField<Values[Field], Fault> {
  const kept = keptForm(form);
  const { field } = useController({ control: kept.control, name });
  const fault = useDraftState(form, ({ shownFaults }) => shownFaults[name]);
  useDraftState(form, (state) => state.refused[name]);
  const { onBlur: blur } = field;
  const onBlur = useCallback(() => {
    blur();
    kept.leave(name);
  }, [blur, kept, name]);
  return { value: field.value, onChange: field.onChange, onBlur, errorMessage: form.messageFor(name), fault };
}

/**
 * What a form knows of itself, or a part of that; drawn anew only when it is another.
 *
 * @param select - Picks a part, such as `({ isDirty }) => isDirty`. It returns something that is in the state already.
 * @throws Error for a form that is not one of Pinfold's hooks.
 * @example
 * ```tsx
 * const isDirty = useDraftState(form, (state) => state.isDirty);
 * ```
 */
export function useDraftState<Values extends object, Fault>(
  form: DraftForm<Values, Fault>,
): DraftState<Values, Fault>;
export function useDraftState<Values extends object, Fault, Part>(
  form: DraftForm<Values, Fault>,
  select: (state: DraftState<Values, Fault>) => Part,
): Part;
export function useDraftState<Values extends object, Fault, Part>(
  form: DraftForm<Values, Fault>,
  select?: (state: DraftState<Values, Fault>) => Part,
): Part | DraftState<Values, Fault> {
  const read = () => (select ? select(form.getState()) : form.getState());
  return useSyncExternalStore(keptForm(form).subscribe, read, read);
}

/**
 * What is typed into a form, all of it or a part; drawn anew with each letter of what it reads.
 *
 * @param select - Picks a part, such as `({ country }) => country`. It returns something that is in the values already.
 * @throws Error for a form that is not one of Pinfold's hooks, or has no values yet.
 * @example
 * ```tsx
 * const country = useDraftValues(form, (values) => values.country);
 * ```
 */
export function useDraftValues<Values extends object, Fault>(form: DraftForm<Values, Fault>): Values;
export function useDraftValues<Values extends object, Fault, Part>(
  form: DraftForm<Values, Fault>,
  select: (values: Values) => Part,
): Part;
export function useDraftValues<Values extends object, Fault, Part>(
  form: DraftForm<Values, Fault>,
  select?: (values: Values) => Part,
): Part | Values {
  const read = () => (select ? select(form.getValues()) : form.getValues());
  return useSyncExternalStore(keptForm(form).subscribe, read, read);
}

/**
 * What is typed and what it is compared with; undefined until what is saved is here. Drawn anew with each letter.
 *
 * @example
 * ```tsx
 * const { values, base } = useDraft(form) ?? {};
 * ```
 */
export function useDraft<Values extends object, Fault>(
  form: DraftForm<Values, Fault>,
): Draft<Values> | undefined {
  const { subscribe, getDraft } = keptForm(form);
  return useSyncExternalStore(subscribe, getDraft, getDraft);
}

/** What was saved when it was last compared with what is typed, or a part of it. */
export function useDraftBase<Values extends object, Fault>(form: DraftForm<Values, Fault>): Values;
export function useDraftBase<Values extends object, Fault, Part>(
  form: DraftForm<Values, Fault>,
  select: (base: Values) => Part,
): Part;
export function useDraftBase<Values extends object, Fault, Part>(
  form: DraftForm<Values, Fault>,
  select?: (base: Values) => Part,
): Part | Values {
  const read = () => (select ? select(form.getBase()) : form.getBase());
  return useSyncExternalStore(keptForm(form).subscribe, read, read);
}

/**
 * The keys of drafts in which something is begun, on whatever page the reader is.
 *
 * @param prefix - What their keys begin with.
 */
export function useBegunDrafts(prefix: QueryKey): QueryKey[] {
  const { queryClient } = usePinfold();
  const subscribe = useCallback(
    (listener: () => void) =>
      queryClient.getQueryCache().subscribe(({ type }) => {
        // Queries and their observers come into being while components render, when nothing may change.
        if (type === 'updated' || type === 'removed') listener();
      }),
    [queryClient],
  );
  const begun = () => begunKeys(queryClient, prefix);
  const read = () => begun().map(hashKey).join(' ');
  useSyncExternalStore(subscribe, read, () => '');
  return begun();
}

function begunKeys(queryClient: QueryClient, prefix: QueryKey): QueryKey[] {
  const drafts = queryClient.getQueriesData<KeptEntry>({ queryKey: prefix });
  return drafts.flatMap(([key, entry]) => (entry?.isBegun ? [key] : []));
}

/** What the cache holds under the key of a draft. */
interface KeptEntry {
  form: unknown;
  isBegun: boolean;
}

function useKeptForm<Values extends object, Fault>(key: QueryKey): KeptDraftForm<Values, Fault> {
  const { queryClient } = usePinfold();
  const hash = hashKey(key);
  // Makes the entry, and keeps it from being swept away.
  usePinfoldQuery({
    queryKey: key,
    queryFn: newEntry,
    initialData: newEntry,
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: false,
    notifyOnChangeProps: [],
  });
  const subscribe = useCallback(
    (listener: () => void) =>
      queryClient.getQueryCache().subscribe(({ query, type }) => {
        if (query.queryHash === hash && type === 'removed') listener();
      }),
    [queryClient, hash],
  );
  const read = () => queryClient.getQueryData<KeptEntry>(key)?.form;
  const form = useSyncExternalStore(subscribe, read, read);
  if (!isKeptForm<Values, Fault>(form)) throw new Error(`No draft form is kept under ${hash}.`);
  form.onBegun = (isBegun) =>
    queryClient.setQueryData<KeptEntry>(key, (entry) => (entry?.form === form ? { form, isBegun } : entry));
  useEffect(() => {
    const views = form.views;
    views.count += 1;
    return () => {
      views.count -= 1;
      // StrictMode takes a view away only to put it back at once.
      queueMicrotask(() => views.count === 0 && form.rest());
    };
  }, [form]);
  return form;
}

function newEntry(): KeptEntry {
  return { form: new KeptDraftForm(), isBegun: false };
}

function keptForm<Values extends object, Fault>(
  form: DraftForm<Values, Fault>,
): KeptDraftForm<Values, Fault> {
  if (!isKeptForm<Values, Fault>(form)) throw new Error('Hooks of a draft form need one of `useDraftForm`.');
  return form;
}

function isKeptForm<Values extends object, Fault>(form: unknown): form is KeptDraftForm<Values, Fault> {
  return form instanceof KeptDraftForm;
}
