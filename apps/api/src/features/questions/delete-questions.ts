import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';

/** Takes away what was asked about a location that is removed, with the answers. */
export async function deleteQuestions(tx: Queryable, companyId: number, locationId: number): Promise<void> {
  await tx.execute(
    sql`delete from question_answers where company_id = ${companyId} and question_id in (
          select id from questions where company_id = ${companyId} and location_id = ${locationId})`,
  );
  await tx.execute(
    sql`delete from questions where company_id = ${companyId} and location_id = ${locationId}`,
  );
}
