import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../database/database.ts';
import type { Services } from '../services.ts';
import { seedDemo, type OutsideWorld } from './demo.ts';
import { seedScale } from './scale.ts';

export type Report = (line: string) => void;

/**
 * Fills a new database once. An interrupted seed starts over; a finished one is never repeated, even if its data was
 * deleted.
 */
export async function seed(services: Services, report: Report, outside: OutsideWorld = {}): Promise<void> {
  const { queries } = services.database;
  const kind = services.config.PINFOLD_SEED;
  await queries.execute(
    sql`create table if not exists seeds (kind text primary key, finished boolean not null)`,
  );
  const before = await rows<{ kind: string; finished: boolean }>(
    queries,
    sql`select kind, finished from seeds`,
  );
  if (before.some(({ finished }) => finished)) return;
  if (before.length > 0) await clear(queries);
  await queries.execute(sql`insert into seeds (kind, finished) values (${kind}, false)`);
  if (kind === 'demo') await seedDemo(services, report, outside);
  if (kind === 'scale') await seedScale(services, report);
  // Nothing else counts for the planner what has just been written, and joins that it takes for small last seconds.
  await queries.execute(sql`vacuum analyze`);
  report('counted the tables for the planner');
  await queries.execute(sql`update seeds set finished = true where kind = ${kind}`);
}

/** Empties every table of ours, but for the migrations that were applied; the queue has a schema of its own. */
async function clear(queries: Queryable): Promise<void> {
  const tables = await rows<{ name: string }>(
    queries,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by name`,
  );
  const names = tables.map(({ name }) => name).join(', ');
  await queries.execute(sql.raw(`truncate ${names} restart identity cascade`));
}
