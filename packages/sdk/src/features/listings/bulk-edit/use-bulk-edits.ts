import type { PageOf } from '../../../client/schema.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import {
  getBulkEdit,
  listBulkEditItems,
  listBulkEdits,
  type BulkEditItemSearch,
} from './bulk-edit-queries.ts';
import { isUnderWay, type BulkEditProgress, type BulkEditItem } from './bulk-edit-progress.ts';

/** Milliseconds between looks at a bulk edit that is being sent; live events usually come first. */
const progressIntervalMs = 3000;

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
    refetchInterval: ({ state }) => (state.data?.results.some(isMoving) ? progressIntervalMs : false),
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
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? progressIntervalMs : false),
  });
}

/**
 * The locations of a bulk edit with what became of each, fifty a page.
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
