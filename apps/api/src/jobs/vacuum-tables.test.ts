import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { rows } from '../database/database.ts';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { vacuumTables } from './vacuum-tables.job.ts';

test.skipIf(inject('postgres') !== '')(
  'BAS-03 the queue of the embedded database stays as large as what is in it, however long it works',
  async () => {
    const { jobs, services } = await startTestApi();
    const { queries } = services.database;
    const bytes = async () => {
      const [row] = await rows<{ bytes: number }>(
        queries,
        sql`select pg_relation_size('pgboss.job_common')::int4 as bytes`,
      );
      return row?.bytes ?? 0;
    };
    const work = async () => {
      await queries.execute(
        sql`update pgboss.job set start_after = start_after + interval '1 second' where name = 'send-mail'`,
      );
      await services.jobs.enqueue(queries, vacuumTables, [{ payload: {} }]);
      await jobs.runDue(vacuumTables.name);
    };
    const later = new Date(services.now().getTime() + 86_400_000);
    const promised = Array.from({ length: 300 }, () => ({ payload: {}, at: later }));
    await services.jobs.enqueue(queries, { name: 'send-mail' }, promised);
    for (let round = 0; round < 3; round += 1) await work();
    const settled = await bytes();
    for (let round = 0; round < 8; round += 1) await work();
    expect(settled).toBeGreaterThan(0);
    expect(await bytes()).toBeLessThanOrEqual(settled * 1.1);
  },
);

test.skipIf(inject('postgres') !== '').each([
  ['as it comes', sql`select`],
  ['after a start, which forgets how much has changed', sql`select pg_stat_reset()`],
])(
  'BAS-03 what was imported into the embedded database is counted for its planner, %s',
  async (_, between) => {
    const { jobs, services } = await startTestApi();
    const { queries } = services.database;
    await queries.execute(sql`create table imported as select n from generate_series(1, 500) n`);
    onTestFinished(async () => void (await queries.execute(sql`drop table imported`)));
    await queries.execute(between);
    await services.jobs.enqueue(queries, vacuumTables, [{ payload: {} }]);
    await jobs.runDue(vacuumTables.name);
    const counted = sql`select n_distinct::float8 as distinct from pg_stats where tablename = 'imported'`;
    expect(await rows(queries, counted)).toEqual([{ distinct: -1 }]);

    await queries.execute(sql`insert into imported select 1 from generate_series(1, 150)`);
    await services.jobs.enqueue(queries, vacuumTables, [{ payload: {} }]);
    await jobs.runDue(vacuumTables.name);
    expect(await rows(queries, counted)).not.toEqual([{ distinct: -1 }]);
  },
);
