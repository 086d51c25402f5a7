import { Problem } from './problem.ts';

export interface WorkLimit {
  /** How many run at once in this process. */
  atOnce: number;
  /** How many may wait for their turn; the next one is refused. */
  waiting: number;
  /** How many of one owner may run and wait together, so that nobody takes all turns. @default all of them */
  perOwner?: number;
  /** Seconds after which another try makes sense. */
  retryAfter: number;
}

/** Whose work it is, and for how long somebody wants it. */
export interface WorkOrder {
  /** A company. */
  owner?: number | undefined;
  /** Work that waits when this is aborted gives up its place. */
  signal?: AbortSignal | undefined;
}

/**
 * Limits expensive work: so many calls run at once, so many wait, and further ones are refused.
 * @throws Problem `too_busy`
 */
export function limitWork({ atOnce, waiting, perOwner = atOnce + waiting, retryAfter }: WorkLimit) {
  const queue: (() => void)[] = [];
  const owned = new Map<number, number>();
  let running = 0;

  const refusal = () => new Problem('too_busy', { retryAfter });

  function turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(begin), 1);
        reject(refusal());
      };
      queue.push(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  async function inTurn<Done>(work: () => Promise<Done>, signal: AbortSignal | undefined): Promise<Done> {
    if (signal?.aborted) throw refusal();
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await turn(signal);
    else throw refusal();
    try {
      return await work();
    } finally {
      // The next in the queue takes over the slot, so that a new call cannot overtake it.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return async <Done>(work: () => Promise<Done>, { owner, signal }: WorkOrder = {}): Promise<Done> => {
    if (owner === undefined) return inTurn(work, signal);
    const count = owned.get(owner) ?? 0;
    if (count >= perOwner) throw refusal();
    owned.set(owner, count + 1);
    try {
      return await inTurn(work, signal);
    } finally {
      const left = (owned.get(owner) ?? 1) - 1;
      if (left > 0) owned.set(owner, left);
      else owned.delete(owner);
    }
  };
}
