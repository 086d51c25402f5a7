import { sql, type SQL } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { type Database, oneRow, rows } from '../../database/database.ts';
import type { Job } from '../../jobs/define-job.ts';
import { runOne } from '../../jobs/jobs.ts';
import type { Services } from '../../services.ts';

/** Works the queue by the test's clock: what is due runs, and waiting is a step of the clock. */
interface JobRunner {
  /** Runs jobs until none is due, of all kinds or of one. Returns how many ran. */
  runDue(name?: string): Promise<number>;
  /**
   * Runs every job, moving the clock forward to the next waiting one, until the queue is empty or `withinSeconds`
   * (default 3600) have passed. The clock moves by at least `tickSeconds` (default 0), so that many jobs with different
   * start times run in one batch.
   */
  settle(withinSeconds?: number, tickSeconds?: number): Promise<void>;
  /** Payloads that wait, by kind. */
  waiting(name: string): Promise<object[]>;
}

/** A pg-boss that does nothing by itself: no supervisor and no timetable writes into a test's database. */
export function idleBoss(database: Database): PgBoss {
  const boss = new PgBoss({ ...database.jobs, supervise: false, schedule: false });
  boss.on('error', () => {});
  return boss;
}

/** `boss` has started, with a queue for each kind of job. */
export function createJobRunner(
  boss: PgBoss,
  services: Services,
  jobs: readonly Job[],
  clock: TestClock,
): JobRunner {
  const { database } = services;
  // pg-boss stores its own maintenance jobs in the same table; tests do not run them.
  const ours = sql.join(
    jobs.map(({ name }) => sql`${name}`),
    sql`, `,
  );

  let hasHeld = false;

  async function runDue(name?: string): Promise<number> {
    try {
      return await runUntilNoneIsDue(jobs.filter((job) => name === undefined || job.name === name));
    } finally {
      // A job may have moved the clock past the machine's since others were held.
      if (hasHeld) await releaseHeld(database, ours);
      hasHeld = false;
    }
  }

  async function runUntilNoneIsDue(chosen: readonly Job[]): Promise<number> {
    let ran = 0;
    for (;;) {
      const due = await makeDue(database, ours, clock.now());
      const before = ran;
      // In turns, as workers of all kinds run side by side; what is due is only asked again when all have ended.
      let working = chosen.filter((job) => due.has(job.name));
      while (working.length > 0) {
        const busy: Job[] = [];
        for (const job of working) {
          if (isBehind(clock)) {
            hasHeld = true;
            await hold(database, ours, clock.now());
          }
          const count = await runBatch(boss, services, job, clock);
          ran += count;
          if (count > 0) busy.push(job);
        }
        working = busy;
      }
      if (ran === before) return ran;
    }
  }

  return {
    runDue,
    async settle(withinSeconds = 3600, tickSeconds = 0) {
      const end = clock.now().getTime() + withinSeconds * 1000;
      for (;;) {
        await runDue();
        const next = await nextStart(database, ours);
        if (next === undefined || next > end) return;
        clock.advance(Math.max(tickSeconds, (next - clock.now().getTime()) / 1000));
      }
    },
    async waiting(name) {
      const found = await rows<{ data: object }>(
        database.queries,
        sql`select data from pgboss.job where name = ${name} and state in ('created', 'retry') order by created_on`,
      );
      return found.map(({ data }) => data);
    },
  };
}

/** As many at once as a real worker takes, each settled by itself. */
async function runBatch(boss: PgBoss, services: Services, job: Job, clock: TestClock): Promise<number> {
  const batch = await boss.fetch<object>(job.name, { batchSize: job.concurrency, includeMetadata: true });
  await Promise.all(
    batch.map(async (one) => {
      const { status, output } = await runOne(services, job, one);
      if (status === 'completed') return boss.complete(job.name, one.id);
      // Planned from here on: less would pass by the test's clock the longer the machine takes for it.
      const failedAt = await nowOf(services.database);
      await boss.fail(job.name, one.id, output);
      return retryByClock(services.database, one.id, { now: clock.now(), failedAt });
    }),
  );
  return batch.length;
}

/** The queue plans the next try from the database's clock; it is as much later by the test's, which counts in milliseconds. */
async function retryByClock(
  { queries }: Database,
  id: string,
  { now, failedAt }: { now: Date; failedAt: string },
): Promise<void> {
  await queries.execute(
    sql`update pgboss.job set start_after = date_trunc('milliseconds', ${now.toISOString()}::timestamptz + (start_after - ${failedAt}::timestamptz))
        where id = ${id} and state = 'retry'`,
  );
}

/** The database's clock, as it writes it. */
async function nowOf({ queries }: Database): Promise<string> {
  const { at } = await oneRow<{ at: string }>(queries, sql`select clock_timestamp()::text as at`);
  return at;
}

/** Whether the database's clock, which is the machine's, is past what the test's says. */
function isBehind(clock: TestClock): boolean {
  return clock.now().getTime() < Date.now();
}

/** What a job is put off by while it is due by the database's clock alone. */
const held = sql`interval '1000 years'`;

/** Jobs without a time of their own have that at which they were enqueued, by the database's clock. */
const isTimed = sql`(state = 'retry' or (state = 'created' and start_after <> created_on))`;

/** Puts off those that are due by the database's clock and not by the test's, until `releaseHeld`. */
async function hold({ queries }: Database, names: SQL, now: Date): Promise<void> {
  await queries.execute(
    sql`update pgboss.job set start_after = start_after + ${held}
        where name in (${names}) and ${isTimed} and start_after > ${now.toISOString()} and start_after <= now()`,
  );
}

async function releaseHeld({ queries }: Database, names: SQL): Promise<void> {
  await queries.execute(
    sql`update pgboss.job set start_after = start_after - ${held}
        where name in (${names}) and state in ('created', 'retry') and start_after > now() + interval '500 years'`,
  );
}

/**
 * The queue compares with the database's clock, so jobs that are due by the test's clock get a start time in the past.
 * Returns the kinds of jobs that are due, of which those for later may be held.
 */
async function makeDue({ queries }: Database, names: SQL, now: Date): Promise<Set<string>> {
  await queries.execute(
    sql`update pgboss.job set start_after = now() - interval '1 second'
        where name in (${names}) and state in ('created', 'retry')
          and start_after > now() - interval '1 second' and start_after <= ${now.toISOString()}`,
  );
  const due = await rows<{ name: string }>(
    queries,
    sql`select distinct name from pgboss.job
        where name in (${names}) and state in ('created', 'retry') and start_after <= now()`,
  );
  return new Set(due.map(({ name }) => name));
}

async function nextStart({ queries }: Database, names: SQL): Promise<number | undefined> {
  const [row] = await rows<{ next: string | Date | null }>(
    queries,
    sql`select min(start_after) as next from pgboss.job where name in (${names}) and state in ('created', 'retry')`,
  );
  return row?.next ? new Date(row.next).getTime() : undefined;
}

/** Time that can be moved forward; the API, its sandbox and the job runner share it. */
interface TestClock {
  now(): Date;
  advance(seconds: number): void;
}

/** Returns a clock that runs on from `start`, or with `isStill` moves only where the test moves it. */
export function createTestClock(start: Date = new Date(), isStill = false): TestClock {
  const began = Date.now();
  let offset = start.getTime() - began;
  return {
    now: () => new Date((isStill ? began : Date.now()) + offset),
    advance(seconds) {
      offset += seconds * 1000;
    },
  };
}
