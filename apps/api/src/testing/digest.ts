import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../database/database.ts';
import { tablesOf } from './test-database.ts';

/**
 * A fingerprint of every row, to prove that a refused call changed nothing. When a token was last used is left out: it is
 * noted now and then, whatever comes of the call.
 */
export async function digestOf(queries: Queryable): Promise<string> {
  const parts = (await tablesOf(queries)).map(
    (name) =>
      sql`select ${name} || coalesce(md5(string_agg(${row(name)}, '|' order by ${row(name)})), '') as part from ${sql.raw(name)} t`,
  );
  const found = await rows<{ part: string }>(queries, sql.join(parts, sql` union all `));
  return found
    .map(({ part }) => part)
    .toSorted()
    .join('\n');
}

function row(table: string) {
  const isTouched = ['public.sessions', 'public.api_keys'].includes(table);
  return isTouched ? sql`(to_jsonb(t) - 'last_used_at')::text` : sql`t::text`;
}
