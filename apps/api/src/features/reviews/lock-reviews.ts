import { sql, type SQL } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';
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

/**
 * Locks the reviews that a condition over `reviews r` chooses, in the order of their ids, before their tags are changed:
 * the rollups lock them too, and two writers would wait for each other. Returns the ids.
 */
export async function lockReviewsWhere(tx: Queryable, chosen: SQL): Promise<number[]> {
  const locked = await rows<{ id: number }>(
    tx,
    sql`select r.id::int8 as id from reviews r where ${chosen} order by r.id for no key update`,
  );
  return locked.map(({ id }) => id);
}
