import { actLively } from './act-lively.ts';
import type { LiveWorld } from './live-world.ts';

const heartbeat = 1000;

export interface Lively {
  /** Catches up with what customers were due to do; called before each request, so that a moved clock shows. */
  catchUp(): Promise<void>;
  stop(): void;
}

export function startLively(world: LiveWorld): Lively {
  let stopped = false;
  async function catchUp(): Promise<void> {
    if (!world.state.lively.enabled || world.state.lively.nextAt > world.now()) return;
    // The demo's texts are large: a world where nobody acts never loads them.
    const { nextCustomerReview } = await import('./demo/next-customer-review.ts');
    if (!stopped) actLively(world, nextCustomerReview);
  }
  const timer = setInterval(() => void catchUp(), heartbeat);
  timer.unref();
  return {
    catchUp,
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}
