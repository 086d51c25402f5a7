import type { LiveWorld } from '../world/live-world.ts';

const minute = 60_000;

/** Counts calls in the current minute of sandbox time. Kept out of the journal: a restart starts a fresh minute. */
export interface CallMeter {
  /** Counts a call, or returns the seconds until the next minute if none of the limit is left; null is no limit. */
  spend(key: string, limit: number | null): number | undefined;
}

export function createCallMeter(world: LiveWorld): CallMeter {
  let window = 0;
  let { state } = world;
  const spent = new Map<string, number>();
  return {
    spend(key, limit) {
      const now = world.now();
      if (Math.floor(now / minute) !== window || state !== world.state) {
        state = world.state;
        window = Math.floor(now / minute);
        spent.clear();
      }
      const used = spent.get(key) ?? 0;
      if (limit !== null && used >= limit)
        return Math.max(1, Math.ceil(((window + 1) * minute - now) / 1000));
      spent.set(key, used + 1);
      return undefined;
    },
  };
}
