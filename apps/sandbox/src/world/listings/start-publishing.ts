import type { LiveWorld } from '../live-world.ts';
import { settleListings } from './settle-listings.ts';

const heartbeat = 1000;

/** Publishes what is due while nobody asks, so that notifications go out in time. */
export function startPublishing(world: LiveWorld): { stop(): void } {
  const timer = setInterval(() => settleListings(world), heartbeat);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
