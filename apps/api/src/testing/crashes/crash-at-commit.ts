import { onTestFinished, vi } from 'vitest';
import type { TestApi } from '../clients/start-test-api.ts';

/** Which of the coming commits fails (0 is the next one), and whether just before or just after it. */
export interface CrashPoint {
  number: number;
  moment: 'before' | 'after';
}

/**
 * Lets one of the coming transactions fail before its commit, or right after it. Returns the function that chooses
 * which.
 */
export function crashAtCommit({ services }: Pick<TestApi, 'services'>): (commit: CrashPoint) => void {
  const { queries } = services.database;
  const transaction = queries.transaction.bind(queries);
  let left = -1;
  let moment: CrashPoint['moment'] = 'before';
  const spy = vi.spyOn(queries, 'transaction').mockImplementation(async (work, config) => {
    const isIt = left === 0;
    left -= 1;
    const answer = await transaction(async (tx) => {
      const done = await work(tx);
      if (isIt && moment === 'before') throw new Error('killed');
      return done;
    }, config);
    if (isIt) throw new Error('killed');
    return answer;
  });
  onTestFinished(() => spy.mockRestore());
  return (commit) => {
    left = commit.number;
    moment = commit.moment;
  };
}
