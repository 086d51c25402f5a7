import { sql, type SQL } from 'drizzle-orm';
import type { OperatorCompany } from '@pinfold/contract/features/billing/operators.endpoints';
import { oneRow, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';

/** The word for it in `operator_changes`. */
export const suspensionField = 'is_suspended' satisfies keyof OperatorCompany;

/** Whether an operator has closed the company, whatever it has paid: the newest word of theirs counts. */
export async function isSuspended(queries: Queryable, companyId: number): Promise<boolean> {
  const { suspended } = await oneRow<{ suspended: boolean }>(
    queries,
    sql`select ${suspendedAs(sql`${companyId}::int8`)} as suspended`,
  );
  return suspended;
}

/**
 * Refuses payments of a company that an operator has closed: no payment opens it.
 * @throws Problem `unpaid_subscription`
 */
export async function refuseSuspended(queries: Queryable, companyId: number): Promise<void> {
  if (await isSuspended(queries, companyId)) throw new Problem('unpaid_subscription');
}

/** The same as a condition on a company's id. */
export function suspendedAs(companyId: SQL): SQL<boolean> {
  return sql<boolean>`coalesce((select (change -> ${suspensionField}::text ->> 'after')::boolean from operator_changes
    where company_id = ${companyId} and change ? ${suspensionField}::text
    order by id desc limit 1), false)`;
}
