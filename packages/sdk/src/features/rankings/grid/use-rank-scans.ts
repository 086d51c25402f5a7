import { useMemo } from 'react';
import type { Schemas, PageOf } from '../../../client/schema.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { RankScan } from '../ranking.ts';
import { listRankScans } from './rank-grid-queries.ts';
import { isScanDone, isScanFailed, isScanRunning } from './scan-state.ts';

const noScans: RankScan[] = [];

/** What `useRankScans` returns. */
export type UseRankScansResult = QueryResult<PageOf<Schemas['RankScan']>> & {
  /** Those that have been made, the oldest first. */
  scans: Schemas['RankScan'][];
  /** The one that is being made. */
  running: Schemas['RankScan'] | undefined;
  /** The newest, where it could not be made. */
  failed: Schemas['RankScan'] | undefined;
};

/**
 * The scans of a grid, sixty at most. Nothing is fetched without an id.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { scans, running } = useRankScans(3);
 * return <p>{scans.length} {running && 'Skanuję'}</p>;
 * ```
 */
export function useRankScans(gridId: number | undefined): UseRankScansResult {
  const query = usePinfoldQuery({
    ...listRankScans(useClient(), gridId ?? 0),
    enabled: gridId !== undefined,
  });
  const results = gridId === undefined ? noScans : (query.data?.results ?? noScans);
  const scans = useMemo(() => results.filter(isScanDone).toReversed(), [results]);
  const [newest] = results;
  return {
    ...query,
    scans,
    running: results.find(isScanRunning),
    failed: newest && isScanFailed(newest) ? newest : undefined,
  };
}
