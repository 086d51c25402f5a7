'use client';
export { AttentionList } from './features/dashboard/ui/attention-list.tsx';
export { Dashboard, type DashboardProps } from './features/dashboard/ui/dashboard.tsx';
export {
  type DashboardAppearance,
  type DashboardLinks,
  useDashboardView,
  type DashboardViewValue,
} from './features/dashboard/ui/dashboard-context.ts';
export { DashboardView, type DashboardViewProps } from './features/dashboard/ui/dashboard-view.tsx';
export { FirstHour } from './features/dashboard/ui/first-hour.tsx';
export { IndicatorCard, type IndicatorCardProps } from './features/dashboard/ui/indicator-card.tsx';
export { NextPoints } from './features/dashboard/ui/next-points.tsx';
export { ScoreChanges } from './features/dashboard/ui/score-changes.tsx';
export { ScoreFormula } from './features/dashboard/ui/score-formula.tsx';
export { ScoreHistory, type ScoreHistoryProps } from './features/dashboard/ui/score-history.tsx';
export { ScoreRing } from './features/dashboard/ui/score-ring.tsx';
