import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useController } from 'react-hook-form';
import { usePinfold } from '../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../query/use-pinfold-query.ts';
import type { DraftForm, DraftRules, DraftState } from './draft-form.ts';
import { KeptDraftForm } from './kept-draft-form.ts';
import type { Draft, FieldOf } from './merge-draft.ts';

/** Options of `useDraftForm`. */
export interface DraftFormOptions<Values extends object, Fault> extends DraftRules<Values, Fault> {
  /** Key of the draft in the Provider's cache. Include the client's scope, so that a change of company removes it. */
  key: QueryKey;
  /** The saved values; undefined until they have loaded. */
  saved: Values | undefined;
}

/**
 * Returns a form for editing saved values. The draft stays in the Provider's cache when the form unmounts. When another
 * user saves, unchanged fields take the new value, and changed ones become conflicts. The calling component does not
 * rerender for any of this: subscribe with `useDraftField`, `useDraftState` and `useDraftValues`.
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
  // Set in each render, since the callbacks close over its values.
  form.rules = rules;
  if (saved) form.begin(saved);
  useEffect(() => form.follow(saved));
  return form;
}

/** Props of a field's control. */
export interface DraftField<Value, Fault = string> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  /** Message of its shown fault, else the API's message for this value. */
  errorMessage: string | undefined;
  /** The shown fault, as returned by `validate`. */
  fault: Fault | undefined;
}

/**
 * Returns one field of a form; rerenders only for changes of that field.
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
 * Returns the state of a form or a part of it; rerenders only when that changes.
 *
 * @param select - Picks a part, such as `({ isDirty }) => isDirty`. It must not create new objects.
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
 * Returns the values of a form or a part of them; rerenders only when these change.
 *
 * @param select - Picks a part, such as `({ country }) => country`. It must not create new objects.
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
 * Returns the draft with its base; undefined until the saved values have loaded. Rerenders for every change.
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

/** Returns the saved values that the draft is compared with, or a part of them. */
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
 * Returns the keys of all dirty drafts, also of forms that are not mounted.
 *
 * @param prefix - Beginning of their keys.
 */
export function useBegunDrafts(prefix: QueryKey): QueryKey[] {
  const { queryClient } = usePinfold();
  const subscribe = useCallback(
    (listener: () => void) =>
      queryClient.getQueryCache().subscribe(({ type }) => {
        // Queries and observers are added during render, when no state may be set.
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

/** Cache entry of a draft. */
interface KeptEntry {
  form: unknown;
  isBegun: boolean;
}

function useKeptForm<Values extends object, Fault>(key: QueryKey): KeptDraftForm<Values, Fault> {
  const { queryClient } = usePinfold();
  const hash = hashKey(key);
  // Creates the entry, and keeps it from being garbage-collected.
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
      // StrictMode unmounts and remounts at once.
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
