'use client';
import type { JSX } from 'react';
import type { Appearance } from '../../../theme/appearance.ts';
import { type DashboardStart, useDashboard } from '../use-dashboard.ts';
import type { DashboardAppearance } from './dashboard-context.ts';
import { DashboardView } from './dashboard-view.tsx';

export interface DashboardProps extends DashboardStart, DashboardAppearance {
  /** Appearance of the dashboard alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * How well a company is found: the overall score, the six indicators that it is made of, why it changed, what would raise
 * it, what waits for somebody, and its history. What is not known is said in words and never drawn as 0. As high as its
 * content.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-Dashboard
 * @selector [data-layout='wide'|'narrow'] [data-stale]
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <Dashboard
 *     days={parseDashboardSearch(params) ?? usualDashboardDays}
 *     onDaysChange={(days) => setParams(formatDashboardSearch(days))}
 *     hrefOf={({ screen, filters }) => `/${screen}?${new URLSearchParams(filters)}`}
 *   />
 * );
 * ```
 */
export function Dashboard({ days, defaultDays, onDaysChange, ...view }: DashboardProps): JSX.Element {
  return <DashboardView state={useDashboard({ days, defaultDays, onDaysChange })} {...view} />;
}
