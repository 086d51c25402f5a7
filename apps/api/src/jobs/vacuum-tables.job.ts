import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';
import { defineJob } from './define-job.ts';

/**
 * The work of PostgreSQL's autovacuum, which the embedded database does not have, by its rule and as often: a table is
 * swept once a fifth of it is rows that were changed or deleted, and counted for the planner once a tenth is new or
 * changed. Without it what is updated all the time, such as the queue, grows and grows slow, and what was just imported
 * is joined row by row.
 */
export const vacuumTables = defineJob({
  name: 'vacuum-tables',
  concurrency: 1,
  everySeconds: 60,
  async run({ database }) {
    if (database.jobs.backend !== 'pglite') return;
    for (const table of await dueTables(database))
      await database.queries.execute(sql`vacuum analyze ${sql.raw(table)}`);
  },
});

/** Tallies of changes are lost at each start, so a table with rows that was never counted is due whatever they say. */
async function dueTables({ queries }: Database): Promise<string[]> {
  // PostgreSQL's statistics are written down between statements of its idle sessions, which the embedded one never is.
  await queries.execute(sql`select pg_stat_force_next_flush()`);
  const found = await rows<{ name: string }>(
    queries,
    sql`select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables t
        where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
          or (not exists (select from pg_statistic where starelid = t.relid) and pg_relation_size(t.relid) > 0)
        order by n_dead_tup`,
  );
  return found.map(({ name }) => name);
}
