import * as z from 'zod';

/** What the next answer of the model comes to, instead of going well. */
export const ModelDirection = z
  .object({
    // hold: no token more until it is released. cut: the connection breaks. refuse: it says that it will not.
    // filter: the provider stops it for its content.
    outcome: z.enum(['hold', 'cut', 'refuse', 'filter']),
    /** Tokens that come before. */
    after: z.int().min(0).max(1000).default(2),
    times: z.int().min(1).max(1000).default(1),
    /** Only answers to a prompt that holds this. */
    containing: z.string().max(1000).default(''),
  })
  .strict();

export type ModelDirection = z.infer<typeof ModelDirection>;

/** What the script says of the model; in memory, since it holds for the next calls alone. */
export interface ModelDirector {
  tokenMilliseconds: number;
  add(direction: ModelDirection): void;
  clear(): void;
  list(): readonly ModelDirection[];
  /** What becomes of an answer to this prompt; counts it as done. */
  take(prompt: string): ModelDirection | undefined;
  /** Waits as long as answers are held back. */
  released(gone: AbortSignal): Promise<void>;
  /** How many answers are held back now. */
  held(): number;
  /** Lets everything go on that is held back now; answers how many. */
  release(): number;
}

export function createModelDirector(tokenMilliseconds: number): ModelDirector {
  let directions: ModelDirection[] = [];
  const held = new Set<() => void>();
  return {
    tokenMilliseconds,
    add: (direction) => void directions.push({ ...direction }),
    clear: () => void (directions = []),
    list: () => directions,
    take(prompt) {
      const found = directions.find(({ containing }) => prompt.includes(containing));
      if (!found) return undefined;
      found.times -= 1;
      directions = directions.filter(({ times }) => times > 0);
      return found;
    },
    async released(gone) {
      if (gone.aborted) return;
      await new Promise<void>((resolve) => {
        const go = () => {
          held.delete(go);
          gone.removeEventListener('abort', go);
          resolve();
        };
        held.add(go);
        gone.addEventListener('abort', go, { once: true });
      });
    },
    held: () => held.size,
    release() {
      const count = held.size;
      for (const go of held) go();
      return count;
    },
  };
}
