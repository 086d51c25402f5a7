import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { RankOverview } from '../ranking.ts';
import { getRankOverview } from './rank-location-queries.ts';
import type { RankLocationsSearch } from './rank-locations-search.ts';

const everything: RankLocationsSearch = {};

/**
 * Positions of all locations over time: averages, and how many measured days fall among the first 3, 10 and 20. Without
 * keywords, of all that are watched.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data } = useRankOverview({ preset: 'last_90_days' });
 * return <p>{data?.summary.average_all}</p>;
 * ```
 */
export function useRankOverview(
  search: RankLocationsSearch = everything,
  { enabled = true }: { enabled?: boolean } = {},
): QueryResult<RankOverview> {
  const client = useClient();
  return usePinfoldQuery({
    ...getRankOverview(client, search),
    enabled,
    // Another company's chart is never shown, not even for a moment.
    placeholderData: (former, query) => (query?.queryKey[1] === client.scope ? former : undefined),
  });
}
