import type { PlanLimit, PlanState } from '@pinfold/contract/access/plan';
import type { Queryable } from '../database/database.ts';
import { lockCompany } from '../database/lock-company.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { countUsed } from './usage.queries.ts';

export interface Spending {
  companyId: number;
  limit: PlanLimit;
  /** What a refusal is called. Default `plan_limit_reached`. */
  problem?: 'plan_limit_reached' | 'import_limit_reached';
}

/**
 * Adds what a plan caps, or refuses. Call it in a transaction: the company is locked until its end, so adds in parallel
 * take turns, and a refusal takes back what was added. It is counted only then, so that adding what is already there
 * costs nothing, even where a smaller plan was exceeded long ago.
 * @throws Problem `plan_limit_reached`, or where the plan has ended `unpaid_subscription` or `subscription_expired`
 */
export async function spendLimit<Added>(
  { now }: Services,
  tx: Queryable,
  { companyId, limit, problem = 'plan_limit_reached' }: Spending,
  add: () => Promise<Added>,
): Promise<Added> {
  const { state, limits } = await lockCompany(tx, companyId, now());
  refuseEndedPlan(state);
  const max = limits[limit];
  if (max === undefined) return add();
  const before = await countUsed(tx, companyId, limit);
  const added = await add();
  const used = await countUsed(tx, companyId, limit);
  if (used > max && used > before)
    throw new Problem(problem, { errors: [{ path: limit }], values: { limit, max } });
  return added;
}

/** @throws Problem `unpaid_subscription` or `subscription_expired` */
export function refuseEndedPlan(state: PlanState): void {
  if (state === 'unpaid') throw new Problem('unpaid_subscription');
  if (state === 'expired') throw new Problem('subscription_expired');
}
