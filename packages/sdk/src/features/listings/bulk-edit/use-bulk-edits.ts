import { isUnderWay } from '@pinfold/contract/batch-status';
import { csvText } from '@pinfold/contract/csv-text';
import type { BulkEdit } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import type { BulkEditStep } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import type { Language } from '@pinfold/contract/languages';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { PageOf } from '../../../client/schema.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { awaitedMs, pollWhileOpen } from '../../../query/poll-while-open.ts';
import { bulkEditKeys, locationKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import {
  type BulkEditItem,
  type BulkEditItemSearch,
  type BulkEditProgress,
  failedItems,
  getBulkEdit,
  listBulkEditItems,
  listBulkEdits,
} from './bulk-edit.queries.ts';
import { toRequestBody } from '../to-request-body.ts';
import { unwrapResponse } from '../../../client/transport.ts';

const noBulkEdits: BulkEditProgress[] = [];

/** What `useBulkEdits` returns. */
export type UseBulkEditsResult = QueryResult<PageOf<BulkEditProgress>> & {
  bulkEdits: BulkEditProgress[];
  open: BulkEditProgress | undefined;
};

/**
 * The latest bulk edits and how far they are. One at most is open: being sent, or paused.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { open } = useBulkEdits();
 * return open ? <progress value={open.ok + open.failed} max={open.total} /> : null;
 * ```
 */
export function useBulkEdits({ enabled = true }: { enabled?: boolean | undefined } = {}): UseBulkEditsResult {
  const query = usePinfoldQuery({
    ...listBulkEdits(useClient()),
    enabled,
    refetchInterval: pollWhileOpen(({ results }) => results.some(isMoving), awaitedMs),
  });
  const bulkEdits = query.data?.results ?? noBulkEdits;
  return { ...query, bulkEdits, open: bulkEdits.find(isUnderWay) };
}

/**
 * One bulk edit and how far it is.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: bulkEdit } = useBulkEdit(12);
 * ```
 */
export function useBulkEdit(id: number | undefined): QueryResult<BulkEditProgress> {
  return usePinfoldQuery({
    ...getBulkEdit(useClient(), id ?? 0),
    enabled: id !== undefined,
    refetchInterval: pollWhileOpen(isMoving, awaitedMs),
  });
}

/**
 * The locations of a bulk edit with their outcomes, 50 per page.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: failed } = useBulkEditItems(12, { status: 4 });
 * ```
 */
export function useBulkEditItems(
  id: number,
  search: BulkEditItemSearch = {},
): QueryResult<PageOf<BulkEditItem>> {
  return usePinfoldQuery(listBulkEditItems(useClient(), id, search));
}

function isMoving(progress: BulkEditProgress): boolean {
  return isUnderWay(progress) && !progress.is_paused;
}

/** One edit of many locations. */
export interface BulkEditVariables {
  /** 10 000 at most; those with all of these values already are skipped. */
  ids: readonly number[];
  edit: BulkEdit;
}

/**
 * Starts a bulk edit. It is refused while another one of the company is open (`bulk_edit_in_progress`), and when a
 * location has a fault or cannot be changed now (`bulk_edit_invalid`): the preview's `sendable_ids` are those without.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; then nothing was sent.
 * @example
 * ```tsx
 * const start = useStartBulkEdit();
 * start.mutate({ ids, edit: { labels: { mode: 'add', values: ['ogródek'] } } });
 * ```
 */
export function useStartBulkEdit(): MutationResult<BulkEditProgress, BulkEditVariables> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: ({ ids, edit }: BulkEditVariables) =>
      unwrapResponse(
        client.api.PATCH('/facilities/', { body: { facilities_ids: [...ids], edit: toRequestBody(edit) } }),
      ),
    onSuccess: (started) => {
      queryClient.setQueryData(bulkEditKeys.detail(client.scope, started.id), started);
      emit({ type: 'bulk_edit_started', bulkEditId: started.id, locations: started.total });
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: bulkEditKeys.all });
      void queryClient.invalidateQueries({ queryKey: locationKeys.all });
    },
  });
}

/** Which bulk edit is to take which step. */
export interface BulkEditStepVariables {
  id: number;
  step: BulkEditStep;
}

/**
 * Pauses or resumes a bulk edit, sends failed changes again, or reverts it where nothing has changed since. Reverting
 * starts a new bulk edit, which is returned.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const step = useStepBulkEdit();
 * step.mutate({ id: 12, step: 'pause' });
 * ```
 */
export function useStepBulkEdit(): MutationResult<BulkEditProgress, BulkEditStepVariables> {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    mutationFn: ({ id, step }: BulkEditStepVariables): Promise<BulkEditProgress> =>
      unwrapResponse(calls[step](client, id)),
    onSuccess: (progress) =>
      void queryClient.setQueryData(bulkEditKeys.detail(client.scope, progress.id), progress),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: bulkEditKeys.all });
      void queryClient.invalidateQueries({ queryKey: locationKeys.all });
    },
  });
}

/**
 * Returns all locations in which a bulk edit failed, with the reasons, to show or to save.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const failures = useBulkEditFailures();
 * failures.mutate(12, { onSuccess: (items) => save(items) });
 * ```
 */
export function useBulkEditFailures(): MutationResult<BulkEditItem[], number> {
  const { client } = usePinfold();
  return usePinfoldMutation({ mutationFn: (id: number) => failedItems(client, id) });
}

const calls = {
  pause: ({ api }: PinfoldClient, id: number) =>
    api.POST('/bulk-edits/{id}/pause/', { params: { path: { id } } }),
  resume: ({ api }: PinfoldClient, id: number) =>
    api.POST('/bulk-edits/{id}/resume/', { params: { path: { id } } }),
  retry: ({ api }: PinfoldClient, id: number) =>
    api.POST('/bulk-edits/{id}/retry/', { params: { path: { id } } }),
  revert: ({ api }: PinfoldClient, id: number) =>
    api.POST('/bulk-edits/{id}/revert/', { params: { path: { id } } }),
};

/**
 * Locations in which a bulk edit failed, a line for each reason, as a spreadsheet reads it: with the mark that has it
 * read UTF-8, and with formulas made harmless.
 *
 * @param headings - Of the columns: store code, name, address, reason.
 * @param language - Of the spreadsheet that opens it, which decides what stands between the cells.
 */
export function bulkFailuresCsv(
  items: readonly BulkEditItem[],
  headings: readonly string[],
  language: Language = 'en',
): string {
  const rows = items.flatMap(({ store_code, name, formatted_address, problems }) => {
    const reasons = problems.length > 0 ? problems.map(({ message }) => message) : [''];
    return reasons.map((reason) => [store_code, name, formatted_address, reason]);
  });
  return csvText([headings, ...rows], language);
}
