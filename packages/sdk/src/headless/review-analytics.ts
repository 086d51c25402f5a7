export type {
  PhraseFigures,
  ReviewAnalytics,
  ReviewFigures,
  ReviewFiguresRow,
} from '../features/reviews/analytics/review-figures.ts';
export {
  useReviewAnalytics,
  type ReviewAnalyticsOptions,
  type ReviewAnalyticsState,
} from '../features/reviews/analytics/use-review-analytics.ts';
export {
  useFiguresTable,
  type FiguresTableOptions,
  type UseFiguresTableResult,
} from '../features/reviews/analytics/use-figures-table.ts';
export { usePhraseFigures } from '../features/reviews/analytics/use-phrase-figures.ts';
export {
  analysePhrases,
  analyseReviews,
  analyseReviewsBy,
  type FiguresTableQuestion,
} from '../features/reviews/analytics/review-analytics-queries.ts';
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
  type AnalyticsDimension,
  analyticsDimensions,
  type AnalyticsOrder,
  analyticsOrders,
  type AnalyticsUnit,
  analyticsUnits,
  netSentiment,
  sentimentBand,
  type SentimentBand,
  sentimentBands,
  type SentimentCounts,
} from '@pinfold/contract/features/reviews/analytics/review-analytics';
