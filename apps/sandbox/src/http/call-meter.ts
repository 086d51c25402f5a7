import type { LiveWorld } from '../world/live-world.ts';

/** Seconds of the shortest window. */
const minute = 60;

/** Counts calls in windows of sandbox time. Kept out of the journal: a restart starts fresh ones. */
export interface CallMeter {
  /**
   * Counts a call in the current window, by default a minute, or returns the seconds until the next one if none of the
   * limit is left; null is no limit.
   */
  spend(key: string, limit: number | null, windowSeconds?: number): number | undefined;
  /** How many calls the current window has. */
  spent(key: string, windowSeconds?: number): number;
}

export function createCallMeter(world: LiveWorld): CallMeter {
  let { state } = world;
  const counts = new Map<string, { window: number; calls: number }>();

  function countOf(key: string, windowSeconds: number) {
    if (state !== world.state) {
      state = world.state;
      counts.clear();
    }
    const window = Math.floor(world.now() / 1000 / windowSeconds);
    const count = counts.get(key);
    if (count?.window === window) return count;
    const fresh = { window, calls: 0 };
    counts.set(key, fresh);
    return fresh;
  }

  return {
    spend(key, limit, windowSeconds = minute) {
      const count = countOf(key, windowSeconds);
      if (limit !== null && count.calls >= limit)
        return Math.max(1, Math.ceil((count.window + 1) * windowSeconds - world.now() / 1000));
      count.calls += 1;
      return undefined;
    },
    spent: (key, windowSeconds = minute) => countOf(key, windowSeconds).calls,
  };
}
