import { archiveFault, type ArchiveFaultCode } from '@pinfold/contract/archive-period';
import { lastPostInsightDay } from '@pinfold/contract/features/publications/post-insights';
import { useCallback } from 'react';
import type { ApiError } from '../../client/api-error.ts';
import { type PermissionDecision, usePermission } from '../../permissions/use-permission.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { type FiltersStart, useFilters } from '../../state/use-filters.ts';
import { viewPostsAccess } from './posts.queries.ts';
import {
  type PostInsightFilters,
  type PostInsightFiltersChange,
  postInsightFilters,
  type PostInsightPeriod,
  postInsightPeriod,
} from './post-insight-filters.ts';
import { getPostInsights, type PostInsights } from './post-insights.queries.ts';

/** Controlled or initial filters. */
export interface PostInsightFiltersStart extends FiltersStart<PostInsightFilters> {}

/** What `usePostInsights` gives: everything that a view needs. */
export interface PostInsightsState {
  filters: PostInsightFilters;
  /** Changes some filters and keeps the others. */
  changeFilters: (change: PostInsightFiltersChange) => void;
  /** Takes away the filters of locations; the days stay. */
  clearFilters: () => void;
  /** Whether only some locations are meant. */
  hasFilters: boolean;
  /** The days that are meant: of the filters, else the last 90 of the archive. */
  period: PostInsightPeriod;
  /** What is wrong with the days; nothing is read for them then. */
  fault: ArchiveFaultCode | undefined;
  /** Whether the reader may see posts. */
  permission: PermissionDecision;
  insights: PostInsights | undefined;
  /** Why there is nothing to show; undefined when there is, or it is not yet known. */
  emptiness: 'no_match' | 'no_insights' | undefined;
  isPending: boolean;
  /** True while figures of earlier filters are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<PostInsights>['refetch'];
}

/**
 * Views and clicks of posts, which Google counted until 28 February 2023: an archive, by day and by location.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { insights } = usePostInsights({ defaultFilters: { date_from: '2023-02-01', date_to: '2023-02-28' } });
 * return <p>{insights?.totals.views}</p>;
 * ```
 */
export function usePostInsights(start: PostInsightFiltersStart = {}): PostInsightsState {
  const client = useClient();
  const { filters, changeFilters, hasFilters } = useFilters(postInsightFilters, start);
  const permission = usePermission(viewPostsAccess);
  const period = postInsightPeriod(filters);
  const fault = archiveFault(period, lastPostInsightDay)?.code;
  const query = usePinfoldQuery({
    ...getPostInsights(client, filters),
    enabled: permission.allowed && fault === undefined,
    // Figures of another company are never shown.
    placeholderData: (former, before) => (before?.queryKey[1] === client.scope ? former : undefined),
  });
  const insights = fault ? undefined : query.data;
  const isStale = query.isPlaceholderData;
  const isEmpty = insights?.totals.views === null && !isStale;
  return {
    filters,
    changeFilters,
    clearFilters: useCallback(
      () => changeFilters({ groups: undefined, facilities_ids: undefined }),
      [changeFilters],
    ),
    hasFilters,
    period,
    fault,
    permission,
    insights,
    emptiness: isEmpty ? (hasFilters ? 'no_match' : 'no_insights') : undefined,
    isPending: permission.allowed && fault === undefined && query.isPending,
    isStale,
    isFetching: query.isFetching,
    error: fault ? null : query.error,
    refetch: query.refetch,
  };
}
