import { queryOptions } from '@tanstack/react-query';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { appReviewChoicesKey, appReviewKeys } from '../../query/query-keys.ts';
import type { PagedQueryOf, QueryOf } from '../../query/results.ts';
import {
  countInbox,
  getFromInbox,
  type ReviewListOptions,
  searchInbox,
} from '../opinions/inbox/inbox.queries.ts';
import type { InboxReads } from '../opinions/inbox/inbox-source.ts';
import { appReviewFilters, type AppReviewFilters } from './app-review-filters.ts';

/** A review of an app as the API gives it. */
export type AppReview = Schemas['AppReview'];

/** How many reviews of apps wait, by store and by app, and the times of which some may be missing. */
export type AppReviewStats = Schemas['AppReviewStats'];

/** Access to reviews of apps, which have no location: whoever is limited to some reads none. */
export const appReviewsAccess: MemberAccess = {
  permission: 'view_reviews',
  module: 'app_reviews',
  demo: 'allowed',
  concernsAllLocations: true,
};

/** How reviews of apps are found. */
export const appReviewReads: InboxReads<AppReview, AppReviewFilters> = {
  topic: 'app_reviews',
  keys: appReviewKeys,
  filters: appReviewFilters,
  search: ({ api }, { body, query, signal }) =>
    unwrapResponse(
      api.POST('/app-reviews/search/', { body, params: { query }, ...(signal ? { signal } : {}) }),
    ),
  one: ({ api }, id, signal) =>
    unwrapResponse(api.GET('/app-reviews/{id}/', { params: { path: { id } }, signal })),
  stats: readStats,
};

function readStats({ api }: PinfoldClient, signal: AbortSignal): Promise<AppReviewStats> {
  return unwrapResponse(api.GET('/app-reviews/stats/', { signal }));
}

/** Reviews of apps that match, page after page, as a query. */
export function searchAppReviews(
  client: PinfoldClient,
  filters: AppReviewFilters,
  options: ReviewListOptions = {},
): PagedQueryOf<Schemas['AppReviewPage']> {
  return searchInbox(appReviewReads, client, filters, options);
}

/** How many reviews of apps match, as a query. */
export function countAppReviews(client: PinfoldClient, filters: AppReviewFilters): QueryOf<number> {
  return countInbox(appReviewReads, client, filters);
}

/** One review of an app, as a query. */
export function getAppReview(client: PinfoldClient, id: number): QueryOf<AppReview> {
  return getFromInbox(appReviewReads, client, id);
}

/** How many reviews of apps wait, by store and by app, as a query. */
export function getAppReviewStats(client: PinfoldClient): QueryOf<AppReviewStats> {
  return queryOptions({
    queryKey: appReviewKeys.stats(client.scope),
    queryFn: ({ signal }) => readStats(client, signal),
  });
}

/** The countries and versions of apps that occur in reviews, as a query. */
export function getAppReviewChoices(client: PinfoldClient): QueryOf<Schemas['AppReviewChoices']> {
  return queryOptions({
    queryKey: appReviewChoicesKey(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/app-reviews/choices/', { signal })),
  });
}
