import { sql } from 'drizzle-orm';
import { planStateOf, type PlanLimit, type PlanState } from '@pinfold/contract/access/plan';
import { rows, type Queryable } from './database.ts';
import { isoOf, type Moment } from './moments.ts';

/** The plan of a locked company. */
interface LockedPlan {
  state: PlanState;
  limits: Partial<Record<PlanLimit, number>>;
}

/**
 * Locks the company (`FOR NO KEY UPDATE`), so that those who add to it or remove from it take turns. Returns its plan.
 * References to the company do not wait.
 */
export async function lockCompany(tx: Queryable, companyId: number, now: Date): Promise<LockedPlan> {
  const [row] = await rows<PlanRow>(
    tx,
    sql`select plan_limits, plan_expires_at, plan_is_unpaid, plan_is_free_trial
        from companies where id = ${companyId} for no key update`,
  );
  if (!row) throw new Error('a member has a company');
  const terms = {
    expires_at: isoOf(row.plan_expires_at),
    is_unpaid: row.plan_is_unpaid,
    is_free_trial: row.plan_is_free_trial,
  };
  return { state: planStateOf(terms, now.getTime()), limits: row.plan_limits };
}

interface PlanRow {
  plan_limits: LockedPlan['limits'];
  plan_expires_at: Moment | null;
  plan_is_unpaid: boolean;
  plan_is_free_trial: boolean;
}
