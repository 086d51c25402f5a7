import type { MemberAccess } from '@pinfold/contract/access/access';
import type { AnalyticsDimension } from '@pinfold/contract/features/reviews/analytics/review-analytics';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { reviewAnalyticsKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';
import {
  type FiguresPageQuestion,
  type FiguresSource,
  overviewOf,
  phrasesOf,
  type ReviewAnalytics,
  type ReviewAnalyticsQuestion,
  tableOf,
} from '../../opinions/analytics/figures-source.ts';
import { reviewFilters, type ReviewFilters } from '../review-filters.ts';

/** Access to review analytics. */
export const reviewAnalyticsAccess: MemberAccess = {
  module: 'reviews',
  permission: 'view_reviews_analytics',
  plan: 'monitor_ratings_and_actions',
  demo: 'allowed',
};

/** Where figures of reviews come from, and how they lead to the inbox. */
export const reviewFigures: FiguresSource<ReviewFilters, AnalyticsDimension> = {
  access: reviewAnalyticsAccess,
  keys: reviewAnalyticsKeys,
  filters: reviewFilters,
  analyse: (client, call) => unwrapResponse(client.api.POST('/reviews/analytics/', call)),
  analyseBy: (client, call) => unwrapResponse(client.api.POST('/reviews/analytics/by/', call)),
  phrases: (client, call) => unwrapResponse(client.api.POST('/reviews/analytics/phrases/', call)),
  rowFilters: (dimension, { id, name }) => ({
    ...(dimension === 'city' && { cities: [name] }),
    ...(dimension === 'location' && id !== null && { gmb_address_ids: [id] }),
  }),
};

/** One page of a table of figures. */
export interface FiguresTableQuestion extends FiguresPageQuestion<ReviewFilters, AnalyticsDimension> {}

/** What reviews amount to, in all and over time, as a query. */
export function analyseReviews(
  client: PinfoldClient,
  filters: ReviewFilters,
  question: ReviewAnalyticsQuestion = {},
): QueryOf<ReviewAnalytics> {
  return overviewOf(client, reviewFigures, filters, question);
}

/** The same figures for each location, city or category, as a query. */
export function analyseReviewsBy(
  client: PinfoldClient,
  question: FiguresTableQuestion,
): QueryOf<Schemas['ReviewFiguresPage']> {
  return tableOf(client, reviewFigures, question);
}

/** Which phrases put reviews into a category, as a query. */
export function analysePhrases(
  client: PinfoldClient,
  filters: ReviewFilters,
  category: number,
): QueryOf<Schemas['PhraseFiguresList']> {
  return phrasesOf(client, reviewFigures, filters, category);
}
