export {
  formatInsightFilters,
  type InsightFilters,
  type InsightFiltersChange,
  type InsightLocationFilters,
  parseInsightFilters,
  tidyInsightFilters,
} from '../features/insights/insight-filters.ts';
export {
  type InsightGap,
  insightGaps,
  type InsightShow,
  insightShows,
  insightSum,
  insightSumSeries,
} from '../features/insights/insight-series.ts';
export { insightsCsv, type InsightsCsvMessages } from '../features/insights/insights-csv.ts';
export {
  getInsightLocations,
  getInsights,
  type InsightAnnotation,
  type InsightKeyword,
  type InsightKeywordSearch,
  type InsightLocation,
  type Insights,
  type InsightTotals,
  listInsightKeywords,
} from '../features/insights/insights.queries.ts';
export {
  formatOldInsightFilters,
  type OldInsightFilters,
  type OldInsightFiltersChange,
  parseOldInsightFilters,
} from '../features/insights/old/old-insight-filters.ts';
export {
  getOldInsights,
  type OldInsights,
  type OldInsightTotals,
} from '../features/insights/old/old-insights.queries.ts';
export {
  type OldInsightFiltersStart,
  type OldInsightsState,
  useOldInsights,
} from '../features/insights/old/use-old-insights.ts';
export {
  useInsightExport,
  type UseInsightExportResult,
  useOldInsightExport,
} from '../features/insights/use-insight-export.ts';
export {
  type InsightKeywordsOptions,
  useInsightKeywords,
  type UseInsightKeywordsResult,
} from '../features/insights/use-insight-keywords.ts';
export { useInsightLocations } from '../features/insights/use-insight-locations.ts';
export {
  type InsightFiltersStart,
  useInsightFilters,
  type UseInsightFiltersResult,
} from '../features/insights/use-insight-filters.ts';
export { type InsightEmptiness, type InsightsState, useInsights } from '../features/insights/use-insights.ts';
export {
  type ActionMetric,
  actionMetrics,
  actionsOf,
  changeOf,
  conversionOf,
  type InsightMetric,
  insightMetrics,
  type InsightOrder,
  insightOrders,
  moverMinimum,
  type ViewMetric,
  viewMetrics,
  viewsOf,
} from '@pinfold/contract/features/insights/insight-metrics';
export {
  type InsightPreset,
  insightPresets,
  latestInsightDay,
} from '@pinfold/contract/features/insights/insight-days';
export {
  type OldInsightMetric,
  oldInsightMetrics,
  lastOldInsightDay,
} from '@pinfold/contract/features/insights/old-insights';
