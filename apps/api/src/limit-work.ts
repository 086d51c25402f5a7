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
 * Limits expensive work: so many calls run at once, so many wait, and further ones are refused.
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
      // The next in the queue takes over the slot, so that a new call cannot overtake it.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
