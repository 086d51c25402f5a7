import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
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
