import { sql } from 'drizzle-orm';
import type { OperatorCompany } from '@pinfold/contract/features/billing/operators.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';

/** The word for it in `operator_changes`. */
export const suspensionField = 'is_suspended' satisfies keyof OperatorCompany;

/** Whether an operator has closed the company, whatever it has paid: the newest word of theirs counts. */
export async function isSuspended(queries: Queryable, companyId: number): Promise<boolean> {
  const [newest] = await rows<{ after: boolean }>(
    queries,
    sql`select (change -> ${suspensionField}::text ->> 'after')::boolean as after from operator_changes
        where company_id = ${companyId} and change ? ${suspensionField}::text
        order by id desc limit 1`,
  );
  return newest?.after ?? false;
}
