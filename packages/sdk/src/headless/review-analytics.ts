export { type StepUnit, stepUnits } from '@pinfold/contract/period';
export {
  analysePhrases,
  analyseReviews,
  analyseReviewsBy,
  type FiguresTableQuestion,
  type PhraseFigures,
  type ReviewAnalytics,
  type ReviewFigures,
  type ReviewFiguresRow,
} from '../features/reviews/analytics/review-analytics.queries.ts';
export {
  useReviewAnalytics,
  type ReviewAnalyticsOptions,
  type ReviewAnalyticsState,
} from '../features/reviews/analytics/use-review-analytics.ts';
export {
  type FiguresTableOptions,
  useFiguresTable,
  type UseFiguresTableResult,
  usePhraseFigures,
} from '../features/reviews/analytics/use-figures-table.ts';
export { figureFilters, type FigureFacet } from '../features/reviews/analytics/figure-filters.ts';
export {
  figureColumns,
  figuresCsv,
  type FigureColumn,
  type FigureLine,
} from '../features/reviews/analytics/figures-csv.ts';
export {
  seriesShows,
  shownSeries,
  type SeriesShow,
  type ShownSeries,
} from '../features/reviews/analytics/series-shows.ts';
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
