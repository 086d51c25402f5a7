'use client';
import type { JSX } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { ScoreHistoryPeriod } from '../dashboard.queries.ts';
import { useDashboardView } from './dashboard-context.ts';

export interface ScoreHistoryProps {
  /** The days that are shown. @defaultValue the last 90 */
  period?: ScoreHistoryPeriod | undefined;
}

const HistoryCard = /* @__PURE__ */ lazyComponent(
  async () => (await import('./score-history-card.tsx')).ScoreHistoryCard,
);

/**
 * The score of each night as a chart and as a table, with a mark where it began to be counted in another way. Its code is
 * loaded once the dashboard has been read.
 *
 * @throws Error outside a `DashboardView`.
 * @selector .pinfold-ScoreHistory
 * @example
 * ```tsx
 * const state = useDashboard();
 * return <DashboardView state={state}><ScoreHistory /></DashboardView>;
 * ```
 */
export function ScoreHistory({ period }: ScoreHistoryProps): JSX.Element | null {
  const { stats, headingLevel } = useDashboardView();
  return stats ? <HistoryCard {...{ period, stats, headingLevel }} /> : null;
}
