import type { MemberAccess } from '@pinfold/contract/access/access';
import type { AppAnalyticsDimension } from '@pinfold/contract/features/app-reviews/analytics/app-review-analytics';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { appReviewAnalyticsKeys } from '../../../query/query-keys.ts';
import type { QueryResult } from '../../../query/results.ts';
import type { FiguresSource } from '../../opinions/analytics/figures-source.ts';
import { type FiguresOptions, type FiguresState, useFigures } from '../../opinions/analytics/use-figures.ts';
import {
  type FiguresRowsOptions,
  useFiguresRows,
  type UseFiguresTableResult,
  usePhrases,
} from '../../opinions/analytics/use-figures-table.ts';
import { appReviewFilters, type AppReviewFilters } from '../app-review-filters.ts';

/** Access to the figures of app reviews; whoever is limited to locations sees none. */
export const appReviewAnalyticsAccess: MemberAccess = {
  module: 'app_reviews',
  permission: 'view_reviews_analytics',
  plan: 'monitor_ratings_and_actions',
  demo: 'allowed',
  concernsAllLocations: true,
};

/** Where figures of app reviews come from, and how they lead to their inbox. */
export const appReviewFigures: FiguresSource<AppReviewFilters, AppAnalyticsDimension> = {
  access: appReviewAnalyticsAccess,
  flag: 'app_reviews',
  keys: appReviewAnalyticsKeys,
  filters: appReviewFilters,
  analyse: (client, call) => unwrapResponse(client.api.POST('/app-reviews/analytics/', call)),
  analyseBy: (client, call) => unwrapResponse(client.api.POST('/app-reviews/analytics/by/', call)),
  phrases: (client, call) => unwrapResponse(client.api.POST('/app-reviews/analytics/phrases/', call)),
  rowFilters: (dimension, { id, name }) => ({
    ...((dimension === 'app' || dimension === 'version') && id !== null && { apps: [id] }),
    ...(dimension === 'version' && { app_versions: [name] }),
    ...(dimension === 'territory' && { territories: [name] }),
    ...(dimension === 'store' && { stores: [name === 'app_store' ? 'app_store' : 'google_play'] }),
  }),
};

/** Of which app reviews figures are, and what of that you hold. */
export interface AppReviewAnalyticsOptions extends FiguresOptions<AppReviewFilters> {}

/** What `useAppReviewAnalytics` gives: everything that a view needs. */
export interface AppReviewAnalyticsState extends FiguresState<AppReviewFilters> {}

/**
 * State of the figures of app reviews: counts, stars, replies and sentiment in total, over time and in an earlier period.
 * Nothing is asked for while the company lacks the flag `app_reviews`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { analytics } = useAppReviewAnalytics({ defaultFilters: { stores: ['google_play'] } });
 * return <p>{analytics?.total.average_rating}</p>;
 * ```
 */
export function useAppReviewAnalytics(options: AppReviewAnalyticsOptions = {}): AppReviewAnalyticsState {
  return useFigures(appReviewFigures, options);
}

/** Initial values of a table of figures of app reviews. */
export interface AppFiguresTableOptions extends FiguresRowsOptions<AppReviewFilters, AppAnalyticsDimension> {}

/**
 * Figures of each app, store, version, country or category, page by page and in any order.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { rows } = useAppFiguresTable({ filters: {}, dimension: 'version' });
 * return rows.map(({ name, figures }) => <p key={name}>{name}: {figures.average_rating}</p>);
 * ```
 */
export function useAppFiguresTable(options: AppFiguresTableOptions): UseFiguresTableResult {
  return useFiguresRows(appReviewFigures, options);
}

/**
 * Which phrases put app reviews into a category, most often first.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `not_found`.
 * @example
 * ```tsx
 * const { data } = useAppPhraseFigures(3, { stores: ['app_store'] });
 * return data?.results.map(({ phrase, count }) => <p key={phrase}>{phrase}: {count}</p>);
 * ```
 */
export function useAppPhraseFigures(
  category: number | undefined,
  filters: AppReviewFilters,
): QueryResult<Schemas['PhraseFiguresList']> {
  return usePhrases(appReviewFigures, category, filters);
}
