import { sql } from 'drizzle-orm';
import { type Queryable, rows } from '../../database/database.ts';
import { tablesOf } from '../databases/test-database.ts';
import type { SecretWatch } from './secret-watch.ts';

/** Larger tables hold what a test has made by the thousand. */
const mostBytes = 2 ** 20;

/** Takes in every row that is left, jobs with their failures included: whoever has a copy of the database reads them. */
export async function noticeRows(watch: SecretWatch, queries: Queryable): Promise<void> {
  const names = sql.param(await tablesOf(queries));
  const filled = await rows<{ name: string }>(
    queries,
    sql`select name from unnest(${names}::text[]) name
        where pg_relation_size(name::regclass) between 1 and ${mostBytes}`,
  );
  if (filled.length === 0) return;
  const parts = filled.map(
    ({ name }) => sql`select ${name}::text as name, string_agg(t::text, ' ') as text from ${sql.raw(name)} t`,
  );
  const found = await rows<{ name: string; text: string | null }>(queries, sql.join(parts, sql` union all `));
  for (const { name, text } of found) watch.notice(`the table ${name}`, text ?? '');
}
