export { type StepUnit, stepUnits } from '@pinfold/contract/period';
export {
  analysePhrases,
  analyseReviews,
  analyseReviewsBy,
  type FiguresTableQuestion,
} from '../features/reviews/analytics/review-analytics.queries.ts';
export type {
  PhraseFigures,
  ReviewAnalytics,
  ReviewFigures,
  ReviewFiguresRow,
} from '../features/opinions/analytics/figures-source.ts';
export {
  figureFilters,
  type FigureFacet,
  type FiguresTableOptions,
  useFiguresTable,
  usePhraseFigures,
  useReviewAnalytics,
  type ReviewAnalyticsOptions,
  type ReviewAnalyticsState,
} from '../features/reviews/analytics/use-review-analytics.ts';
export type { UseFiguresTableResult } from '../features/opinions/analytics/use-figures-table.ts';
export {
  figureColumns,
  figuresCsv,
  type FigureColumn,
  type FigureLine,
} from '../features/opinions/analytics/figures-csv.ts';
export {
  seriesShows,
  shownSeries,
  type SeriesShow,
  type ShownSeries,
} from '../features/opinions/analytics/series-shows.ts';
export {
  type AnalyticsOrder,
  analyticsOrders,
  netSentiment,
  sentimentBand,
  type SentimentBand,
  sentimentBands,
  type SentimentCounts,
} from '@pinfold/contract/features/opinions/analytics/figures';
export {
  type AnalyticsDimension,
  analyticsDimensions,
} from '@pinfold/contract/features/reviews/analytics/review-analytics';
