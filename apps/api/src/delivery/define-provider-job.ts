import { defineJob, type Job, type JobRun } from '../jobs/define-job.ts';
import { mostTries } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import { ProviderError } from './provider-error.ts';
import { afterQuota } from './provider-quota.ts';

/** What a run comes to that has not finished its work. */
export type Verdict<Payload, Problem> =
  /** It never will: trying again changes nothing. */
  | { problem: Problem }
  /** It goes on at this moment, with these changes of its payload. */
  | {
      at: Date;
      payload?: Partial<Payload>;
      /** The same is tried again: the tries that were used up stay so. Left out, the next step has all of them. */
      isRetry?: true;
    };

/** A job whose work is a call to a provider. */
export interface ProviderJob<Payload extends object, Item, Problem> extends Omit<Job<Payload>, 'run'> {
  /** Takes what the job is about, guarded by its state; undefined when the job is void by now. */
  claim(services: Services, payload: Payload): Promise<Item | undefined>;
  /** Calls the provider and settles; returns a verdict where that was not to be. */
  work(
    services: Services,
    item: Item,
    payload: Payload,
    run: JobRun,
  ): Promise<Verdict<Payload, Problem> | void>;
  /** What a refused call means for the item; undefined when trying again may help. Quotas never come here. */
  explain?(
    error: ProviderError,
    item: Item,
    payload: Payload,
    services: Services,
  ): Verdict<Payload, Problem> | undefined;
  /** What an item has that no try is left for. Left out, the job fails, as one of which no state is kept. */
  lastProblem?: Problem;
  /** Writes that an item has failed, unless a later version replaced it. */
  settleFailed?(services: Services, payload: Payload, problem: Problem, item: Item): Promise<void>;
  /** Publishes that the item waits, and until when, where somebody sees it. */
  waits?(services: Services, payload: Payload, item: Item, until: Date): Promise<void>;
}

/** Tries that a job had used up when it was put back, in its payload. */
interface Tried {
  tries?: number;
}

/**
 * Defines the only way in which work waits for a provider and fails: a quota is waited for, without using up a try; what
 * `explain` knows happens; anything else is tried again, and at the last try has `lastProblem`.
 */
export function defineProviderJob<Payload extends object, Item, Problem = never>({
  claim,
  work,
  explain,
  lastProblem,
  settleFailed,
  waits,
  ...queue
}: ProviderJob<Payload, Item, Problem>): Job<Payload> {
  const job = defineJob<Payload>({
    ...queue,
    async run(services, payload, run) {
      const item = await claim(services, payload);
      if (item === undefined) return;
      const { tries: triedBefore = 0 }: Tried = payload;
      const tries = triedBefore + run.tries;
      const isLastTry = run.isLastTry || tries >= mostTries;
      const verdict = await work(services, item, payload, { tries, isLastTry }).catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error;
        if (error.kind === 'quota') return { at: afterQuota(services.now(), error), isRetry: true as const };
        const explained = explain?.(error, item, payload, services);
        if (explained) return explained;
        if (lastProblem === undefined || !isLastTry) throw error;
        return { problem: lastProblem };
      });
      if (!verdict) return;
      if ('problem' in verdict) return settleFailed?.(services, payload, verdict.problem, item);
      const { at, payload: changes, isRetry } = verdict;
      const next = { ...payload, ...changes, tries: isRetry ? tries : undefined };
      await services.jobs.enqueue(services.database.queries, job, [{ payload: next, at }]);
      await waits?.(services, payload, item, at);
    },
  });
  return job;
}
