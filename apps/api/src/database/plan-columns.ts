import { sql } from 'drizzle-orm';
import { planStateOf, type PlanState } from '@pinfold/contract/access/plan';
import { isoOf, type Moment } from './moments.ts';

/** What decides the state of a plan, of rows `companies c`. */
export const planColumns = sql`c.plan_expires_at, c.plan_is_unpaid, c.plan_is_free_trial`;

export interface PlanColumns {
  plan_expires_at: Moment | null;
  plan_is_unpaid: boolean;
  plan_is_free_trial: boolean;
}

/** Returns the state of a company's plan at `now`. */
export function planStateOfRow(row: PlanColumns, now: Date): PlanState {
  const terms = {
    expires_at: isoOf(row.plan_expires_at),
    is_unpaid: row.plan_is_unpaid,
    is_free_trial: row.plan_is_free_trial,
  };
  return planStateOf(terms, now.getTime());
}
