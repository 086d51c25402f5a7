import type { WorldReview } from './world.ts';

/** Last touched first; the id settles a tie, so that pages never depend on luck. */
export function newestFirst(a: WorldReview, b: WorldReview): number {
  if (a.updateTime !== b.updateTime) return b.updateTime - a.updateTime;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
