import type { PeriodComparison, StepUnit } from '@pinfold/contract/period';
import { queryOptions } from '@tanstack/react-query';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { AnalyticsOrder } from '@pinfold/contract/features/opinions/analytics/figures';
import type { AnalyticsDimension } from '@pinfold/contract/features/reviews/analytics/review-analytics';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { reviewAnalyticsKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';
import { withoutDeleted } from '../../opinions/opinion-filters.ts';
import type { ReviewFilters } from '../review-filters.ts';

/** Figures of a set of reviews: count, stars, replies and sentiment. */
export type ReviewFigures = Schemas['ReviewFigures'];

/** The same over time, in all, and in the earlier period. */
export type ReviewAnalytics = Schemas['ReviewAnalytics'];

/** The figures of one location, city or category. */
export type ReviewFiguresRow = Schemas['ReviewFiguresRow'];

/** How often one phrase of a category was found. */
export type PhraseFigures = Schemas['PhraseFigures'];

/** Access to review analytics. */
export const reviewAnalyticsAccess: MemberAccess = {
  module: 'reviews',
  permission: 'view_reviews_analytics',
  plan: 'monitor_ratings_and_actions',
  demo: 'allowed',
};

/** How figures are cut, and with which earlier period they are compared. */
export interface ReviewAnalyticsQuestion {
  /** Left out, what suits the period. */
  readonly unit?: StepUnit | undefined;
  /** @defaultValue 'previous_term' */
  readonly compare?: PeriodComparison | undefined;
}

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
  { unit, compare = 'previous_term' }: ReviewAnalyticsQuestion = {},
): QueryOf<ReviewAnalytics> {
  const body = bodyOf(filters);
  const asked = { compare, ...(unit && { unit }) };
  return queryOptions({
    queryKey: reviewAnalyticsKeys.overview(client.scope, { body, query: asked }),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.POST('/reviews/analytics/', { body, params: { query: asked }, signal })),
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
      unwrapResponse(client.api.POST('/reviews/analytics/by/', { body, params: { query }, signal })),
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
      unwrapResponse(
        client.api.POST('/reviews/analytics/phrases/', { body, params: { query: { category } }, signal }),
      ),
    staleTime: 60_000,
  });
}

/** Figures and the inbox leave out the same reviews. */
function bodyOf(filters: ReviewFilters) {
  return withoutDeleted(filters);
}
