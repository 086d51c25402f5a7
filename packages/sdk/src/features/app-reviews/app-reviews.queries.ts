import { queryOptions } from '@tanstack/react-query';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { appReviewChoicesKey, appReviewKeys } from '../../query/query-keys.ts';
import type { QueryOf } from '../../query/results.ts';

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

/** How many reviews of apps wait, by store and by app, as a query. */
export function getAppReviewStats(client: PinfoldClient): QueryOf<AppReviewStats> {
  return queryOptions({
    queryKey: appReviewKeys.stats(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/app-reviews/stats/', { signal })),
  });
}

/** One review of an app, as a query. */
export function getAppReview(client: PinfoldClient, id: number): QueryOf<AppReview> {
  return queryOptions({
    queryKey: appReviewKeys.detail(client.scope, id),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/app-reviews/{id}/', { params: { path: { id } }, signal })),
  });
}

/** The countries and versions of apps that occur in reviews, as a query. */
export function getAppReviewChoices(client: PinfoldClient): QueryOf<Schemas['AppReviewChoices']> {
  return queryOptions({
    queryKey: appReviewChoicesKey(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/app-reviews/choices/', { signal })),
  });
}
