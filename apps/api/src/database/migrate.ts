import { fileURLToPath } from 'node:url';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';
import { rows, type Database, type Queryable } from './database.ts';

const folder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/**
 * Applies the migrations that are missing, the same ones on PGlite and PostgreSQL. Several processes may start at
 * once: an advisory lock lets one migrate while the others wait.
 */
export function migrate(database: Database): Promise<void> {
  return migrateUpTo(database, Infinity);
}

/** The same as far as a version that knew only the first so many. */
export async function migrateUpTo(database: Database, count: number): Promise<void> {
  const all = readMigrationFiles({ migrationsFolder: folder } satisfies MigrationConfig);
  const migrations = all.slice(0, count);
  await database.queries.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pinfold.migrations'))`);
    await tx.execute(
      sql`create table if not exists migrations (hash text primary key, applied_at timestamptz not null default now())`,
    );
    const applied = new Set(
      (await rows<{ hash: string }>(tx, sql`select hash from migrations`)).map((row) => row.hash),
    );
    for (const migration of migrations) if (!applied.has(migration.hash)) await apply(tx, migration);
  });
}

async function apply(tx: Queryable, migration: { sql: string[]; hash: string }): Promise<void> {
  for (const statement of migration.sql) if (statement.trim() !== '') await tx.execute(sql.raw(statement));
  await tx.execute(sql`insert into migrations (hash) values (${migration.hash})`);
}
