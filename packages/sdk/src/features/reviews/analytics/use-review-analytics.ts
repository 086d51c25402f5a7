import type { AnalyticsDimension } from '@pinfold/contract/features/reviews/analytics/review-analytics';
import type { Schemas } from '../../../client/schema.ts';
import type { QueryResult } from '../../../query/results.ts';
import { filtersOfFigure, type OpinionFacet } from '../../opinions/analytics/figure-filters.ts';
import { type FiguresOptions, type FiguresState, useFigures } from '../../opinions/analytics/use-figures.ts';
import {
  type FiguresRowsOptions,
  useFiguresRows,
  type UseFiguresTableResult,
  usePhrases,
} from '../../opinions/analytics/use-figures-table.ts';
import type { ReviewFilters } from '../review-filters.ts';
import { reviewFigures } from './review-analytics.queries.ts';

/** Of which reviews figures are, and what of that you hold. */
export interface ReviewAnalyticsOptions extends FiguresOptions<ReviewFilters> {}

/** What `useReviewAnalytics` gives: everything that a view needs. */
export interface ReviewAnalyticsState extends FiguresState<ReviewFilters> {}

/**
 * State of review analytics: counts, stars, replies and sentiment in total, over time and in an earlier period. The
 * filters are those of the inbox, so that each figure leads to its reviews.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { analytics } = useReviewAnalytics({ defaultFilters: { cities: ['Kraków'] } });
 * return <p>{analytics?.total.average_rating}</p>;
 * ```
 */
export function useReviewAnalytics(options: ReviewAnalyticsOptions = {}): ReviewAnalyticsState {
  return useFigures(reviewFigures, options);
}

/** Initial values of a table of figures. */
export interface FiguresTableOptions extends FiguresRowsOptions<ReviewFilters, AnalyticsDimension> {}

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
export function useFiguresTable(options: FiguresTableOptions): UseFiguresTableResult {
  return useFiguresRows(reviewFigures, options);
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
  return usePhrases(reviewFigures, category, filters);
}

/** Which of the counted reviews a figure is about. */
export interface FigureFacet extends OpinionFacet<AnalyticsDimension> {}

/** The filters of the inbox that leave exactly the reviews of a figure. */
export function figureFilters(asked: ReviewFilters, facet: FigureFacet): ReviewFilters {
  return filtersOfFigure(reviewFigures, asked, facet);
}
