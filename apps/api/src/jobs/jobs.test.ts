import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rows } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { createLog } from '../log.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { newDatabase } from '../testing/test-database.ts';
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

test('BAS-03 a job that throws is tried again by a real worker; one whose promise was rolled back never runs', async () => {
  const { services } = await startTestApi();
  const names: string[] = [];
  const job = greet(async ({ name }) => {
    names.push(name);
    if (names.length === 1) throw new Error('not yet');
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
  await vi.waitFor(() => expect(names).toEqual(['Anna', 'Anna']), { timeout: 20_000 });
});

test('BAS-03 a job for later begins soon after its moment, and not before, without each worker asking every second', async () => {
  const { services } = await startTestApi();
  const begun = vi.fn<(at: number) => void>();
  const job = greet(async () => begun(Date.now()));
  const jobs = await openJobs(services.database, [job], createLog('silent'));
  onTestFinished(jobs.stop);
  await jobs.work(services, [job as never]);
  const at = new Date(Date.now() + 1500);
  await jobs.enqueue(services.database.queries, job, [{ payload: { name: 'Anna' }, at }]);
  // Half of the time after which a worker that nobody woke looks by itself.
  await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce(), { timeout: 15_000 });
  expect(begun.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(at.getTime());
});
