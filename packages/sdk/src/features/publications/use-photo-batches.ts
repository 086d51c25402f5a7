import { isUnderWay } from '@pinfold/contract/batch-status';
import type { PageOf } from '../../client/schema.ts';
import { useClient, usePinfold } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { useSettled } from '../../state/use-settled.ts';
import {
  listPhotoBatches,
  listPhotoBatchItems,
  type PhotoBatch,
  type PhotoBatchItem,
  type PhotoItemState,
} from './photos.queries.ts';

const noBatches: PhotoBatch[] = [];

/** What `usePhotoBatches` returns. */
export type UsePhotoBatchesResult = QueryResult<PageOf<PhotoBatch>> & {
  /** The latest five, newest first. */
  batches: PhotoBatch[];
  /** Those that are still being sent or deleted. */
  open: PhotoBatch[];
};

/**
 * Photos that were sent or deleted together, and how far they are. Looked at again while one is under way; when photos
 * of it could not be sent, the Provider's `onError` receives `photos_partial`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { open } = usePhotoBatches();
 * return open.map(({ id, done, total }) => <progress key={id} value={done} max={total} />);
 * ```
 */
export function usePhotoBatches({ enabled = true }: { enabled?: boolean } = {}): UsePhotoBatchesResult {
  const query = usePinfoldQuery({ ...listPhotoBatches(useClient()), enabled });
  const batches = query.data?.results ?? noBatches;
  const { report } = usePinfold();
  useSettled('photo_batch', batches, {
    isUnderWay,
    onSettled: ({ action, failed }) => {
      if (action === 1 && failed > 0) report('photos_partial');
    },
  });
  return { ...query, batches, open: batches.filter(isUnderWay) };
}

const noItems: PhotoBatchItem[] = [];

/** Which photos of a batch are listed. */
export interface PhotoBatchItemsOptions {
  /** Left out, photos in all states. */
  state?: PhotoItemState | undefined;
  /** From 1. @defaultValue 1 */
  page?: number | undefined;
  /** False holds the call back. @defaultValue true */
  enabled?: boolean | undefined;
}

/** What `usePhotoBatchItems` returns. */
export type UsePhotoBatchItemsResult = QueryResult<PageOf<PhotoBatchItem>> & {
  items: PhotoBatchItem[];
  /** All that match, on every page; undefined before the first response. */
  count: number | undefined;
};

/** Rows of a page of `usePhotoBatchItems`. */
export const photoBatchItemsPerPage = 20;

/**
 * What became of each photo of a batch at each location, 20 per page. Nothing is fetched without an id.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { items } = usePhotoBatchItems(4, { state: 'failed' });
 * return items.map(({ id, location, problem }) => <li key={id}>{location.name}: {problem}</li>);
 * ```
 */
export function usePhotoBatchItems(
  id: number | undefined,
  { state, page = 1, enabled = true }: PhotoBatchItemsOptions = {},
): UsePhotoBatchItemsResult {
  const query = usePinfoldQuery({
    ...listPhotoBatchItems(useClient(), id ?? 0, { state, pageSize: photoBatchItemsPerPage }, page),
    enabled: enabled && id !== undefined,
  });
  return { ...query, items: query.data?.results ?? noItems, count: query.data?.count };
}
