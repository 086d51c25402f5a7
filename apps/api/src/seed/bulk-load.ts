import { sql } from 'drizzle-orm';
import { type Queryable, rows } from '../database/database.ts';
import type { Report } from './seed.ts';

/**
 * Loads tables without their secondary indexes and builds those afterwards, which is several times faster. Inside one
 * transaction: a load that is killed leaves them as they were.
 */
export async function withoutIndexes(
  tx: Queryable,
  tables: readonly string[],
  report: Report,
  load: () => Promise<void>,
): Promise<void> {
  const names = sql.join(
    tables.map((table) => sql`${table}`),
    sql`, `,
  );
  const indexes = await rows<{ name: string; definition: string }>(
    tx,
    sql`select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
        from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
        where t.relname in (${names}) and t.relnamespace = 'public'::regnamespace
          and not exists (select from pg_constraint where conindid = i.indexrelid)
        order by name`,
  );
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  await load();
  await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
  for (const { name, definition } of indexes) {
    await tx.execute(sql.raw(definition));
    report(`built the index ${name}`);
  }
}

/**
 * Loads reviews and tags of some companies without updating rollups for each row, and computes them at the end, which
 * is several times faster. In one transaction, so that no reader sees reviews without counts.
 */
export async function withoutRollups(
  queries: Queryable,
  companyIds: readonly number[],
  load: (tx: Queryable) => Promise<void>,
): Promise<void> {
  await queries.transaction(async (tx) => {
    await tx.execute(sql`set local pinfold.rollups = 'off'`);
    await load(tx);
    await tx.execute(sql`set local pinfold.rollups = 'on'`);
    for (const companyId of companyIds)
      await tx.execute(
        sql`select rebuild_review_rollups(${companyId}::int8), rebuild_app_review_rollups(${companyId}::int8)`,
      );
  });
}
