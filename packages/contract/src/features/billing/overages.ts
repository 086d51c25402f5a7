import type { PlanLimit } from '../../access/plan.ts';

/** A limit of the plan to buy that the company is past already. */
export interface Overage {
  limit: PlanLimit;
  used: number;
  max: number;
}

/**
 * Returns what has to go before a company fits into a plan for `quantity` locations, in the order of `usage`
 * (product spec, section 5: a change is blocked while any is left). A limit that the plan does not name is none.
 */
export function overages(
  limits: Readonly<Partial<Record<PlanLimit, number>>>,
  quantity: number,
  usage: readonly { limit: PlanLimit; used: number }[],
): Overage[] {
  const caps: Partial<Record<PlanLimit, number>> = { ...limits, max_facilities: quantity };
  return usage.flatMap(({ limit, used }): Overage[] => {
    const max = caps[limit];
    return max !== undefined && used > max ? [{ limit, used, max }] : [];
  });
}
