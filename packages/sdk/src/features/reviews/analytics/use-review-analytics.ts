import type { PeriodComparison, StepUnit } from '@pinfold/contract/period';
import { sentimentBand, type SentimentBand } from '@pinfold/contract/features/opinions/analytics/figures';
import { useMemo, useState } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { usePermission, type PermissionDecision } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { type FiltersStart, useFilters, type UseFiltersResult } from '../../../state/use-filters.ts';
import { reviewFilters, type ReviewFilters } from '../review-filters.ts';
import { withPeriod } from './figure-filters.ts';
import { analyseReviews, type ReviewAnalytics, reviewAnalyticsAccess } from './review-analytics.queries.ts';

/** Of which reviews figures are, and what of that you hold. */
export interface ReviewAnalyticsOptions extends FiltersStart<ReviewFilters> {
  /** Held by you, for example in the address. Without days it is the last 90 days. */
  filters?: ReviewFilters | undefined;
}

/**
 * State of review analytics: counts, stars, replies and sentiment in total, over time and in an earlier period. The
 * filters are those of the inbox, so that each figure leads to its reviews.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { analytics } = useReviewAnalytics({ defaultFilters: { cities: ['Kraków'] } });
 * return <p>{analytics?.total.average_rating}</p>;
 * ```
 */
export function useReviewAnalytics(options: ReviewAnalyticsOptions = {}): ReviewAnalyticsState {
  const client = useClient();
  const today = useFormat().today();
  const held = useFilters(reviewFilters, options);
  const { filters } = held;
  const [unit, setUnit] = useState<StepUnit>();
  const [compare, setCompare] = useState<PeriodComparison>('previous_term');
  const permission = usePermission(reviewAnalyticsAccess);
  const asked = useMemo(() => withPeriod(filters, today), [filters, today]);
  const query = usePinfoldQuery({
    ...analyseReviews(client, asked, { unit, compare }),
    enabled: permission.allowed,
    // Another company's figures are never shown, not even for a moment.
    placeholderData: (former, before) => (before?.queryKey[1] === client.scope ? former : undefined),
  });
  const score = query.data?.total.nss;
  return {
    ...held,
    asked,
    today,
    unit,
    setUnit,
    compare,
    setCompare,
    permission,
    analytics: query.data,
    band: score === null || score === undefined ? undefined : sentimentBand(score),
    isPending: permission.allowed && query.isPending,
    isStale: query.isPlaceholderData,
    isFetching: query.isFetching,
    error: query.error,
    refetch: query.refetch,
  };
}

/** What `useReviewAnalytics` gives: everything that a view needs. */
export interface ReviewAnalyticsState extends UseFiltersResult<ReviewFilters> {
  /** The filters with the days that are meant when none are chosen. */
  asked: ReviewFilters;
  /** The company's today, as `YYYY-MM-DD`. */
  today: string;
  /** How long a step is; undefined for what suits the period. */
  unit: StepUnit | undefined;
  setUnit: (value: StepUnit | undefined) => void;
  /** With which earlier period figures are compared. */
  compare: PeriodComparison;
  setCompare: (value: PeriodComparison) => void;
  permission: PermissionDecision;
  analytics: ReviewAnalytics | undefined;
  /** The band of the net sentiment score; undefined without one. */
  band: SentimentBand | undefined;
  isPending: boolean;
  /** True while figures of earlier filters are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<ReviewAnalytics>['refetch'];
}
