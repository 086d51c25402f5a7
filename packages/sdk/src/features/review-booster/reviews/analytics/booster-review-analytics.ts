import type { MemberAccess } from '@pinfold/contract/access/access';
import { boosterChannels } from '@pinfold/contract/features/review-booster/booster-form';
import type { BoosterAnalyticsDimension } from '@pinfold/contract/features/review-booster/booster-analytics';
import type { Schemas } from '../../../../client/schema.ts';
import { unwrapResponse } from '../../../../client/transport.ts';
import { boosterReviewAnalyticsKeys } from '../../../../query/query-keys.ts';
import type { QueryResult } from '../../../../query/results.ts';
import type { FiguresSource } from '../../../opinions/analytics/figures-source.ts';
import {
  type FiguresOptions,
  type FiguresState,
  useFigures,
} from '../../../opinions/analytics/use-figures.ts';
import {
  type FiguresRowsOptions,
  useFiguresRows,
  type UseFiguresTableResult,
  usePhrases,
} from '../../../opinions/analytics/use-figures-table.ts';
import { boosterReviewFilters, type BoosterReviewFilters } from '../booster-review-filters.ts';

/** Access to the figures of answers, of the locations that the reader sees. */
export const boosterReviewAnalyticsAccess: MemberAccess = {
  module: 'review_booster',
  permission: 'view_rb_reviews_analytics',
  demo: 'allowed',
};

/** Where figures of answers come from, and how they lead to their inbox. */
export const boosterReviewFigures: FiguresSource<BoosterReviewFilters, BoosterAnalyticsDimension> = {
  access: boosterReviewAnalyticsAccess,
  keys: boosterReviewAnalyticsKeys,
  filters: boosterReviewFilters,
  analyse: (client, call) => unwrapResponse(client.api.POST('/review-booster/analytics/', call)),
  analyseBy: (client, call) => unwrapResponse(client.api.POST('/review-booster/analytics/by/', call)),
  phrases: (client, call) => unwrapResponse(client.api.POST('/review-booster/analytics/phrases/', call)),
  rowFilters: (dimension, { id, name }) => ({
    ...(dimension === 'form' && id !== null && { forms: [id] }),
    ...(dimension === 'location' && id !== null && { facilities: [id] }),
    ...(dimension === 'channel' && { channels: boosterChannels.filter((channel) => channel === name) }),
  }),
};

/** Of which answers figures are, and what of that you hold. */
export interface BoosterReviewAnalyticsOptions extends FiguresOptions<BoosterReviewFilters> {}

/** What `useBoosterReviewAnalytics` gives: everything that a view needs. */
export interface BoosterReviewAnalyticsState extends FiguresState<BoosterReviewFilters> {}

/**
 * State of the figures of answers to forms: counts, stars, replies and sentiment in total, over time and in an earlier
 * period. Erased answers count with score and day.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; without the Review Booster its code is
 * `booster_disabled`.
 * @example
 * ```tsx
 * const { analytics } = useBoosterReviewAnalytics({ defaultFilters: { channels: ['qr'] } });
 * return <p>{analytics?.total.average_rating}</p>;
 * ```
 */
export function useBoosterReviewAnalytics(
  options: BoosterReviewAnalyticsOptions = {},
): BoosterReviewAnalyticsState {
  return useFigures(boosterReviewFigures, options);
}

/** Initial values of a table of figures of answers. */
export interface BoosterFiguresTableOptions extends FiguresRowsOptions<
  BoosterReviewFilters,
  BoosterAnalyticsDimension
> {}

/**
 * Figures of each form, location, channel or category, page by page and in any order.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { rows } = useBoosterFiguresTable({ filters: {}, dimension: 'form' });
 * return rows.map(({ name, figures }) => <p key={name}>{name}: {figures.average_rating}</p>);
 * ```
 */
export function useBoosterFiguresTable(options: BoosterFiguresTableOptions): UseFiguresTableResult {
  return useFiguresRows(boosterReviewFigures, options);
}

/**
 * Which phrases put answers into a category, most often first.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `not_found`.
 * @example
 * ```tsx
 * const { data } = useBoosterPhraseFigures(3, { channels: ['qr'] });
 * return data?.results.map(({ phrase, count }) => <p key={phrase}>{phrase}: {count}</p>);
 * ```
 */
export function useBoosterPhraseFigures(
  category: number | undefined,
  filters: BoosterReviewFilters,
): QueryResult<Schemas['PhraseFiguresList']> {
  return usePhrases(boosterReviewFigures, category, filters);
}
