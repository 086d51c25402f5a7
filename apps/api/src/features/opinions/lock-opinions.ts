import { sql, type SQL } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';

/**
 * Locks the opinions that a condition over rows `r` chooses, in the order of their ids, before their tags are changed:
 * the rollups lock them too, and two writers would wait for each other. Categories are locked before. Returns the ids.
 */
export async function lockOpinionsWhere(tx: Queryable, reviews: SQL, chosen: SQL): Promise<number[]> {
  const locked = await rows<{ id: number }>(
    tx,
    sql`select r.id::int8 as id from ${reviews} r where ${chosen} order by r.id for no key update`,
  );
  return locked.map(({ id }) => id);
}
