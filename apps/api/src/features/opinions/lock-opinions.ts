import { sql, type SQL } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';
import { int8Array } from '../../database/int8.ts';

/**
 * Locks the opinions that a condition over rows `r` chooses, in the order of their ids, before they or their tags are
 * changed together: two writers who take the same ones in another order would wait for each other, and PostgreSQL would
 * end one of them. Categories are locked before. Returns the ids.
 */
export async function lockOpinionsWhere(tx: Queryable, opinions: SQL, chosen: SQL): Promise<number[]> {
  const locked = await rows<{ id: number }>(
    tx,
    sql`select r.id::int8 as id from ${opinions} r where ${chosen} order by r.id for no key update`,
  );
  return locked.map(({ id }) => id);
}

/** Locks the opinions of these ids. */
export function lockOpinions(
  tx: Queryable,
  opinions: SQL,
  companyId: number,
  ids: Iterable<number>,
): Promise<number[]> {
  return lockOpinionsWhere(tx, opinions, sql`r.company_id = ${companyId} and r.id = any(${int8Array(ids)})`);
}
