import { type ReviewOrder } from '@pinfold/contract/features/opinions/opinion';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { reviewKeys } from '../../query/query-keys.ts';
import type { PagedQueryOf, QueryOf } from '../../query/results.ts';
import {
  countInbox,
  getFromInbox,
  getInboxStats,
  inboxSearchBody,
  type ReviewListOptions,
  searchInbox,
} from '../opinions/inbox/inbox.queries.ts';
import type { InboxSearchBody } from '../opinions/inbox/inbox-opinion.ts';
import type { InboxReads } from '../opinions/inbox/inbox-source.ts';
import { reviewFilters, type ReviewFilters } from './review-filters.ts';

/** A review as the API gives it. */
export type Review = Schemas['Review'];

/** Counts behind the inbox's views. */
export type ReviewStats = Schemas['ReviewStats'];

/** How reviews are found. */
export const reviewReads: InboxReads<Review, ReviewFilters> = {
  topic: 'reviews',
  keys: reviewKeys,
  filters: reviewFilters,
  search: ({ api }, { body, query, signal }) =>
    unwrapResponse(api.POST('/reviews/search/', { body, params: { query }, ...(signal ? { signal } : {}) })),
  one: ({ api }, id, signal) =>
    unwrapResponse(api.GET('/reviews/{id}/', { params: { path: { id } }, signal })),
  stats: ({ api }, signal) => unwrapResponse(api.GET('/reviews/stats/', { signal })),
};

/** Reviews that match, page after page, as a query. */
export function searchReviews(
  client: PinfoldClient,
  filters: ReviewFilters,
  options: ReviewListOptions = {},
): PagedQueryOf<Schemas['ReviewPage']> {
  return searchInbox(reviewReads, client, filters, options);
}

/** How many reviews match, as a query. */
export function countReviews(client: PinfoldClient, filters: ReviewFilters): QueryOf<number> {
  return countInbox(reviewReads, client, filters);
}

/** One review, as a query. */
export function getReview(client: PinfoldClient, id: number): QueryOf<Review> {
  return getFromInbox(reviewReads, client, id);
}

/** How many reviews wait, and the average rating, as a query. */
export function getReviewStats(client: PinfoldClient): QueryOf<ReviewStats> {
  return getInboxStats(reviewReads, client);
}

/** Returns the filters that narrow, and the order, as the API takes them. */
export function searchBody(filters: ReviewFilters, order?: ReviewOrder): InboxSearchBody<ReviewFilters> {
  return inboxSearchBody(reviewReads, filters, order);
}
