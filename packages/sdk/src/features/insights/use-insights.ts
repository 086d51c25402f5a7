import { latestInsightDay } from '@pinfold/contract/features/insights/insight-days';
import { checkPeriod, type PeriodFault } from '@pinfold/contract/period';
import type { ApiError } from '../../client/api-error.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { type PermissionDecision, usePermission } from '../../permissions/use-permission.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import type { InsightFilters } from './insight-filters.ts';
import { getInsights, insightAccess, type Insights } from './insights.queries.ts';
import {
  type InsightFiltersStart,
  useInsightFilters,
  type UseInsightFiltersResult,
} from './use-insight-filters.ts';

/**
 * Why there is nothing to show: no location was read yet, Google tells nothing about them, nothing is known of the chosen
 * ones, or of these days.
 */
export type InsightEmptiness = 'unread' | 'unreadable' | 'no_match' | 'no_insights';

/** What `useInsights` gives: everything that a view needs. */
export interface InsightsState extends UseInsightFiltersResult {
  /** The last day that can be chosen, two weeks ago for the company, as `YYYY-MM-DD`. */
  latest: string;
  /** What is wrong with the days; nothing is read for them then. */
  fault: PeriodFault | undefined;
  /** Whether the reader may see insights. */
  permission: PermissionDecision;
  insights: Insights | undefined;
  /** Undefined when there is something to show, or it is not yet known. */
  emptiness: InsightEmptiness | undefined;
  isPending: boolean;
  /** True while figures of earlier filters are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<Insights>['refetch'];
}

/**
 * What people did on profiles: views by surface and device, and actions, over time and in total, until two weeks ago,
 * since Google's figures come late. Hooks and components with equal filters share one request.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `period_invalid`.
 * @example
 * ```tsx
 * const { insights } = useInsights({ defaultFilters: { preset: 'previous_month' } });
 * return <p>{insights && viewsOf(insights.totals)}</p>;
 * ```
 */
export function useInsights(start: InsightFiltersStart = {}): InsightsState {
  const client = useClient();
  const format = useFormat();
  const held = useInsightFilters(start);
  const { filters, hasFilters } = held;
  const permission = usePermission(insightAccess);
  const latest = latestInsightDay(format.today());
  const fault = insightFault(filters, latest);
  const query = usePinfoldQuery({
    ...getInsights(client, filters),
    enabled: permission.allowed && fault === undefined,
    // Figures of another company are never shown.
    placeholderData: (former, before) => (before?.queryKey[1] === client.scope ? former : undefined),
  });
  const insights = fault ? undefined : query.data;
  return {
    ...held,
    latest,
    fault,
    permission,
    insights,
    emptiness: query.isPlaceholderData ? undefined : emptinessOf(insights, hasFilters),
    isPending: permission.allowed && fault === undefined && query.isPending,
    isStale: query.isPlaceholderData,
    isFetching: query.isFetching,
    error: fault ? null : query.error,
    refetch: query.refetch,
  };
}

/** Returns what is wrong with the days of filters; undefined where a period by its name wins over them. */
export function insightFault(
  { preset, date_from, date_to }: InsightFilters,
  latest: string,
): PeriodFault | undefined {
  if (preset || !date_from || !date_to) return undefined;
  return checkPeriod({ from: date_from, to: date_to }, latest);
}

function emptinessOf(insights: Insights | undefined, hasFilters: boolean): InsightEmptiness | undefined {
  if (!insights || insights.known.some((days) => days > 0)) return undefined;
  if (insights.measured_from === null) {
    if (insights.unread > 0) return 'unread';
    if (insights.unreadable > 0) return 'unreadable';
  }
  return hasFilters ? 'no_match' : 'no_insights';
}
