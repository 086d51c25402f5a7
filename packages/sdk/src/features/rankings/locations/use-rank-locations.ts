import { useCallback, useMemo } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { usePermission, type PermissionDecision } from '../../../permissions/use-permission.ts';
import type { QueryResult } from '../../../query/results.ts';
import { type SearchStart, useSearch } from '../../../state/use-search.ts';
import { rankGridAccess } from '../grid/rank-grid.queries.ts';
import type { RankKeywordList } from '../ranking.ts';
import { useRankKeywords } from '../rank-keywords.ts';
import {
  hasRankLocationFilters,
  tidyRankLocationsSearch,
  type RankLocationsSearch,
  type RankLocationsSearchChange,
} from './rank-locations-search.ts';

/** Controlled or initial search. */
export interface RankLocationsStart extends SearchStart<RankLocationsSearch> {}

/** How many keywords are shown to who chose none. */
const usualKeywords = 5;

function changedLocationsSearch(
  search: RankLocationsSearch,
  change: RankLocationsSearchChange,
): RankLocationsSearch {
  return tidyRankLocationsSearch({ ...search, ...change });
}

/**
 * The search that the table, the chart and the map of all locations share: which locations, keywords and days, held here
 * or by you. `formatRankLocationsSearch` writes it into an address.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { asked, changeSearch } = useRankLocations();
 * const { data } = useRankOverview(asked);
 * return <button onClick={() => changeSearch({ preset: 'last_365_days' })}>{data?.facilities_count}</button>;
 * ```
 */
export function useRankLocations(start: RankLocationsStart = {}): RankLocationsState {
  const { search, changeSearch } = useSearch(changedLocationsSearch, start);
  const permission = usePermission(rankGridAccess);
  const watched = useRankKeywords({ enabled: permission.allowed });
  const { keywords: all } = watched;
  const keywords = useMemo(
    () => search.keywords ?? all.slice(0, usualKeywords).map(({ keyword }) => keyword),
    [search.keywords, all],
  );
  return {
    search,
    asked: useMemo(() => ({ ...search, keywords }), [search, keywords]),
    keywords,
    changeSearch,
    clearFilters: useCallback(
      () => changeSearch({ q: undefined, cities: undefined, groups: undefined }),
      [changeSearch],
    ),
    hasFilters: hasRankLocationFilters(search),
    today: watched.today,
    emptiness: watched.data && all.length === 0 && keywords.length === 0 ? 'no_keywords' : undefined,
    isReady: keywords.length > 0,
    isFetching: watched.isFetching,
    error: keywords.length > 0 ? null : watched.error,
    refetch: watched.refetch,
    permission,
  };
}

/** What `useRankLocations` gives. */
export interface RankLocationsState {
  /** As it was chosen. */
  search: RankLocationsSearch;
  /** The requested search, with its keywords. */
  asked: RankLocationsSearch & { keywords: readonly string[] };
  keywords: readonly string[];
  /** Changes some of the search and keeps the rest. */
  changeSearch: (change: RankLocationsSearchChange) => void;
  /** Shows all locations again; keywords and days stay. */
  clearFilters: () => void;
  hasFilters: boolean;
  /** Today for the company, as `YYYY-MM-DD`. */
  today: string | undefined;
  /** No keyword is watched, so that there is nothing to show. */
  emptiness: 'no_keywords' | undefined;
  /** True once it is known which keywords to ask for. */
  isReady: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<RankKeywordList>['refetch'];
  /** Whether the user may see positions. */
  permission: PermissionDecision;
}
