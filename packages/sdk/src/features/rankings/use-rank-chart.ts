import type { MemberAccess } from '@pinfold/contract/access/access';
import { isKeywordCountAllowed } from '@pinfold/contract/features/rankings/rank';
import { useMemo } from 'react';
import type { ApiError } from '../../client/api-error.ts';
import { usePermission, type PermissionDecision } from '../../permissions/use-permission.ts';
import type { QueryResult } from '../../query/results.ts';
import { type PositionsQuestion, usePositions } from './positions.ts';
import type { RankKeyword, Positions, RankKeywordList } from './ranking.ts';
import {
  type RankSearch,
  type RankSearchChange,
  type RankSearchStart,
  useRankSearch,
} from './rank-search.ts';
import { useRankKeywords } from './rank-keywords.ts';

/** Of which location a chart is, and what of it you hold. */
export interface RankChartOptions extends RankSearchStart {
  /** Id of the location; wins over the one of the search. */
  facility?: number | undefined;
}

/** Why there is nothing to draw. */
export type RankEmptiness = 'service_area' | 'no_keywords' | 'not_yet' | 'no_positions';

/** How many keywords are shown to who has chosen none. */
const firstKeywords = 5;

const chartAccess: MemberAccess = {
  module: 'monitoring',
  permission: 'view_maps_rankings',
  plan: 'local_positions',
  demo: 'allowed',
};

/**
 * State of the positions of one location: the search, the available keywords, and the result. Charts and figures with
 * the same search share one request.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const chart = useRankChart({ facility: 7 });
 * return <button onClick={() => chart.changeSearch({ chart: 'average' })}>{chart.keywords.join(', ')}</button>;
 * ```
 */
export function useRankChart(options: RankChartOptions): RankChartState {
  const { search, changeSearch } = useRankSearch(options);
  const permission = usePermission(chartAccess);
  const facility = options.facility ?? search.facility;
  const isAsking = permission.allowed && facility !== undefined;
  const watched = useRankKeywords({ facility, enabled: isAsking });
  const { keywords: known } = watched;
  const keywords = useMemo(
    () => search.keywords ?? known.slice(0, firstKeywords).map(({ keyword }) => keyword),
    [search.keywords, known],
  );
  const question = useMemo<PositionsQuestion | undefined>(
    () =>
      isAsking && keywords.length > 0
        ? {
            ...search,
            facility,
            keywords: isKeywordCountAllowed(search.chart ?? 'top', keywords)
              ? keywords
              : keywords.slice(0, 1),
          }
        : undefined,
    [isAsking, facility, keywords, search],
  );
  const positions = usePositions(question);
  const error = positions.error ?? watched.error;
  const isOfQuestion = positions.data !== undefined && !positions.isPlaceholderData;
  return {
    search,
    changeSearch,
    facility,
    keywords,
    watched: known,
    today: watched.today,
    permission,
    positions: question && positions.data,
    isStale: positions.isPlaceholderData,
    isFetching: positions.isFetching || watched.isFetching,
    isPending: isAsking && !error && (watched.isPending || (question !== undefined && !positions.data)),
    error: error?.code === 'service_area_not_monitored' ? null : error,
    refetch: () => Promise.all([watched.refetch(), positions.refetch()]),
    emptiness: ((): RankEmptiness | undefined => {
      if (error) return error.code === 'service_area_not_monitored' ? 'service_area' : undefined;
      if (isAsking && !watched.isPending && keywords.length === 0) return 'no_keywords';
      if (!isOfQuestion || positions.data.keywords.some(({ summary }) => summary.points > 0))
        return undefined;
      return known.some(({ measured_from }) => measured_from !== null) ? 'no_positions' : 'not_yet';
    })(),
  };
}

/** What `useRankChart` gives: everything that a view needs. */
export interface RankChartState {
  search: RankSearch;
  changeSearch: (change: RankSearchChange) => void;
  facility: number | undefined;
  /** The chosen keywords, or the first five that are watched here. */
  keywords: readonly string[];
  /** Every keyword that is watched here. */
  watched: RankKeyword[];
  /** The company's today, as `YYYY-MM-DD`; undefined before the first response. */
  today: string | undefined;
  permission: PermissionDecision;
  positions: Positions | undefined;
  /** True while positions of an earlier search are shown. */
  isStale: boolean;
  isFetching: boolean;
  isPending: boolean;
  error: ApiError | null;
  refetch: () => Promise<[QueryResult<RankKeywordList>, QueryResult<Positions>]>;
  /** Undefined when there is something to draw, or it is not yet known. */
  emptiness: RankEmptiness | undefined;
}
