export {
  type AttentionItem,
  dashboardAccess,
  type DashboardIndicator,
  type DashboardStats,
  getDashboard,
  getScoreHistory,
  type ScoreAim,
  type ScoreChangeLine,
  type ScoreDay,
  type ScoreHistoryPeriod,
  type ScoreStep,
  type ScreenTarget,
} from '../features/dashboard/dashboard.queries.ts';
export { formatDashboardSearch, parseDashboardSearch } from '../features/dashboard/dashboard-search.ts';
export { isFirstHour } from '../features/dashboard/is-first-hour.ts';
export {
  type DashboardStart,
  type DashboardState,
  useDashboard,
} from '../features/dashboard/use-dashboard.ts';
export { type ScoreHistoryState, useScoreHistory } from '../features/dashboard/use-score-history.ts';
export {
  type AttentionKind,
  attentionKinds,
  type DashboardDays,
  dashboardDays,
  type DashboardScreen,
  dashboardScreens,
  usualDashboardDays,
} from '@pinfold/contract/features/dashboard/dashboard';
export {
  type IndicatorFailure,
  type IndicatorId,
  indicatorIds,
  type IndicatorState,
  indicatorStates,
  type IndicatorValues,
  indicatorWeights,
  type MissingSetup,
  missingSetups,
} from '@pinfold/contract/features/dashboard/indicator';
export {
  leastCoverage,
  type OverallScore,
  overallScore,
  shownPoints,
} from '@pinfold/contract/features/dashboard/overall-score';
export type { ScoreChangeKind } from '@pinfold/contract/features/dashboard/score-changes';
