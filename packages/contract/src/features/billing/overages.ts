import type { PlanCapability, PlanLimit } from '../../access/plan.ts';

/** A limit of the plan to buy that the company is past already. */
export interface Overage {
  limit: PlanLimit;
  used: number;
  max: number;
}

/** The plan to buy. */
export interface TargetPlan {
  capabilities: readonly PlanCapability[];
  limits: Readonly<Partial<Record<PlanLimit, number>>>;
}

/**
 * Returns what has to go before a company fits into a plan for `quantity` locations, in the order of `usage`
 * (product spec, section 5: a change is blocked while any is left). A limit that the plan does not name is none, and one
 * of what the plan does not contain blocks nothing: what is past it lies idle, and nobody could open it to remove it.
 */
export function overages(
  { capabilities, limits }: TargetPlan,
  quantity: number,
  usage: readonly { limit: PlanLimit; used: number }[],
): Overage[] {
  const caps: Partial<Record<PlanLimit, number>> = { ...limits, max_facilities: quantity };
  return usage.flatMap(({ limit, used }): Overage[] => {
    const max = caps[limit];
    const needed = capabilityOf[limit];
    if (max === undefined || (needed !== undefined && !capabilities.includes(needed))) return [];
    return used > max ? [{ limit, used, max }] : [];
  });
}

/** What a plan has to contain for a limit to count. */
const capabilityOf: Partial<Record<PlanLimit, PlanCapability>> = {
  max_listings_competitors: 'compare_competition',
  max_website_competitors: 'compare_competition',
  max_ai_categorization_categories: 'ai_categorisation',
};
