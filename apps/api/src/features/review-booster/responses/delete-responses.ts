import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';

/** Deletes answers `r` of a company, with the categories that they are in; their scores stay in the audit. */
export async function deleteResponses(tx: Queryable, companyId: number, where: SQL): Promise<void> {
  await tx.execute(
    sql`delete from tagged_booster_responses t using booster_responses r
        where t.company_id = ${companyId} and r.company_id = t.company_id and r.id = t.review_id and ${where}`,
  );
  await tx.execute(sql`delete from booster_responses r where r.company_id = ${companyId} and ${where}`);
}
