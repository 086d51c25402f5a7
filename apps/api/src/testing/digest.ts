import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../database/database.ts';
import { tablesOf } from './test-database.ts';

/** A fingerprint of every row, to prove that a refused call changed nothing. */
export async function digestOf(queries: Queryable): Promise<string> {
  const parts = (await tablesOf(queries)).map(
    (name) =>
      sql`select ${name} || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as part from ${sql.raw(name)} t`,
  );
  const found = await rows<{ part: string }>(queries, sql.join(parts, sql` union all `));
  return found.map(({ part }) => part).join('\n');
}
