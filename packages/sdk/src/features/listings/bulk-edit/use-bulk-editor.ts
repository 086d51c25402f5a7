import { useState } from 'react';
import type { Schemas } from '../../../client/schema.ts';
import { usePermission, type PermissionDecision } from '../../../permissions/use-permission.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { QueryResult } from '../../../query/results.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import type { BulkKey } from './bulk-edit-draft.ts';
import type { BulkEditProgress, BulkEditRowKind } from './bulk-edit.queries.ts';
import { useBulkEdit, useBulkEdits, type UseBulkEditsResult, useStartBulkEdit } from './use-bulk-edits.ts';
import { useBulkEditForm, type BulkEditForm } from './use-bulk-edit-form.ts';
import {
  fieldOf,
  useBulkEditPreview,
  useEditableBulkKeys,
  useMixedValues,
  type UseMixedValuesResult,
} from './use-bulk-selection.ts';

/** Step of a bulk edit. */
export type BulkEditorStep = 'edit' | 'review' | 'run';

/** Controlled values and callbacks of a bulk edit. */
export interface BulkEditorOptions {
  /** The chosen locations; 10 000 at most. */
  facilitiesIds: readonly number[];
  /** The user left some out. */
  onFacilitiesIdsChange: (ids: number[]) => void;
  /** It was started. */
  onStarted?: ((started: BulkEditProgress) => void) | undefined;
}

/** What editing many locations takes; the fields take their own permissions. */
export const bulkEditAccess = {
  permission: 'view_facilities_data',
  module: 'business_addresses',
  plan: 'manage_location_data',
  demo: 'blocked',
} as const;

/**
 * A bulk edit from the chosen locations to its outcome: the form, what it would do, and the one that is being sent. One
 * that is open when the user comes, and nothing was begun meanwhile, is shown at once: a reload loses nothing.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in the queries and in `refusal`.
 * @example
 * ```tsx
 * const editor = useBulkEditor({ facilitiesIds: ids, onFacilitiesIdsChange: setIds });
 * return <BulkEditorView editor={editor} />;
 * ```
 */
export function useBulkEditor({
  facilitiesIds: ids,
  onFacilitiesIdsChange,
  onStarted,
}: BulkEditorOptions): BulkEditorState {
  const t = useTranslate();
  const permission = usePermission(bulkEditAccess);
  const { messageFor, reportElsewhere } = useFormRefusal();
  const { keys, hiddenCount } = useEditableBulkKeys();
  const form = useBulkEditForm();
  const [place, setPlace] = useState<'edit' | 'review'>('edit');
  const [kind, setKind] = useState<BulkEditRowKind>();
  const [page, setPage] = useState(1);
  const [isLeavingOut, setLeavingOut] = useState(false);
  const [followedId, setFollowedId] = useState<number>();
  const [isPreparing, setPreparing] = useState(false);

  const edits = useBulkEdits();
  const { open } = edits;
  if (open && followedId === undefined && !isPreparing && form.ticked.length === 0) setFollowedId(open.id);
  const followed = useBulkEdit(followedId);

  const isReviewing = followedId === undefined && place === 'review';
  const fields = [...new Set([...keys.map(fieldOf), 'country' as const])];
  const mixed = useMixedValues(followedId === undefined ? ids : [], fields);
  const preview = useBulkEditPreview({
    ids,
    edit: form.edit,
    kind,
    page,
    enabled: isReviewing && !form.noChanges,
  });
  const start = useStartBulkEdit();

  const found = preview.data;
  const blocked = found ? found.with_problems + found.refused : 0;
  const sendableIds = found?.sendable_ids ?? [];
  const goTo = (next: 'edit' | 'review') => {
    start.reset();
    setPlace(next);
    setKind(undefined);
    setPage(1);
    setLeavingOut(false);
  };
  const startReason = (): string | undefined => {
    if (permission.reason) return permission.reason.text;
    if (open) return t('bulk_edit.refusal.another');
    if (found && sendableIds.length === 0) return t('bulk_edit.refusal.nothing');
    if (blocked > 0 && !isLeavingOut) return t('bulk_edit.refusal.blocked');
    return undefined;
  };

  return {
    step: followedId === undefined ? place : ('run' as BulkEditorStep),
    ids,
    leaveOut: (out: readonly number[]) => onFacilitiesIdsChange(ids.filter((id) => !out.includes(id))),
    form,
    mixed,
    keys,
    hiddenCount,
    reviewRefusal: form.noChanges
      ? t('bulk_edit.refusal.no_changes')
      : form.faults.length > 0
        ? t('bulk_edit.refusal.faults')
        : undefined,
    review: () => goTo('review'),
    backToEdit: () => goTo('edit'),
    preview,
    kind,
    showKind: (next: BulkEditRowKind | undefined) => {
      setKind(next);
      setPage(1);
    },
    page,
    setPage,
    blocked,
    sendableIds,
    isLeavingOut,
    setLeavingOut,
    start: () =>
      start.mutate(
        { ids: sendableIds, edit: form.edit },
        {
          onSuccess: (started) => {
            form.discard();
            goTo('edit');
            setPreparing(false);
            setFollowedId(started.id);
            onStarted?.(started);
          },
          onError: (error) => {
            reportElsewhere(error);
            void edits.refetch();
            void preview.refetch();
          },
        },
      ),
    isStarting: start.isPending,
    startReason: startReason(),
    refusal: messageFor(start.error),
    open,
    followed: followed.data ?? edits.bulkEdits.find((one) => one.id === followedId),
    follow: (id: number) => setFollowedId(id),
    prepareNext: () => {
      setPreparing(true);
      setFollowedId(undefined);
    },
    edits,
    permission,
  };
}

/** What `useBulkEditor` gives. */
export interface BulkEditorState {
  step: BulkEditorStep;
  ids: readonly number[];
  /** Takes locations out of the selection. */
  leaveOut: (out: readonly number[]) => void;
  form: BulkEditForm;
  mixed: UseMixedValuesResult;
  /** What the user may change, and how many fields stay hidden from them. */
  keys: readonly BulkKey[];
  hiddenCount: number;
  /** Why there is nothing to review yet: no field, or one with a fault. */
  reviewRefusal: string | undefined;
  review: () => void;
  backToEdit: () => void;
  preview: QueryResult<Schemas['BulkEditPreview']>;
  kind: BulkEditRowKind | undefined;
  showKind: (next: BulkEditRowKind | undefined) => void;
  page: number;
  setPage: (value: number) => void;
  /** Locations that block the edit: with faults, or not editable now. */
  blocked: number;
  sendableIds: number[];
  isLeavingOut: boolean;
  setLeavingOut: (value: boolean) => void;
  start: () => void;
  isStarting: boolean;
  startReason: string | undefined;
  /** Why the last start was refused, as text. */
  refusal: string | undefined;
  /** The bulk edit of the company that is open. */
  open: BulkEditProgress | undefined;
  /** The one that is shown, and how far it is. */
  followed: BulkEditProgress | undefined;
  follow: (id: number) => void;
  /** Leaves the one that is shown, to prepare another. */
  prepareNext: () => void;
  edits: UseBulkEditsResult;
  permission: PermissionDecision;
}
