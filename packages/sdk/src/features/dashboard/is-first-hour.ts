import { leastCoverage } from '@pinfold/contract/features/dashboard/overall-score';
import type { DashboardStats } from './dashboard.queries.ts';

/** Whether a company is still at its beginning: too little is known for a score. */
export function isFirstHour({ coverage }: Pick<DashboardStats, 'coverage'>): boolean {
  return coverage < leastCoverage;
}
