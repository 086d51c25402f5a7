import { useState } from 'react';
import type { AnalyticsOrder } from '@pinfold/contract/features/opinions/analytics/figures';
import type { AnalyticsDimension } from '@pinfold/contract/features/reviews/analytics/review-analytics';
import type { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { ReviewFilters } from '../review-filters.ts';
import {
  analysePhrases,
  analyseReviewsBy,
  reviewAnalyticsAccess,
  type ReviewFiguresRow,
} from './review-analytics.queries.ts';

/** Initial values of a table of figures. */
export interface FiguresTableOptions {
  /** Of which reviews, with their days. */
  filters: ReviewFilters;
  dimension: AnalyticsDimension;
  /** Rows a page, 1 to 100. @defaultValue 10 */
  pageSize?: number | undefined;
}

/** What `useFiguresTable` returns. */
export interface UseFiguresTableResult {
  rows: ReviewFiguresRow[];
  count: number;
  /** Categories that are not shown, since the company shows the most frequent ones only. */
  leftOut: number;
  page: number;
  pageCount: number;
  setPage: (next: number) => void;
  order: AnalyticsOrder;
  setOrder: (value: AnalyticsOrder) => void;
  isPending: boolean;
  isStale: boolean;
  error: ApiError | null;
  refetch: QueryResult<Schemas['ReviewFiguresPage']>['refetch'];
}

/**
 * Figures of each location, city or category, page by page and in any order.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { rows } = useFiguresTable({ filters: {}, dimension: 'city' });
 * return rows.map(({ name, figures }) => <p key={name}>{name}: {figures.count}</p>);
 * ```
 */
export function useFiguresTable({
  filters,
  dimension,
  pageSize = 10,
}: FiguresTableOptions): UseFiguresTableResult {
  const client = useClient();
  const { allowed } = usePermission(reviewAnalyticsAccess);
  const [order, setOrder] = useState<AnalyticsOrder>('-count');
  const asked = JSON.stringify([filters, dimension, order]);
  const [at, setAt] = useState({ asked, page: 1 });
  // Other filters begin on the first page.
  const page = at.asked === asked ? at.page : 1;
  const query = usePinfoldQuery({
    ...analyseReviewsBy(client, { filters, dimension, order, page, pageSize }),
    enabled: allowed,
    placeholderData: (former, before) => (before?.queryKey[1] === client.scope ? former : undefined),
  });
  const count = query.data?.count ?? 0;
  return {
    rows: query.data?.results ?? [],
    count,
    // Older versions of the API do not say it.
    leftOut: query.data?.left_out ?? 0,
    page,
    pageCount: Math.max(1, Math.ceil(count / pageSize)),
    setPage: (next: number) => setAt({ asked, page: next }),
    order,
    setOrder,
    isPending: query.isPending,
    isStale: query.isPlaceholderData,
    error: query.error,
    refetch: query.refetch,
  };
}

/**
 * Which phrases put reviews into a category, most often first.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `not_found`.
 * @example
 * ```tsx
 * const { data } = usePhraseFigures(3, { cities: ['Kraków'] });
 * return data?.results.map(({ phrase, count }) => <p key={phrase}>{phrase}: {count}</p>);
 * ```
 */
export function usePhraseFigures(
  category: number | undefined,
  filters: ReviewFilters,
): QueryResult<Schemas['PhraseFiguresList']> {
  const client = useClient();
  const { allowed } = usePermission(reviewAnalyticsAccess);
  return usePinfoldQuery({
    ...analysePhrases(client, filters, category ?? 0),
    enabled: allowed && category !== undefined,
  });
}
