import { sql, type SQL } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';

/**
 * Holds reviews that a condition over `reviews r` chooses until the transaction ends, in the order of their ids, before
 * their tags are touched: the rollups hold them too, and two writers would wait for each other. Answers the ids.
 */
export async function lockReviewsWhere(tx: Queryable, chosen: SQL): Promise<number[]> {
  const held = await rows<{ id: number }>(
    tx,
    sql`select r.id::int8 as id from reviews r where ${chosen} order by r.id for no key update`,
  );
  return held.map(({ id }) => id);
}
