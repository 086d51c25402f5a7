import type { SQL } from 'drizzle-orm';
import { oneRow, type Queryable } from '../../database/database.ts';
import type { Job } from '../../jobs/define-job.ts';
import type { startTestApi } from '../clients/start-test-api.ts';

/** One thing that is on its way. */
export interface Delivery {
  /** `open`, `done`, or the problem that it has failed with. */
  outcome(): Promise<string>;
  /** How often the provider has it. */
  atProvider(): Promise<number>;
}

export interface Deliverer {
  job: Job<never>;
  /** The call that does it at the provider. */
  call: { method: string; path: string };
  /** What becomes of it where the provider denies access, and where it says that there is nothing. */
  denied: string;
  gone: string;
  /** How often the provider has it when it is done. */
  left: 0 | 1;
  start(): Promise<{
    api: Pick<Awaited<ReturnType<typeof startTestApi>>, 'services' | 'jobs' | 'script'>;
    /** Accepts the next thing; what has to be there before is done. */
    accept(number: number): Promise<Delivery>;
  }>;
}

/** Things that one world can accept. */
export const most = 9;

/** The outcome of a reply, whose `status` and `problem` a statement selects. */
export function outcomeOfReply(queries: Queryable, reply: SQL): Delivery['outcome'] {
  return async () => {
    const { status, problem } = await oneRow<{ status: string; problem: string | null }>(queries, reply);
    return status === 'processing' ? 'open' : (problem ?? 'done');
  };
}
