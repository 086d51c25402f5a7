import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';

/** @throws Problem `template_in_use` when a rule of automatic replies sends one of these templates, which are locked */
export async function refuseUsed(
  tx: Queryable,
  companyId: number,
  templateIds: readonly number[],
): Promise<void> {
  const [rule] = await rows(
    tx,
    sql`select 1 from auto_reply_rules where company_id = ${companyId} and template_ids && ${int8Array(templateIds)} limit 1`,
  );
  if (rule) throw new Problem('template_in_use');
}
