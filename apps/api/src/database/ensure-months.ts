import { sql } from 'drizzle-orm';
import { monthOf, monthsLater, stepsOf } from '@pinfold/contract/period';
import { type Queryable, rows } from './database.ts';

/**
 * Makes room in tables that are cut by month for the rows from one day to another, both YYYY-MM-DD: without it, they
 * cannot be written. Several processes may ask at once; where there is room already, this costs one look.
 */
export async function ensureMonths(
  queries: Queryable,
  tables: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  const wanted = monthsBetween(from, to).flatMap((month) =>
    tables.map((table) => ({ table, month, name: `${table}_${month.slice(0, 7).replace('-', '_')}` })),
  );
  if ((await missingOf(queries, wanted)).length === 0) return;
  await queries.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pinfold.months'))`);
    for (const { table, month, name } of await missingOf(tx, wanted)) {
      // Created apart and then attached, so that readers of the other partitions do not wait.
      await tx.execute(
        sql`create table ${sql.identifier(name)} (like ${sql.identifier(table)} including defaults)`,
      );
      await tx.execute(
        sql.raw(
          `alter table ${table} attach partition ${name} for values from ('${month}') to ('${monthsLater(month, 1)}')`,
        ),
      );
    }
  });
}

/** The first and the last day that are about to be written: yesterday of any time zone, and two months. */
export function monthsAhead(now: Date): [from: string, to: string] {
  const dayAfter = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return [dayAfter(-2), dayAfter(62)];
}

interface Partition {
  table: string;
  /** Its first day. */
  month: string;
  name: string;
}

/** Reads the catalog itself: to_regclass uses what this connection had cached before it waited for the lock. */
async function missingOf(queries: Queryable, wanted: Partition[]): Promise<Partition[]> {
  const names = JSON.stringify(wanted.map(({ name }) => name));
  const made = await rows<{ name: string }>(
    queries,
    sql`select relname as name from pg_class
        where relnamespace = current_schema()::regnamespace
          and relname in (select jsonb_array_elements_text(${names}::jsonb))`,
  );
  const isMade = new Set(made.map(({ name }) => name));
  return wanted.filter(({ name }) => !isMade.has(name));
}

function monthsBetween(from: string, to: string): string[] {
  return stepsOf({ from: monthOf(from), to }, 'month');
}
