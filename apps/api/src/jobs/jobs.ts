import { setTimeout as pause } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import { oneRow, rows, type Database, type Queryable } from '../database/database.ts';
import { errorForLog } from '../error-for-log.ts';
import type { Services } from '../services.ts';
import type { Job } from './define-job.ts';

/** How often a job is tried again. */
export const mostTries = 12;

/** How late a job for later, or one that is tried again, may begin. */
const dueMilliseconds = 1000;
/** Seconds after which a worker polls without a wake-up. */
const unwokenSeconds = 30;

/** The queue. A job is enqueued in the transaction that gives a reason for it, and survives any crash after the commit. */
export interface Jobs {
  enqueue<Payload extends object>(
    tx: Queryable,
    job: Pick<Job<Payload>, 'name' | 'subject'>,
    payloads: Enqueued<Payload>[],
  ): Promise<void>;
  /**
   * How many jobs run or could run at once; those for later do not count, and of the kinds in `expected` one each until
   * one has been done.
   */
  countDue(expected?: readonly string[]): Promise<number>;
  /** Starts to work on these kinds of jobs in this process. */
  work(services: Services, jobs: readonly Job[]): Promise<void>;
  stop(): Promise<void>;
}

export interface Enqueued<Payload> {
  payload: Payload;
  /** Not before this moment. */
  at?: Date;
}

export async function openJobs(database: Database, jobs: readonly Job[], log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    ...database.jobs,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 10,
    useListenNotify: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await startQueues(boss, jobs);
  return jobsOn(boss, jobs, database, log);
}

/** Starts pg-boss with a queue for each kind of job. */
export async function startQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  await boss.start();
  for (const job of jobs) await declareQueue(boss, job);
}

/** `boss` has started, with a queue for each of `jobs`. */
export function jobsOn(boss: PgBoss, jobs: readonly Job[], database: Database, log: Logger): Jobs {
  const stopping = new AbortController();
  const waking: Promise<void>[] = [];
  return {
    async enqueue(tx, job, payloads) {
      if (payloads.length === 0) return;
      await boss.insert(
        job.name,
        payloads.map(({ payload, at }) => ({
          data: payload,
          ...(job.subject && { singletonKey: job.subject(payload) }),
          ...(at && { startAfter: at }),
        })),
        { db: fromDrizzle(tx, sql) },
      );
    },
    async countDue(expected = []) {
      const names = sql.param(jobs.map(({ name }) => name));
      const row = await oneRow<{ count: number }>(
        database.queries,
        sql`select (select count(*) from pgboss.job
                    where name = any(${names}::text[]) and state <= 'active' and start_after <= now())
              + (select count(*) from unnest(${sql.param([...expected])}::text[]) as kind (name)
                 where not exists (select from pgboss.job
                                   where job.name = kind.name and state = 'completed')) as count`,
      );
      return row.count;
    },
    async work(services, workable) {
      const workers = new Map<string, string>();
      for (const job of workable) {
        workers.set(job.name, await startWorker(boss, services, job));
        if (job.everySeconds !== undefined) await repeat(boss, job, job.everySeconds);
      }
      waking.push(wakeWhenDue(boss, database, workers, log, stopping.signal));
    },
    async stop() {
      stopping.abort();
      await Promise.all(waking);
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/**
 * A worker that stops beating is taken for dead after ten seconds, and its jobs go to another. What has ended is kept for
 * a day, not for a week as by default: a large chain has tens of thousands of jobs a day.
 */
async function declareQueue(boss: PgBoss, job: Job): Promise<void> {
  await boss.createQueue(job.name, {
    policy: job.subject ? 'short' : 'standard',
    retryLimit: mostTries,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 120,
    heartbeatSeconds: 10,
    expireInSeconds: 300,
    deleteAfterSeconds: 86_400,
    notify: true,
  });
  // Makes pg-boss read the queue now: inside the transaction that enqueues the first job it would wait forever for
  // PGlite's only connection.
  await boss.insert(job.name, []);
}

/**
 * Whether a job about `subject` has yet to begin, as a condition: whatever it is to find is there by then, and another
 * one would do nothing. Read by the index that keeps a second one out.
 */
export function isQueued(name: string, subject: SQL): SQL<boolean> {
  return sql<boolean>`exists (select from pgboss.job
    where job.name = ${name} and coalesce(job.singleton_key, '') = ${subject} and job.state = 'created'
      and job.policy = 'short' and job.start_after <= now())`;
}

/** Whether a job of one subject waits, is to run later, or runs. */
export function isQueuedOrActive(name: string, subject: SQL): SQL<boolean> {
  return sql<boolean>`exists (select from pgboss.job
    where job.name = ${name} and job.singleton_key = ${subject} and job.state <= 'active')`;
}

/** Takes as many jobs as may run at once, settles each by itself, and goes on without a pause while there are more. */
async function startWorker(boss: PgBoss, services: Services, job: Job): Promise<string> {
  const options = {
    includeMetadata: true,
    perJobResults: true,
    batchSize: job.concurrency,
    burstWhenBatchFull: job.concurrency > 1,
    pollingIntervalSeconds: dueMilliseconds / 1000,
    notifyPollingIntervalSeconds: unwokenSeconds,
  } as const;
  return boss.work<object, unknown, typeof options>(job.name, options, (batch) =>
    Promise.all(batch.map((one) => runOne(services, job, one))),
  );
}

/**
 * pg-boss wakes a worker for a new job at once, but finds jobs for later by asking for each kind. One statement for all
 * kinds spares an idle product forty a second, which on PGlite are a sixth of a core.
 */
async function wakeWhenDue(
  boss: PgBoss,
  { queries }: Database,
  workers: ReadonlyMap<string, string>,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const names = sql.param([...workers.keys()]);
  while (!signal.aborted) {
    try {
      const due = await rows<{ name: string }>(
        queries,
        sql`select queue.name from unnest(${names}::text[]) queue(name) where exists (
          select from pgboss.job
          where job.name = queue.name and state < 'active' and start_after <= now()
        )`,
      );
      for (const { name } of due) boss.notifyWorker(workers.get(name) ?? '');
    } catch (error) {
      log.error({ err: error }, 'jobs that are due');
    }
    await pause(dueMilliseconds, undefined, { signal }).catch(() => {});
  }
}

/** Runs a job once. Of a failure the queue keeps what the log says of it. */
export async function runOne(services: Services, job: Job, one: JobWithMetadata<object>): Promise<JobResult> {
  try {
    await job.run(services, one.data, { tries: one.retryCount, isLastTry: one.retryCount >= one.retryLimit });
    return { id: one.id, status: 'completed' };
  } catch (error) {
    services.log.warn({ err: error, job: job.name }, 'job will be tried again');
    return { id: one.id, status: 'failed', output: { message: errorForLog(error).message } };
  }
}

async function repeat(boss: PgBoss, job: Job, seconds: number): Promise<void> {
  const minutes = Math.max(1, Math.round(seconds / 60));
  await boss.schedule(job.name, `*/${minutes} * * * *`, {});
}
