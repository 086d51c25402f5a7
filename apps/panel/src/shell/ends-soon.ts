import { remainingDays, subscriptionState, type CurrentCompany } from '@pinfold/sdk/headless/company';

/** Days before the end of a plan from which on it is said. */
const noticeDays = 7;

/** Whether a date is near enough to be said. */
export function isNear(date: string, now: number): boolean {
  const days = remainingDays(date, now);
  return days > 0 && days <= noticeDays;
}

/** Whether a plan that nothing renews ends within days; a trial has a chip of its own. */
export function endsSoon(
  { plan_restrictions: plan }: Pick<CurrentCompany, 'plan_restrictions'>,
  now: number,
): boolean {
  return (
    plan.expires_at !== null && subscriptionState(plan, now) === 'active' && isNear(plan.expires_at, now)
  );
}
