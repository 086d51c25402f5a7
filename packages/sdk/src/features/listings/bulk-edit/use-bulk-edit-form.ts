import { useMemo, useState } from 'react';
import {
  asksBeforeSwitch,
  type BulkCoordinates,
  type BulkEdit,
  bulkEditFault,
  type BulkList,
  type BulkLists,
  type BulkMode,
  type ListEdit,
  switchBulkMode,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import type { Fault } from '@pinfold/contract/features/listings/fault';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { useFormat } from '../../../i18n/use-format.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import type { DraftForm } from '../../../state/draft-form.ts';
import { useBegunDrafts, useDraftForm, useDraftValues } from '../../../state/use-draft-form.ts';
import {
  bulkDraftFaults,
  type BulkEditDraft,
  bulkEditOf,
  type BulkFault,
  type BulkKey,
  isBulkList,
  listIn,
  noBulkEdit,
  type PlainField,
  tickedKeys,
} from './bulk-edit-draft.ts';

/**
 * The form of a bulk edit. Fields that are not ticked, or ticked and blank, keep each location's value; `clear` empties
 * one everywhere. Unsaved input is kept while the Provider is mounted.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const form = useBulkEditForm();
 * form.set('website', 'https://lipa.pl');
 * form.setValues('labels', ['ogródek']);
 * start.mutate({ ids, edit: form.edit });
 * ```
 */
export function useBulkEditForm(): BulkEditForm {
  const { client } = usePinfold();
  const { today } = useFormat();
  const store = useDraftForm<BulkEditDraft>({ key: draftKeys.bulkEdit(client.scope), saved: noBulkEdit });
  const draft = useDraftValues(store);
  const [pendingSwitch, setPendingSwitch] = useState<PendingSwitch>();
  const controls = useMemo(() => controlsOf(store, setPendingSwitch), [store]);
  const date = today();
  const edit = useMemo(() => bulkEditOf(draft), [draft]);
  const faults = useMemo(() => bulkDraftFaults(draft, date), [draft, date]);
  const ticked = tickedKeys(draft);
  return {
    ...controls,
    controls,
    draft,
    edit,
    faults,
    noChanges: bulkEditFault(edit),
    ticked,
    isTicked: (key: BulkKey) => ticked.includes(key),
    valueOf: <Field extends PlainField>(field: Field): ListingFields[Field] | undefined =>
      draft.fields[field],
    isCleared: (key: BulkKey) => draft.cleared.includes(key),
    listOf: <List extends BulkList>(list: List): BulkLists[List] => listIn(draft, list),
    pendingSwitch,
    confirmSwitch: () => {
      if (pendingSwitch) switchTo(store, pendingSwitch);
      setPendingSwitch(undefined);
    },
    cancelSwitch: () => setPendingSwitch(undefined),
  };
}

/** A switch of a list's mode that waits to be confirmed. */
interface PendingSwitch {
  list: BulkList;
  mode: BulkMode;
}

/**
 * Setters of a bulk edit's form. The object is stable: a component that reads a value with
 * `useDraftValues(controls.store, …)` renders only when that value changes.
 */
export interface BulkFormControls {
  store: DraftForm<BulkEditDraft>;
  /** Ticks a field, blank or with an initial value; or unticks it, to keep each location's value. */
  tick: (key: BulkKey, isTicked: boolean, value?: unknown) => void;
  set: <Field extends PlainField>(field: Field, value: ListingFields[Field]) => void;
  /** A half of the pin, as it is typed. */
  setCoordinate: (half: keyof BulkCoordinates, text: string) => void;
  /** Empties a field everywhere, or no longer. */
  clear: (key: BulkKey, isCleared: boolean) => void;
  setValues: <List extends BulkList>(list: List, values: BulkLists[List]['values']) => void;
  /** Changes the mode of a list: at once while the list is empty, otherwise after `confirmSwitch`. */
  switchMode: (list: BulkList, mode: BulkMode) => void;
  discard: () => void;
}

/** What `useBulkEditForm` gives. */
export interface BulkEditForm extends BulkFormControls {
  /** The form's setters, for components that must not render on each key press. */
  controls: BulkFormControls;
  draft: BulkEditDraft;
  /** What would be sent. */
  edit: BulkEdit;
  /** What the form alone can find wrong; the preview finds the rest. */
  faults: BulkFault[];
  /** Why there is nothing to send: no field is ticked and filled in. */
  noChanges: Fault | undefined;
  /** Ticked fields, in the order of the form. */
  ticked: BulkKey[];
  isTicked: (key: BulkKey) => boolean;
  valueOf: <Field extends PlainField>(field: Field) => ListingFields[Field] | undefined;
  isCleared: (key: BulkKey) => boolean;
  listOf: <List extends BulkList>(list: List) => BulkLists[List];
  /** The switch that waits to be confirmed, because it empties its list. */
  pendingSwitch: PendingSwitch | undefined;
  confirmSwitch: () => void;
  cancelSwitch: () => void;
}

function controlsOf(
  store: DraftForm<BulkEditDraft>,
  askToSwitch: (pending: PendingSwitch) => void,
): BulkFormControls {
  const change = (next: (draft: BulkEditDraft) => BulkEditDraft) => store.setValues(next(store.getValues()));
  return {
    store,
    tick: (key, isTicked, value) =>
      change((now) => (isTicked ? withKey(now, key, value) : withoutKey(now, key))),
    set: (field, value) =>
      change((now) => ({
        ...now,
        fields: { ...now.fields, [field]: value },
        cleared: without(now.cleared, field),
      })),
    setCoordinate: (half, text) =>
      change((now) => ({ ...now, coordinates: { ...now.coordinates, [half]: text } })),
    clear: (key, isCleared) =>
      change((now) => {
        const cleared = without(now.cleared, key);
        return isCleared
          ? { ...withKey(withoutKey(now, key), key), cleared: [...cleared, key] }
          : { ...now, cleared };
      }),
    setValues: <List extends BulkList>(list: List, values: BulkLists[List]['values']) =>
      setList(store, list, { mode: listIn(store.getValues(), list).mode, values } as BulkLists[List]),
    switchMode: (list, mode) => {
      const now = listIn(store.getValues(), list) as ListEdit<unknown>;
      if (asksBeforeSwitch(now, mode)) askToSwitch({ list, mode });
      else switchTo(store, { list, mode });
    },
    discard: store.discard,
  };
}

function switchTo(store: DraftForm<BulkEditDraft>, { list, mode }: PendingSwitch): void {
  const now = listIn(store.getValues(), list) as ListEdit<unknown>;
  setList(store, list, switchBulkMode(now, mode) as BulkLists[BulkList]);
}

function setList<List extends BulkList>(
  store: DraftForm<BulkEditDraft>,
  list: List,
  next: BulkLists[List],
): void {
  const { lists, cleared } = store.getValues();
  store.setValues({ lists: { ...lists, [list]: next }, cleared: without(cleared, list) });
}

function withKey(draft: BulkEditDraft, key: BulkKey, value?: unknown): BulkEditDraft {
  if (isBulkList(key))
    return { ...draft, lists: { ...draft.lists, [key]: draft.lists[key] ?? { mode: 'add', values: [] } } };
  if (key === 'latitude' || key === 'longitude')
    return { ...draft, coordinates: { ...draft.coordinates, [key]: draft.coordinates[key] ?? '' } };
  return { ...draft, fields: { ...draft.fields, [key]: value ?? blankOf(key) } };
}

function withoutKey(draft: BulkEditDraft, key: BulkKey): BulkEditDraft {
  const rest = <Kept extends object>(kept: Kept) =>
    Object.fromEntries(Object.entries(kept).filter(([name]) => name !== key)) as Kept;
  return {
    fields: rest(draft.fields),
    coordinates: rest(draft.coordinates),
    lists: rest(draft.lists),
    cleared: without(draft.cleared, key),
  };
}

function blankOf(field: PlainField) {
  const lists: readonly PlainField[] = ['additional_categories', 'opening_hours', 'special_hours'];
  return lists.includes(field) ? [] : '';
}

function without(keys: readonly BulkKey[], key: BulkKey): readonly BulkKey[] {
  return keys.filter((one) => one !== key);
}

/**
 * Whether a bulk edit was begun and not sent, on whatever page the user is.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { isEmpty } = useBulkEditDraft();
 * useBeforeUnload(!isEmpty);
 * ```
 */
export function useBulkEditDraft(): { readonly isEmpty: boolean } {
  const { client } = usePinfold();
  return { isEmpty: useBegunDrafts(draftKeys.bulkEdit(client.scope)).length === 0 };
}
