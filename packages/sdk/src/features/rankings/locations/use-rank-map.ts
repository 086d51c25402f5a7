import type { Schemas } from '../../../client/schema.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { getRankMap } from './rank-location-queries.ts';
import type { RankLocationFilters } from './rank-locations-search.ts';

const everywhere: RankLocationFilters = {};

/**
 * The latest position of every location by one keyword, with where it is. Nothing is fetched without a keyword.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: map } = useRankMap('kawiarnia', { cities: ['Kraków'] });
 * return map?.results.map(({ facility, name, position }) => <p key={facility}>{name}: {position ?? '20+'}</p>);
 * ```
 */
export function useRankMap(
  keyword: string | undefined,
  filters: RankLocationFilters = everywhere,
  { enabled = true }: { enabled?: boolean } = {},
): QueryResult<Schemas['RankMap']> {
  const client = useClient();
  return usePinfoldQuery({
    ...getRankMap(client, keyword ?? '', filters),
    enabled: enabled && keyword !== undefined,
    // Another company's map is never shown, not even for a moment.
    placeholderData: (former, query) => (query?.queryKey[1] === client.scope ? former : undefined),
  });
}
