import { leastCoverage } from '@pinfold/contract/features/dashboard/overall-score';
import type { DashboardStats } from './dashboard.queries.ts';

/**
 * Whether a company is still at its beginning: too little is known for a score, or something is on its way that never
 * was there before.
 */
export function isFirstHour({ coverage, before, indicators }: DashboardStats): boolean {
  if (coverage < leastCoverage) return true;
  return before.coverage < leastCoverage && indicators.some(({ state }) => state === 'waiting');
}
