import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';
import { defineJob } from './define-job.ts';

/**
 * The work of PostgreSQL's autovacuum, which the embedded database does not have, by its rule: a table is swept once a
 * fifth of it is rows that were changed or deleted. Without it what is updated all the time, such as the queue, grows
 * and grows slow.
 */
export const vacuumTables = defineJob({
  name: 'vacuum-tables',
  concurrency: 1,
  everySeconds: 600,
  async run({ database }) {
    if (database.jobs.backend !== 'pglite') return;
    for (const table of await bloatedTables(database))
      await database.queries.execute(sql`vacuum analyze ${sql.raw(table)}`);
  },
});

async function bloatedTables({ queries }: Database): Promise<string[]> {
  // PostgreSQL's statistics are written down between statements of its idle sessions, which the embedded one never is.
  await queries.execute(sql`select pg_stat_force_next_flush()`);
  const found = await rows<{ name: string }>(
    queries,
    sql`select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
        where n_dead_tup > 50 + 0.2 * n_live_tup order by n_dead_tup`,
  );
  return found.map(({ name }) => name);
}
