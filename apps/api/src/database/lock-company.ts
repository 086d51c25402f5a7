import { sql } from 'drizzle-orm';
import type { PlanLimit, PlanState } from '@pinfold/contract/access/plan';
import { rows, type Queryable } from './database.ts';
import { planColumns, planStateOfRow, type PlanColumns } from './plan-columns.ts';

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
  const [row] = await rows<PlanColumns & { plan_limits: LockedPlan['limits'] }>(
    tx,
    sql`select c.plan_limits, ${planColumns} from companies c where c.id = ${companyId} for no key update`,
  );
  if (!row) throw new Error('a member has a company');
  return { state: planStateOfRow(row, now), limits: row.plan_limits };
}
