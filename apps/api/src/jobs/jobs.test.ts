import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rows } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { statements } from '../database/statements.ts';
import { createLog } from '../log.ts';
import { countedList } from '../testing/clients/wait-until.ts';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { newDatabase } from '../testing/databases/test-database.ts';
import { defineJob } from './define-job.ts';
import { openJobs } from './jobs.ts';

const greet = (run: (payload: { name: string }) => Promise<void>) =>
  defineJob<{ name: string }>({ name: 'greet', concurrency: 2, run: (_services, payload) => run(payload) });

test('BAS-03 the first job of a new database can be promised inside a transaction', async () => {
  const database = await newDatabase();
  onTestFinished(database.close);
  await migrate(database);
  const job = greet(async () => {});
  const jobs = await openJobs(database, [job], createLog('silent'));
  onTestFinished(jobs.stop);
  await database.queries.transaction((tx) => jobs.enqueue(tx, job, [{ payload: { name: 'Anna' } }]));
  const stored = await rows(database.queries, sql`select data from pgboss.job where name = 'greet'`);
  expect(stored).toEqual([{ data: { name: 'Anna' } }]);
});

test('BAS-03 what is due is counted, with what is being done, without what waits for a later moment, with kinds that were never done', async () => {
  const { services } = await startTestApi();
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const job = greet(async () => {
    begun.resolve();
    await ended.promise;
  });
  const jobs = await openJobs(services.database, [job], createLog('silent'));
  onTestFinished(jobs.stop);
  const tomorrow = new Date(Date.now() + 86_400_000);
  await jobs.enqueue(services.database.queries, job, [
    { payload: { name: 'Anna' } },
    { payload: { name: 'Ewa' }, at: tomorrow },
  ]);
  expect(await jobs.countDue()).toBe(1);
  await jobs.work(services, [job as never]);
  await begun.promise;
  expect(await jobs.countDue()).toBe(1);
  expect(await jobs.countDue(['greet', 'part'])).toBe(3);
  ended.resolve();
  await expect.poll(() => jobs.countDue()).toBe(0);
  expect(await jobs.countDue(['greet', 'part'])).toBe(1);
});

test('BAS-03 a job that throws is tried again by a real worker; one whose promise was rolled back never runs', async () => {
  const { services } = await startTestApi();
  const names: string[] = [];
  const done = Promise.withResolvers<void>();
  const job = greet(async ({ name }) => {
    names.push(name);
    if (names.length === 1) throw new Error('not yet');
    done.resolve();
  });
  const jobs = await openJobs(services.database, [job], createLog('silent'));
  onTestFinished(jobs.stop);
  const { queries } = services.database;
  const rolledBack = queries.transaction(async (tx) => {
    await jobs.enqueue(tx, job, [{ payload: { name: 'nobody' } }]);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await jobs.enqueue(queries, job, [{ payload: { name: 'Anna' } }]);
  await jobs.work(services, [job as never]);
  await done.promise;
  expect(names).toEqual(['Anna', 'Anna']);
});

test('BAS-03 a job for later begins soon after its moment, and not before, without each worker asking every second', async () => {
  const { services } = await startTestApi();
  const { queries } = services.database;
  const begun = Promise.withResolvers<void>();
  const run = vi.fn<() => Promise<void>>(async () => begun.resolve());
  const job = greet(run);
  const jobs = await openJobs(services.database, [job], createLog('silent'));
  onTestFinished(jobs.stop);
  await jobs.work(services, [job as never]);
  const at = new Date(services.now().getTime() + 3_600_000);
  await jobs.enqueue(queries, job, [{ payload: { name: 'Anna' }, at }]);
  const polls = pollsForDue();
  await polls.reached(2);
  expect(run).not.toHaveBeenCalled();

  // Its moment has come.
  await queries.execute(sql`update pgboss.job set start_after = now() where name = 'greet'`);
  const before = polls.all.length;
  await begun.promise;
  // Workers poll at most once a second; without a wake-up, after thirty seconds.
  expect(polls.all.length - before).toBeLessThan(15);
});

/** Each time that it is asked which jobs are due. */
function pollsForDue() {
  const polls = countedList<unknown>();
  const look = (statement: unknown) => {
    if (String(statement).includes('queue(name) where exists')) polls.add(statement);
  };
  statements.subscribe(look);
  onTestFinished(() => void statements.unsubscribe(look));
  return polls;
}
