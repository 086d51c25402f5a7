import type { MemberAccess } from '@pinfold/contract/access/access';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { boosterReviewKeys } from '../../../query/query-keys.ts';
import type { PagedQueryOf, QueryOf } from '../../../query/results.ts';
import {
  countInbox,
  getFromInbox,
  getInboxStats,
  type ReviewListOptions,
  searchInbox,
} from '../../opinions/inbox/inbox.queries.ts';
import type { InboxReads } from '../../opinions/inbox/inbox-source.ts';
import { boosterReviewFilters, type BoosterReviewFilters } from './booster-review-filters.ts';

/** What a customer answered in a form, for the team alone. */
export type BoosterReview = Schemas['BoosterReview'];

/** How many answers wait, and the average of their stars. */
export type BoosterReviewStats = Schemas['BoosterReviewStats'];

/** Access to answers, of the locations that the reader sees. */
export const boosterReviewsAccess: MemberAccess = {
  permission: 'view_rb_reviews',
  module: 'review_booster',
  demo: 'allowed',
};

/** How answers to forms are found. */
export const boosterReviewReads: InboxReads<BoosterReview, BoosterReviewFilters> = {
  topic: 'booster',
  keys: boosterReviewKeys,
  filters: boosterReviewFilters,
  search: ({ api }, { body, query, signal }) =>
    unwrapResponse(
      api.POST('/review-booster/reviews/search/', { body, params: { query }, ...(signal ? { signal } : {}) }),
    ),
  one: ({ api }, id, signal) =>
    unwrapResponse(api.GET('/review-booster/reviews/{id}/', { params: { path: { id } }, signal })),
  stats: ({ api }, signal) => unwrapResponse(api.GET('/review-booster/reviews/stats/', { signal })),
};

/** Answers that match, page after page, as a query. */
export function searchBoosterReviews(
  client: PinfoldClient,
  filters: BoosterReviewFilters,
  options: ReviewListOptions = {},
): PagedQueryOf<Schemas['BoosterReviewPage']> {
  return searchInbox(boosterReviewReads, client, filters, options);
}

/** How many answers match, as a query. */
export function countBoosterReviews(client: PinfoldClient, filters: BoosterReviewFilters): QueryOf<number> {
  return countInbox(boosterReviewReads, client, filters);
}

/** One answer, as a query. */
export function getBoosterReview(client: PinfoldClient, id: number): QueryOf<BoosterReview> {
  return getFromInbox(boosterReviewReads, client, id);
}

/** How many answers wait for a mail, as a query. */
export function getBoosterReviewStats(client: PinfoldClient): QueryOf<BoosterReviewStats> {
  return getInboxStats(boosterReviewReads, client);
}
