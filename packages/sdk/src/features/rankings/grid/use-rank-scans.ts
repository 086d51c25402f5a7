import { useMemo } from 'react';
import { useClient } from '../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { RankScan } from '../ranking.ts';
import { listRankScans } from './rank-grid-queries.ts';
import { isScanDone, isScanFailed, isScanRunning } from './scan-state.ts';

const noScans: RankScan[] = [];

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
export function useRankScans(gridId: number | undefined) {
  const query = usePinfoldQuery({
    ...listRankScans(useClient(), gridId ?? 0),
    enabled: gridId !== undefined,
  });
  const results = gridId === undefined ? noScans : (query.data?.results ?? noScans);
  const scans = useMemo(() => results.filter(isScanDone).toReversed(), [results]);
  const [newest] = results;
  return {
    ...query,
    /** Those that have been made, the oldest first. */
    scans,
    /** The one that is being made. */
    running: results.find(isScanRunning),
    /** The newest, where it could not be made. */
    failed: newest && isScanFailed(newest) ? newest : undefined,
  };
}
