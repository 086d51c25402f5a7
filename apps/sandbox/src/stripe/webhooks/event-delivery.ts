import { createHmac } from 'node:crypto';
import { createRedelivery, type Redelivery } from '../../http/redelivery.ts';
import type { LiveWorld } from '../../world/live-world.ts';
import { seedOf } from '../../world/random.ts';
import type { StripeEvent, WebhookEndpoint } from '../objects/webhook-objects.ts';
import { stripeApiVersion } from '../protocol/transaction.ts';
import type { Delivery } from '../stripe-state.ts';

/** Three days, as with live keys (docs.stripe.com/webhooks#automatic-retries). */
const retention = 3 * 86_400_000;
const answerWithin = 10_000;

/** Posts events to the endpoints that asked for them, signed, until they respond with 2xx. */
export function createEventDelivery(world: LiveWorld, send: typeof fetch): Redelivery {
  const find = ({ event, endpoint }: Delivery) => {
    const { objects } = world.state.stripe;
    const [found, to] = [objects.get(event), objects.get(endpoint)];
    return found?.object === 'event' && to?.object === 'webhook_endpoint' && to.status === 'enabled'
      ? { event: found, endpoint: to }
      : undefined;
  };
  return createRedelivery<Delivery>({
    world,
    mostAtOnce: 20,
    waiting: () => waiting(world),
    async send(delivery, closing) {
      const found = find(delivery);
      return found !== undefined && post(send, found.event, found.endpoint, closing);
    },
    isOver(delivery) {
      const found = find(delivery);
      return !found || found.event.created * 1000 + retention < world.now();
    },
    settle(delivery) {
      if (world.state.stripe.deliveries.get(delivery.id) === delivery)
        world.commit({ kind: 'stripe_event_delivered', id: delivery.id });
    },
  });
}

function waiting({ state }: LiveWorld): Iterable<Delivery> {
  const { deliveries, directions } = state.stripe;
  if (directions.events === 'hold') return [];
  if (!directions.shuffled) return deliveries.values();
  return [...deliveries.values()]
    .map((delivery) => [seedOf(state.seed, delivery.id), delivery] as const)
    .sort(([one], [other]) => one - other)
    .map(([, delivery]) => delivery);
}

async function post(
  send: typeof fetch,
  event: StripeEvent,
  { api_version: version, signing_secret: secret, url }: WebhookEndpoint,
  closing: AbortSignal,
): Promise<boolean> {
  const body = JSON.stringify({ ...event, api_version: version ?? stripeApiVersion }, null, 2);
  try {
    const response = await send(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signature(body, secret),
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
      signal: AbortSignal.any([closing, AbortSignal.timeout(answerWithin)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Of the machine's time: receivers compare it with theirs, whatever the script made of the sandbox's. */
function signature(body: string, secret: string): string {
  const at = Math.floor(Date.now() / 1000);
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
