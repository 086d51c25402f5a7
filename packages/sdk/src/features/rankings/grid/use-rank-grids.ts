import type { PageOf } from '../../../client/schema.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { RankGrid } from '../ranking.ts';
import { listRankGrids, type RankGridSearch } from './rank-grid-queries.ts';

const noGrids: RankGrid[] = [];

/** What `useRankGrids` returns. */
export type UseRankGridsResult = QueryResult<PageOf<RankGrid>> & {
  grids: RankGrid[];
  /** On every page; undefined before the first answer. */
  count: number | undefined;
};

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
export function useRankGrids({
  enabled = true,
  ...search
}: RankGridSearch & { enabled?: boolean } = {}): UseRankGridsResult {
  const query = usePinfoldQuery({ ...listRankGrids(useClient(), search), enabled });
  return {
    ...query,
    grids: query.data?.results ?? noGrids,
    count: query.data?.count,
  };
}
