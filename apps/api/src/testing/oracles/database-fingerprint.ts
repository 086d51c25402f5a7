import { sql } from 'drizzle-orm';
import { type Queryable, rows } from '../../database/database.ts';
import { tablesOf } from '../databases/test-database.ts';

/**
 * Returns a fingerprint of all rows, to prove that a refused call changed nothing. Left out is what refused calls write,
 * too: `last_used_at` of tokens, now and then, and how many calls were made to providers.
 */
export async function databaseFingerprint(queries: Queryable): Promise<string> {
  // Before the rows are read: what is committed in between changes the snapshot, so that the next call reads again.
  const { snapshot, is_writing } = await visible(queries);
  const known = lastDigests.get(queries);
  if (known?.snapshot === snapshot && !is_writing) return known.digest;
  const digest = await read(queries);
  lastDigests.set(queries, { snapshot, digest });
  return digest;
}

const lastDigests = new WeakMap<Queryable, { snapshot: string; digest: string }>();

/**
 * PostgreSQL's description of what is visible: each writing transaction takes a number, and the snapshot lists which
 * numbers were given and which of them still run. Equal snapshots see the same rows, except for uncommitted ones of the
 * own transaction.
 */
async function visible(queries: Queryable): Promise<{ snapshot: string; is_writing: boolean }> {
  const [row] = await rows<{ snapshot: string; is_writing: boolean }>(
    queries,
    sql`select pg_current_snapshot()::text as snapshot, pg_current_xact_id_if_assigned() is not null as is_writing`,
  );
  if (!row) throw new Error('a snapshot has one row');
  return row;
}

async function read(queries: Queryable): Promise<string> {
  const tables = (await tablesOf(queries)).filter((name) => name !== 'public.provider_minutes');
  const parts = tables.map(
    (name) =>
      sql`select ${name} || coalesce(md5(string_agg(${rowOf(name)}, '|' order by ${rowOf(name)})), '') as part from ${sql.raw(name)} t`,
  );
  const found = await rows<{ part: string }>(queries, sql.join(parts, sql` union all `));
  return found
    .map(({ part }) => part)
    .toSorted()
    .join('\n');
}

function rowOf(table: string) {
  const isTouched = ['public.sessions', 'public.api_keys'].includes(table);
  return isTouched ? sql`(to_jsonb(t) - 'last_used_at')::text` : sql`t::text`;
}
