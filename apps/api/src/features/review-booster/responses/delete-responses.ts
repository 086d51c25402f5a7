import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { lockOpinionsWhere } from '../../opinions/lock-opinions.ts';

/** Deletes answers `r` of a company, with the categories that they are in; their scores stay in the audit. */
export async function deleteResponses(tx: Queryable, companyId: number, where: SQL): Promise<void> {
  const chosen = sql`r.company_id = ${companyId} and ${where}`;
  // Whoever tags locks answers before their tags, too.
  const ids = int8Array(await lockOpinionsWhere(tx, sql`booster_responses`, chosen));
  for (const table of ['tagged_booster_responses', 'refused_booster_tags'])
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where company_id = ${companyId} and review_id = any(${ids})`,
    );
  await tx.execute(sql`delete from booster_responses where company_id = ${companyId} and id = any(${ids})`);
}
