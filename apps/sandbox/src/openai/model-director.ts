import * as z from 'zod';

/** How the next response of the model fails. */
export const ModelDirection = z
  .object({
    // hold: no more tokens until released. cut: the connection breaks. refuse: the text is a refusal. filter: the
    // provider stops it for its content.
    outcome: z.enum(['hold', 'cut', 'refuse', 'filter']),
    /** Tokens that come before. */
    after: z.int().min(0).max(1000).default(2),
    times: z.int().min(1).max(1000).default(1),
    /** Only responses to a prompt that contains this. */
    containing: z.string().max(1000).default(''),
  })
  .strict();

export type ModelDirection = z.infer<typeof ModelDirection>;

/** The scripted behaviour of the model; in memory, since it applies to the next calls only. */
export interface ModelDirector {
  tokenMilliseconds: number;
  add(direction: ModelDirection): void;
  clear(): void;
  list(): readonly ModelDirection[];
  /** Returns the scripted outcome for this prompt, and uses it up. */
  take(prompt: string): ModelDirection | undefined;
  /** Waits while responses are on hold. */
  released(gone: AbortSignal): Promise<void>;
  /** The number of responses on hold. */
  held(): number;
  /** Releases all responses on hold; returns their number. */
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
