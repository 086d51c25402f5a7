import { planLimits, type PlanLimit } from '@pinfold/contract/access/plan';
import type { TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';

/** How much of the plan is used. */
export function planAnswers(data: TestData): TestAnswers {
  return {
    getCompanyUsage: () =>
      Response.json({
        limits: planLimits.map((limit) => ({ limit, used: usedOf(data, limit), max: maxOf(data, limit) })),
      }),
  };
}

/** Refuses what goes past the plan. */
export function spendTestLimit(data: TestData, limit: PlanLimit, amount: number): void {
  const max = maxOf(data, limit);
  if (max === null || amount === 0 || usedOf(data, limit) + amount <= max) return;
  const message = `Twój plan nie pozwala dodać więcej (najwyżej ${max}).`;
  throw new TestProblem('plan_limit_reached', [{ path: limit, message }]);
}

function maxOf({ company }: TestData, limit: PlanLimit): number | null {
  return company.plan_restrictions.limits[limit] ?? null;
}

function usedOf({ presence, locations, rankings }: TestData, limit: PlanLimit): number {
  switch (limit) {
    case 'max_facilities':
      return locations.length;
    case 'max_websites':
      return presence.websites.length;
    case 'max_maps_keywords':
      return presence.keywords.length;
    case 'max_organic_keywords':
      return presence.websiteKeywords.length;
    case 'max_search_locations':
      return presence.searchLocations.length;
    case 'max_listings_competitors':
      return rankings.competitors.length;
    default:
      return 0;
  }
}
