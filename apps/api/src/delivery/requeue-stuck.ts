import type { SQL } from 'drizzle-orm';
import { rows } from '../database/database.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';
import type { Services } from '../services.ts';

/** A job that may have been lost. */
export interface LostJob {
  job: Pick<Job<never>, 'name' | 'subject'>;
  payload: object;
}

/** A job for `RequeueStuck.jobOf`. */
export function lostJob<Payload extends object>(
  job: Pick<Job<Payload>, 'name' | 'subject'>,
  payload: NoInfer<Payload>,
): LostJob {
  return { job: job as Pick<Job<never>, 'name' | 'subject'>, payload };
}

interface RequeueStuck<Row extends object> {
  /** What is requeued, for the name of the job: `requeue-stuck-<noun>`. */
  noun: string;
  /** @defaultValue 600 */
  everySeconds?: number;
  /** Minutes after which what is open is stuck. @defaultValue 30 */
  patienceMinutes?: number;
  /** Finds what is open since before that moment, 1,000 rows at most. */
  find(before: Date, services: Services): SQL;
  jobOf(row: Row): LostJob;
  /** What is done before, such as making more due. */
  first?(services: Services): Promise<void>;
}

/**
 * Defines the safety net of a kind of work: jobs that were lost are enqueued again. Of a job that names its subject none
 * is added where one waits; and each asks the provider what arrived before it sends, so that nothing is sent twice.
 */
export function requeueStuck<Row extends object>({
  noun,
  everySeconds = 600,
  patienceMinutes = 30,
  find,
  jobOf,
  first,
}: RequeueStuck<Row>): Job {
  return defineJob({
    name: `requeue-stuck-${noun}`,
    concurrency: 1,
    everySeconds,
    async run(services) {
      const { database, jobs, now } = services;
      await first?.(services);
      const before = new Date(now().getTime() - patienceMinutes * 60_000);
      const stuck = await rows<Row>(database.queries, find(before, services));
      for (const [job, lost] of Map.groupBy(stuck.map(jobOf), (one) => one.job))
        await jobs.enqueue(
          database.queries,
          job,
          lost.map(({ payload }) => ({ payload: payload as never })),
        );
    },
  });
}
