import type {
  AnalyticsDimension,
  AnalyticsOrder,
  AnalyticsUnit,
} from '@pinfold/contract/features/reviews/analytics/review-analytics';
import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../../client/transport.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { reviewAnalyticsKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';
import { withoutDeleted, type ReviewFilters } from '../review-filters.ts';
import type { ReviewAnalytics } from './review-figures.ts';

/** One page of a table of figures. */
export interface FiguresTableQuestion {
  readonly filters: ReviewFilters;
  readonly dimension: AnalyticsDimension;
  /** @defaultValue '-count' */
  readonly order?: AnalyticsOrder | undefined;
  /** From 1. @defaultValue 1 */
  readonly page?: number | undefined;
  /** 1 to 100. @defaultValue 10 */
  readonly pageSize?: number | undefined;
}

/** What reviews amount to, in all and over time, as a query. */
export function analyseReviews(
  client: PinfoldClient,
  filters: ReviewFilters,
  unit?: AnalyticsUnit,
): QueryOf<ReviewAnalytics> {
  const body = bodyOf(filters);
  return queryOptions({
    queryKey: reviewAnalyticsKeys.overview(client.scope, { body, unit }),
    queryFn: ({ signal }) =>
      answer(
        client.api.POST('/reviews/analytics/', { body, params: { query: unit ? { unit } : {} }, signal }),
      ),
    staleTime: 60_000,
  });
}

/** The same figures for each location, city or category, as a query. */
export function analyseReviewsBy(
  client: PinfoldClient,
  question: FiguresTableQuestion,
): QueryOf<Schemas['ReviewFiguresPage']> {
  const { filters, dimension, order = '-count', page = 1, pageSize = 10 } = question;
  const body = bodyOf(filters);
  const query = { dimension, order_by: order, page, page_size: pageSize };
  return queryOptions({
    queryKey: reviewAnalyticsKeys.table(client.scope, { body, query }),
    queryFn: ({ signal }) =>
      answer(client.api.POST('/reviews/analytics/by/', { body, params: { query }, signal })),
    staleTime: 60_000,
  });
}

/** Which phrases put reviews into a category, as a query. */
export function analysePhrases(
  client: PinfoldClient,
  filters: ReviewFilters,
  category: number,
): QueryOf<Schemas['PhraseFiguresList']> {
  const body = bodyOf(filters);
  return queryOptions({
    queryKey: reviewAnalyticsKeys.phrases(client.scope, { body, category }),
    queryFn: ({ signal }) =>
      answer(
        client.api.POST('/reviews/analytics/phrases/', { body, params: { query: { category } }, signal }),
      ),
    staleTime: 60_000,
  });
}

/** Figures and the inbox leave out the same reviews. */
function bodyOf(filters: ReviewFilters) {
  return withoutDeleted(filters);
}
