import { useClient } from '../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { RankGrid } from '../ranking.ts';
import { listRankGrids, type RankGridSearch } from './rank-grid-queries.ts';

const noGrids: RankGrid[] = [];

/**
 * Grids of points around locations, each with its last scan.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { grids } = useRankGrids({ facility: 7 });
 * return <p>{grids.map(({ keyword, size }) => `${keyword}, ${size}×${size}`).join('; ')}</p>;
 * ```
 */
export function useRankGrids({ enabled = true, ...search }: RankGridSearch & { enabled?: boolean } = {}) {
  const query = usePinfoldQuery({ ...listRankGrids(useClient(), search), enabled });
  return {
    ...query,
    grids: query.data?.results ?? noGrids,
    /** On every page; undefined before the first answer. */
    count: query.data?.count,
  };
}
