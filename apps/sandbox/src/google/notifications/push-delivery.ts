import { createRedelivery, type Redelivery } from '../../http/redelivery.ts';
import type { LiveWorld } from '../../world/live-world.ts';
import type { PushMessage } from './pubsub.routes.ts';

const retention = 7 * 86_400_000;
const answerWithin = 10_000;

/**
 * Pub/Sub push: a message is sent until its endpoint responds with 2xx, with intervals that double, for at most seven
 * days.
 */
export function createPushDelivery(world: LiveWorld): Redelivery {
  return createRedelivery<PushMessage>({
    world,
    waiting: () => world.state.outbox.values(),
    send: (message, closing) => send(world, message, closing),
    isOver: ({ publishTime, subscription }) =>
      publishTime + retention < world.now() || !world.state.subscriptions.has(subscription),
    settle(message) {
      if (world.state.outbox.get(message.messageId) === message)
        world.commit({ kind: 'message_settled', messageId: message.messageId });
    },
  });
}

async function send(world: LiveWorld, message: PushMessage, closing: AbortSignal): Promise<boolean> {
  const subscription = world.state.subscriptions.get(message.subscription);
  if (!subscription) return false;
  try {
    const response = await fetch(subscription.pushConfig.pushEndpoint, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(envelopeOf(message)),
      signal: AbortSignal.any([closing, AbortSignal.timeout(answerWithin)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // An endpoint that is down is the ordinary case that redelivery is for.
    return false;
  }
}

function envelopeOf(message: PushMessage): object {
  const { data, messageId, attributes, subscription } = message;
  const publishTime = new Date(message.publishTime).toISOString();
  return { message: { attributes, data, messageId, publishTime }, subscription };
}
