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
import { useBegunDrafts, useDraftForm, useDraftValues } from '../../../state/use-draft-form.ts';
import {
  bulkDraftFaults,
  type BulkEditDraft,
  bulkEditOf,
  type BulkFault,
  type BulkKey,
  isBulkList,
  noBulkEdit,
  type PlainField,
  tickedKeys,
} from './bulk-edit-draft.ts';

/**
 * The form of a bulk edit. A field that is not ticked stays as each location has it, and so does one that is ticked and
 * blank; to empty it everywhere is a step of its own. What is filled in stays while the Provider lives.
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
  const form = useDraftForm<BulkEditDraft>({ key: draftKeys.bulkEdit(client.scope), saved: noBulkEdit });
  const draft = useDraftValues(form);
  const change = (next: (draft: BulkEditDraft) => BulkEditDraft) => form.setValues(next(form.getValues()));
  const [pendingSwitch, setPendingSwitch] = useState<{ list: BulkList; mode: BulkMode }>();
  const date = today();
  const edit = useMemo(() => bulkEditOf(draft), [draft]);
  const faults = useMemo(() => bulkDraftFaults(draft, date), [draft, date]);
  const ticked = tickedKeys(draft);

  const setList = <List extends BulkList>(list: List, next: BulkLists[List]) =>
    change((now) => ({ ...now, lists: { ...now.lists, [list]: next }, cleared: without(now.cleared, list) }));
  const listOf = <List extends BulkList>(list: List): BulkLists[List] =>
    draft.lists[list] ?? ({ mode: 'add', values: [] } satisfies ListEdit<never>);
  const switchTo = <List extends BulkList>(list: List, mode: BulkMode) =>
    setList(list, switchBulkMode(listOf<BulkList>(list) as ListEdit<unknown>, mode) as BulkLists[List]);

  return {
    draft,
    edit,
    faults,
    noChanges: bulkEditFault(edit),
    ticked,
    isTicked: (key: BulkKey) => ticked.includes(key),
    tick: (key: BulkKey, isTicked: boolean, value?: unknown) =>
      change((now) => (isTicked ? withKey(now, key, value) : withoutKey(now, key))),
    valueOf: <Field extends PlainField>(field: Field): ListingFields[Field] | undefined =>
      draft.fields[field],
    set: <Field extends PlainField>(field: Field, value: ListingFields[Field]) =>
      change((now) => ({
        ...now,
        fields: { ...now.fields, [field]: value },
        cleared: without(now.cleared, field),
      })),
    setCoordinate: (half: keyof BulkCoordinates, text: string) =>
      change((now) => ({ ...now, coordinates: { ...now.coordinates, [half]: text } })),
    isCleared: (key: BulkKey) => draft.cleared.includes(key),
    clear: (key: BulkKey, isCleared: boolean) =>
      change((now) => {
        const cleared = without(now.cleared, key);
        return isCleared
          ? { ...withKey(withoutKey(now, key), key), cleared: [...cleared, key] }
          : { ...now, cleared };
      }),
    listOf,
    setValues: <List extends BulkList>(list: List, values: BulkLists[List]['values']) =>
      setList(list, { mode: listOf(list).mode, values } as BulkLists[List]),
    switchMode: (list: BulkList, mode: BulkMode) => {
      if (asksBeforeSwitch(listOf(list) as ListEdit<unknown>, mode)) setPendingSwitch({ list, mode });
      else switchTo(list, mode);
    },
    pendingSwitch,
    confirmSwitch: () => {
      if (pendingSwitch) switchTo(pendingSwitch.list, pendingSwitch.mode);
      setPendingSwitch(undefined);
    },
    cancelSwitch: () => setPendingSwitch(undefined),
    discard: form.discard,
  };
}

/** What `useBulkEditForm` gives. */
export interface BulkEditForm {
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
  /** Ticks a field, to begin with nothing or with a value; or leaves it as each location has it. */
  tick: (key: BulkKey, isTicked: boolean, value?: unknown) => void;
  valueOf: <Field extends PlainField>(field: Field) => ListingFields[Field] | undefined;
  set: <Field extends PlainField>(field: Field, value: ListingFields[Field]) => void;
  /** A half of the pin, as it is typed. */
  setCoordinate: (half: keyof BulkCoordinates, text: string) => void;
  isCleared: (key: BulkKey) => boolean;
  /** Empties a field everywhere, or no longer. */
  clear: (key: BulkKey, isCleared: boolean) => void;
  listOf: <List extends BulkList>(list: List) => BulkLists[List];
  setValues: <List extends BulkList>(list: List, values: BulkLists[List]['values']) => void;
  /** Changes the mode of a list: at once while the list is empty, otherwise after `confirmSwitch`. */
  switchMode: (list: BulkList, mode: BulkMode) => void;
  /** The switch that waits to be confirmed, because it empties its list. */
  pendingSwitch: { list: BulkList; mode: BulkMode } | undefined;
  confirmSwitch: () => void;
  cancelSwitch: () => void;
  discard: () => void;
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
 * Whether a bulk edit was begun and not sent, on whatever page the reader is.
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
