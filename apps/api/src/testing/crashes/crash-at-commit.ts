import { onTestFinished, vi } from 'vitest';
import type { TestApi } from '../clients/start-test-api.ts';

/** Of the commits to come, the one at which the process dies: just before it, or right after. */
export interface CrashPoint {
  number: number;
  moment: 'before' | 'after';
}

/** Lets one commit of those to come fail, or the process end right after it; answers what chooses it. */
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
