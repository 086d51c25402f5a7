import { useCallback, useMemo } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import { useRankMessages } from '../use-rank-messages.ts';
import { usePermission, type PermissionDecision } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { type SearchStart, useSearch } from '../../../state/use-search.ts';
import type { RankKeywordList } from '../ranking.ts';
import { useRankKeywords } from '../rank-keywords.ts';
import {
  changedComparisonSearch,
  comparedPlacesCount,
  type ComparedSetChange,
  type ComparedSetChoice,
  type ComparisonSearch,
  type ComparisonSearchChange,
  swappedSets,
  tidyComparedSet,
} from './comparison-search.ts';
import { comparePositions, competitionAccess } from './competition.queries.ts';

/** Controlled or initial search. */
export interface PositionComparisonStart extends SearchStart<ComparisonSearch> {}

/** One of the two sets. */
export type ComparedSide = 'a' | 'b';

/** How many keywords are compared by who chose none. */
const usualKeywords = 5;

/**
 * The comparator: positions of set A beside those of set B, each of own locations, groups and competitors by its
 * keywords, held here or by you. `formatComparisonSearch` writes it into an address.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `set_empty`,
 * `facility_unknown` or `service_area_not_monitored`.
 * @example
 * ```tsx
 * const { data, changeSet } = usePositionComparison();
 * changeSet('a', { groups: [1] });
 * return <p>{data?.a.summary.average_all}</p>;
 * ```
 */
export function usePositionComparison(start: PositionComparisonStart = {}): PositionComparisonState {
  const client = useClient();
  const areWordsReady = useRankMessages();
  const { search, setSearch, changeSearch } = useSearch(changedComparisonSearch, start);
  const permission = usePermission(competitionAccess);
  const watched = useRankKeywords({ enabled: permission.allowed });
  const usual = useMemo(
    () => watched.keywords.slice(0, usualKeywords).map(({ keyword }) => keyword),
    [watched.keywords],
  );
  const asked = (set: ComparedSetChoice = {}): ComparedSetChoice => ({
    ...set,
    keywords: set.keywords ?? usual,
  });
  const a = asked(search.a);
  const b = asked(search.b);
  const areSetsChosen = comparedPlacesCount(a) > 0 && comparedPlacesCount(b) > 0;
  const isReady = areSetsChosen && [a, b].every(({ keywords = [] }) => keywords.length > 0);
  const query = usePinfoldQuery({
    ...comparePositions(client, { ...search, a, b }),
    enabled: permission.allowed && isReady,
  });
  return {
    data: isReady ? query.data : undefined,
    search,
    sets: { a, b },
    changeSearch,
    changeSet: useCallback(
      (side: ComparedSide, change: ComparedSetChange) =>
        changeSearch({ [side]: tidyComparedSet({ ...search[side], ...change }) }),
      [search, changeSearch],
    ),
    swap: useCallback(() => setSearch(swappedSets(search)), [search, setSearch]),
    emptiness: !areSetsChosen ? 'no_sets' : watched.data && !isReady ? 'no_keywords' : undefined,
    isPending: !areWordsReady || permission.isPending || (isReady && query.isPending),
    isFetching: query.isFetching,
    error: isReady ? query.error : watched.data ? null : watched.error,
    refetch: isReady ? query.refetch : watched.refetch,
    permission,
    areWordsReady,
  };
}

/** What `usePositionComparison` gives. */
export interface PositionComparisonState {
  data: Schemas['PositionComparison'] | undefined;
  /** As it was chosen. */
  search: ComparisonSearch;
  /** The requested sets, with their keywords. */
  sets: { a: ComparedSetChoice; b: ComparedSetChoice };
  changeSearch: (change: ComparisonSearchChange) => void;
  /** Changes some of one set and keeps the rest of it. */
  changeSet: (side: ComparedSide, change: ComparedSetChange) => void;
  /** Swaps A and B. */
  swap: () => void;
  /** A set is empty yet, or no keyword is watched. */
  emptiness: 'no_sets' | 'no_keywords' | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<RankKeywordList>['refetch'] | QueryResult<Schemas['PositionComparison']>['refetch'];
  /** Whether the user may see it. */
  permission: PermissionDecision;
  areWordsReady: boolean;
}
