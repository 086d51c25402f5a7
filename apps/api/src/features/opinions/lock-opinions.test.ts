import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { rows, type Queryable } from '../../database/database.ts';
import { startTestApi } from '../../testing/clients/start-test-api.ts';
import { lockOpinions } from './lock-opinions.ts';

test.skipIf(inject('postgres') === '')(
  'BAS-03 reviews are locked in the order of their ids, however they were named and wherever they lie: nobody holds a later one while waiting for an earlier',
  async () => {
    const { make, services } = await startTestApi();
    const { queries } = services.database;
    const companyId = await make.company();
    const locationId = await make.location(companyId);
    const first = await make.review(companyId, locationId);
    const second = await make.review(companyId, locationId);
    // What is changed is written behind all others, which is where a scan finds it.
    await queries.execute(sql`update reviews set author_name = 'Ewa' where id = ${first}`);

    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const holder = queries.transaction(async (tx) => {
      await lockOpinions(tx, sql`reviews`, companyId, [first]);
      begun.resolve();
      await held.promise;
    });
    await begun.promise;
    const waiter = queries.transaction((tx) => lockOpinions(tx, sql`reviews`, companyId, [second, first]));
    await expect.poll(() => waitingForLocks(queries), { message: 'one waits' }).toHaveLength(1);
    const free = await rows<{ id: number }>(
      queries,
      sql`select id from reviews where id in (${first}, ${second}) for update skip locked`,
    );
    held.resolve();
    await Promise.all([holder, waiter]);
    expect(free.map(({ id }) => id)).toEqual([second]);
  },
);

function waitingForLocks(queries: Queryable): Promise<unknown[]> {
  return rows(
    queries,
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
}
