import { sql, type SQL } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';

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
