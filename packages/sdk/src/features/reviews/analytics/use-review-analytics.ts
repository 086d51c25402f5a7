import {
  type AnalyticsUnit,
  sentimentBand,
  type SentimentBand,
} from '@pinfold/contract/features/reviews/analytics/review-analytics';
import { useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { usePermission, type PermissionDecision } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useControlled } from '../../../state/use-controlled.ts';
import { hasReviewFilters, tidyReviewFilters, type ReviewFilters } from '../review-filters.ts';
import { withPeriod } from './figure-filters.ts';
import { analyseReviews, type ReviewAnalytics, reviewAnalyticsAccess } from './review-analytics.queries.ts';

/** Of which reviews figures are, and what of that you hold. */
export interface ReviewAnalyticsOptions {
  /** Held by you, for example in the address. Without days it is the last 90 days. */
  filters?: ReviewFilters | undefined;
  /** The initial filters, when uncontrolled. */
  defaultFilters?: ReviewFilters | undefined;
  /** The reader changed the filters. */
  onFiltersChange?: ((filters: ReviewFilters) => void) | undefined;
}

const noFilters: ReviewFilters = {};

/**
 * State of review analytics: counts, stars, replies and sentiment in total, over time and in the period before. The
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
  const [filters, setFilters] = useControlled(
    options.filters,
    options.defaultFilters ?? noFilters,
    options.onFiltersChange,
  );
  const [unit, setUnit] = useState<AnalyticsUnit>();
  const permission = usePermission(reviewAnalyticsAccess);
  const asked = useMemo(() => withPeriod(filters, today), [filters, today]);
  const query = usePinfoldQuery({
    ...analyseReviews(client, asked, unit),
    enabled: permission.allowed,
    // Another company's figures are never shown, not even for a moment.
    placeholderData: (former, before) => (before?.queryKey[1] === client.scope ? former : undefined),
  });
  const score = query.data?.total.nss;
  return {
    filters,
    asked,
    changeFilters: (change: { [Name in keyof ReviewFilters]?: ReviewFilters[Name] | undefined }) =>
      setFilters(tidyReviewFilters({ ...filters, ...change } as ReviewFilters)),
    clearFilters: () => setFilters(noFilters),
    hasFilters: hasReviewFilters(filters),
    today,
    unit,
    setUnit,
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
export interface ReviewAnalyticsState {
  filters: ReviewFilters;
  /** The filters with the days that are meant when none are chosen. */
  asked: ReviewFilters;
  changeFilters: (change: { [Name in keyof ReviewFilters]?: ReviewFilters[Name] | undefined }) => void;
  clearFilters: () => void;
  hasFilters: boolean;
  /** The company's today, as `YYYY-MM-DD`. */
  today: string;
  /** How long a step is; undefined for what suits the period. */
  unit: AnalyticsUnit | undefined;
  setUnit: Dispatch<SetStateAction<AnalyticsUnit | undefined>>;
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
