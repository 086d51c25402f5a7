import type { PlanLimit } from '@pinfold/contract/access/plan';
import { usePermission } from '../../permissions/use-permission.ts';
import { useCompanyUsage } from './use-company-usage.ts';

/** How much of one limit of the plan is used. */
export interface LimitUse {
  used: number;
  max: number;
  /** Nothing can be added any more. */
  isReached: boolean;
  /** How many can be added. */
  left: number;
}

/**
 * How much of one of the plan's limits is used; undefined while that is not known, where the plan sets none, and for
 * those who may not see the company's data.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const websites = usePlanLimit('max_websites');
 * return websites && <p>{websites.used} / {websites.max}</p>;
 * ```
 */
export function usePlanLimit(limit: PlanLimit): LimitUse | undefined {
  const { allowed } = usePermission('view_company_data');
  const { data } = useCompanyUsage({ enabled: allowed });
  const found = data?.limits.find((one) => one.limit === limit);
  if (!found || found.max === null) return undefined;
  const { used, max } = found;
  return { used, max, isReached: used >= max, left: Math.max(0, max - used) };
}
