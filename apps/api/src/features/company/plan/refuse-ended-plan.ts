import type { PlanState } from '@pinfold/contract/access/plan';
import { Problem } from '../../../problem.ts';

/** @throws Problem `unpaid_subscription` or `subscription_expired` */
export function refuseEndedPlan(state: PlanState): void {
  if (state === 'unpaid') throw new Problem('unpaid_subscription');
  if (state === 'expired') throw new Problem('subscription_expired');
}
