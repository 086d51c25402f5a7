import { useMemo } from 'react';
import type { Schemas } from '../../../client/schema.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { PagedResult } from '../../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../../query/use-pinfold-infinite-query.ts';
import type { LocationPositions } from '../ranking.ts';
import type { RankOrder } from '@pinfold/contract/features/rankings/rank';
import { listLocationPositions } from './rank-location-queries.ts';
import type { RankLocationsSearch } from './rank-locations-search.ts';

const noLocations: LocationPositions[] = [];

/** In which order locations come, and how many at a time. */
export interface LocationPositionsOptions {
  /** Goes before that of the search. */
  order?: RankOrder | undefined;
  /** 1 to 100. @defaultValue 25 */
  pageSize?: number | undefined;
  /** False holds the call back. @defaultValue true */
  enabled?: boolean | undefined;
}

/** What `useLocationPositions` returns. */
export type UseLocationPositionsResult = PagedResult<Schemas['LocationPositionsPage']> & {
  locations: LocationPositions[];
  /** All that match, on every page; undefined before the first answer. */
  count: number | undefined;
};

/**
 * Positions of each location in a period, by some keywords; more locations with every `fetchNextPage`. Nothing is
 * fetched without a keyword.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { locations, count } = useLocationPositions({ keywords: ['kawiarnia'] }, { order: '-change' });
 * return <p>{count}: {locations.map(({ facility }) => facility.name).join(', ')}</p>;
 * ```
 */
export function useLocationPositions(
  search: RankLocationsSearch,
  { order, pageSize, enabled = true }: LocationPositionsOptions = {},
): UseLocationPositionsResult {
  const wanted = order ? { ...search, order } : search;
  const query = usePinfoldInfiniteQuery({
    ...listLocationPositions(useClient(), wanted, pageSize),
    enabled: enabled && (search.keywords ?? []).length > 0,
  });
  const { data } = query;
  // A location that is added between two pages pushes another onto both.
  const locations = useMemo(
    () =>
      data
        ? [
            ...new Map(
              data.pages.flatMap(({ results }) => results).map((row) => [row.facility.id, row]),
            ).values(),
          ]
        : noLocations,
    [data],
  );
  return {
    ...query,
    locations,
    count: data?.pages.at(-1)?.count,
  };
}
