import { join } from 'node:path';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';
import { apiFolder } from '../api-folder.ts';
import { StartupError } from '../startup-error.ts';
import { oneRow, rows, type Database, type Queryable } from './database.ts';

const folder = join(apiFolder, 'drizzle');

/**
 * Applies the migrations that are missing, the same ones on PGlite and PostgreSQL. Several processes may start at
 * once: an advisory lock lets one migrate while the others wait.
 */
export async function migrate(database: Database): Promise<void> {
  const migrations = readMigrations();
  await database.queries.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pinfold.migrations'))`);
    const applied = await readApplied(tx);
    refuseWithoutBaseline(database, applied);
    if (applied === undefined)
      await tx.execute(
        sql`create table migrations (hash text primary key, applied_at timestamptz not null default now())`,
      );
    for (const migration of migrations) if (!applied?.has(migration.hash)) await apply(tx, migration);
  });
}

/**
 * Changes nothing in a database that another set of migrations has made.
 *
 * @throws StartupError for one of a version before 0.1
 */
export async function refuseOlder(database: Database): Promise<void> {
  refuseWithoutBaseline(database, await readApplied(database.queries));
}

function refuseWithoutBaseline(database: Database, applied: Set<string> | undefined): void {
  const [baseline] = readMigrations();
  if (applied === undefined || applied.size === 0 || !baseline || applied.has(baseline.hash)) return;
  throw new StartupError(
    `${database.describe()} belongs to a version before 0.1 and cannot be upgraded. Export what you need with that version, then set PINFOLD_DATA to a new folder or DATABASE_URL to an empty database.`,
  );
}

function readMigrations() {
  return readMigrationFiles({ migrationsFolder: folder } satisfies MigrationConfig);
}

/** Hashes of what was applied; undefined in a database that nothing was applied to. */
async function readApplied(queries: Queryable): Promise<Set<string> | undefined> {
  const { is_there } = await oneRow<{ is_there: boolean }>(
    queries,
    sql`select to_regclass('migrations') is not null as is_there`,
  );
  if (!is_there) return undefined;
  return new Set(
    (await rows<{ hash: string }>(queries, sql`select hash from migrations`)).map(({ hash }) => hash),
  );
}

async function apply(tx: Queryable, migration: { sql: string[]; hash: string }): Promise<void> {
  for (const statement of migration.sql) if (statement.trim() !== '') await tx.execute(sql.raw(statement));
  await tx.execute(sql`insert into migrations (hash) values (${migration.hash})`);
}
