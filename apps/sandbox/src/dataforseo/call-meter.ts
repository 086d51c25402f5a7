import type { LiveWorld } from '../world/live-world.ts';

const minute = 60_000;
/** Of the list of completed tasks, however much else is allowed. */
const listsPerMinute = 20;

/** Counts calls in the current minute of sandbox time; a restart starts a fresh minute. */
export function createCallMeter(world: LiveWorld): { isSpent(isList: boolean): boolean } {
  let window = -1;
  let [calls, lists] = [0, 0];
  return {
    isSpent(isList) {
      const now = Math.floor(world.now() / minute);
      if (now !== window) [window, calls, lists] = [now, 0, 0];
      calls += 1;
      if (isList) lists += 1;
      const limit = world.state.quotas.searchCallsPerMinute;
      return limit !== null && (calls > limit || (isList && lists > listsPerMinute));
    },
  };
}
