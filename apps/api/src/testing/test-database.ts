import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import { rows, type Database, type Queryable } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';

let opened: Promise<Database> | undefined;

/** This worker's database, brought up to date and emptied. Closing it is left to the end of the process. */
export async function emptyDatabase(): Promise<Database> {
  opened ??= open();
  const database = await opened;
  await empty(database.queries);
  return { ...database, close: async () => {} };
}

async function open(): Promise<Database> {
  const database = await newDatabase();
  await migrate(database);
  return database;
}

/** A database in which there is nothing yet, for tests that cannot share. */
export async function newDatabase(): Promise<Database> {
  const server = inject('postgres');
  return server === '' ? openPglite() : openPostgres(await ownDatabase(server, `test_${randomUUID()}`));
}

/** Makes a database on the shared server; answers its address. */
export async function ownDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${pg.escapeIdentifier(name)}`);
  await client.end();
  return server.replace(/[^/]*$/, name);
}

async function empty(queries: Queryable): Promise<void> {
  const tables = (await tablesOf(queries)).filter((name) => name !== 'public.migrations');
  const list = tables.map((name) => sql.raw(name));
  await queries.execute(sql`truncate ${sql.join(list, sql`, `)} restart identity cascade`);
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
