import { createMiddleware } from 'hono/factory';
import type { LiveWorld } from '../../world/live-world.ts';

/**
 * Stands before ordered faults: a call that took effect and was answered with 500 has this as its first answer, and gives
 * it again for its key (docs.stripe.com/error-low-level#idempotency). Other failures are of the network in between.
 */
export function keepFailures(world: LiveWorld) {
  return createMiddleware(async (c, next) => {
    const key = c.req.header('Idempotency-Key') ?? '';
    const isRepeated = world.state.stripe.answers.has(key);
    await next();
    const kept = world.state.stripe.answers.get(key);
    if (isRepeated || !kept || c.res.status !== 500) return;
    const answer = { ...kept, status: 500, body: await c.res.clone().text() };
    const { number } = world.state.stripe;
    world.commit({ kind: 'stripe_written', objects: [], removed: [], number, answer });
  });
}
