import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { int8Array } from '../../database/int8.ts';

/**
 * Locks reviews (`FOR UPDATE`) that are about to be changed together, in the order of their ids: two people who reply to
 * the same reviews in another order would otherwise wait for each other, and PostgreSQL would end one of them.
 */
export async function lockReviews(tx: Queryable, companyId: number, ids: readonly number[]): Promise<void> {
  await tx.execute(
    sql`select from reviews where company_id = ${companyId} and id = any(${int8Array(ids)})
        order by id for update`,
  );
}
