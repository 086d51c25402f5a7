'use client';
export { InsightChart, type InsightChartProps } from './features/insights/ui/insight-chart.tsx';
export { InsightKeywords, type InsightKeywordsProps } from './features/insights/ui/insight-keywords.tsx';
export { InsightLocations, type InsightLocationsProps } from './features/insights/ui/insight-locations.tsx';
export {
  OldInsights,
  type OldInsightsAppearance,
  type OldInsightsProps,
} from './features/insights/ui/old/old-insights.tsx';
export {
  UserBehavior,
  type UserBehaviorAppearance,
  type UserBehaviorProps,
} from './features/insights/ui/user-behavior.tsx';
