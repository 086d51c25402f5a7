import { Problem } from './problem.ts';

export interface WorkLimit {
  /** How many run at once in this process. */
  atOnce: number;
  /** How many may wait for their turn; the next one is refused. */
  waiting: number;
  /** Seconds after which another try makes sense. */
  retryAfter: number;
}

/**
 * Keeps expensive work from taking a whole process: so many at once, so many in a queue, and whoever comes then is told
 * to come back.
 * @throws Problem `too_busy`
 */
export function limitWork({ atOnce, waiting, retryAfter }: WorkLimit) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <Done>(work: () => Promise<Done>): Promise<Done> => {
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new Problem('too_busy', { retryAfter });
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place, so that nobody who comes now slips in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
