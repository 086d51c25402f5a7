import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { inject } from 'vitest';
import { type Database, type Queryable, rows } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { openPglite } from '../../database/open-pglite.ts';
import { openPostgres } from '../../database/open-postgres.ts';
import { startQueues } from '../../jobs/jobs.ts';
import { allJobs } from '../../open-services.ts';
import { idleBoss } from '../clients/job-runner.ts';
import { shareListener, type SharedListener } from './share-listener.ts';

/** What the tests of one worker share, each on its own. */
interface Shared {
  database: Database;
  /** Started, with a queue for each kind of job: declaring them takes longer than most tests. */
  boss: PgBoss;
  listener: SharedListener;
}

let opened: Promise<Shared> | undefined;

/** Returns this worker's database and queue, migrated and emptied. They are closed at the end of the process. */
export async function emptyDatabase(): Promise<Pick<Shared, 'database' | 'boss'>> {
  opened ??= open();
  const { database, boss, listener } = await opened;
  await empty(database.queries);
  await listener.settle();
  return { database: { ...database, listen: listener.listen, close: async () => {} }, boss };
}

async function open(): Promise<Shared> {
  const database = await newDatabase();
  await migrate(database);
  const boss = idleBoss(database);
  await startQueues(boss, allJobs);
  return { database, boss, listener: shareListener(database) };
}

/** A database in which there is nothing yet, for tests that cannot share. */
export async function newDatabase(): Promise<Database> {
  const server = inject('postgres');
  return server === ''
    ? openPglite(emptyPgliteFolder())
    : openPostgres(await ownDatabase(server, `test_${randomUUID()}`));
}

/** Makes a data folder of PGlite in which there is nothing yet. It is deleted at the end of the run. */
export function emptyPgliteFolder(): string {
  const prepared = inject('pglite');
  if (!prepared) throw new Error('tests on a server have no folder of PGlite');
  const folder = join(prepared.copies, randomUUID());
  cpSync(prepared.empty, folder, { recursive: true });
  return folder;
}

/** Creates a database on the shared server. Returns its URL. */
export async function ownDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${pg.escapeIdentifier(name)}`);
  await client.end();
  return server.replace(/[^/]*$/, name);
}

/** Above this, deleting row by row and reading past what was deleted cost more than new files for all tables. */
const manyBytes = 2 ** 21;

/**
 * Empties the tables that have rows, and resets the sequences. One statement does it all in the database: most tests
 * fill few tables of many, and TRUNCATE would include every table that refers to them.
 */
async function empty(queries: Queryable): Promise<void> {
  const names = (await tablesOf(queries)).filter((name) => name !== 'public.migrations');
  await queries.execute(
    sql.raw(`do $$
      declare
        tables text[] := array[${names.map((name) => `'${name}'`).join(', ')}];
        filled text[];
        bytes bigint;
        filled_table text;
      begin
        select array_agg(name), sum(size) into filled, bytes
          from unnest(tables) name, pg_relation_size(name::regclass) size where size > 0;
        if bytes > ${manyBytes} then
          execute 'truncate ' || array_to_string(tables, ', ') || ' cascade';
        elsif filled is not null then
          -- References need no check where all of them go.
          perform set_config('session_replication_role', 'replica', true);
          foreach filled_table in array filled loop
            execute 'delete from ' || filled_table;
          end loop;
        end if;
        perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
          from pg_sequences where schemaname = 'public' and last_value is not null;
      end $$`),
  );
}

/** Everything that a request could change: our tables and the queue. */
export async function tablesOf(queries: Queryable): Promise<string[]> {
  const found = await rows<{ name: string }>(
    queries,
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
        where schemaname = 'public' or (schemaname, tablename) = ('pgboss', 'job_common') order by name`,
  );
  return found.map(({ name }) => name);
}
