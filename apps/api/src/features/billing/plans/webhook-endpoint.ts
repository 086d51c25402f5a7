import type Stripe from 'stripe';
import { isLocalAddress } from '../../../local-address.ts';
import type { StripeConnection } from '../../../providers/stripe/stripe-connection.ts';
import { stripeVersion } from '../../../providers/stripe/stripe-connection.ts';

/** What is worth a sync: whatever changes a payment, a subscription, an invoice or a tax number. */
const events: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'customer.tax_id.updated',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.overdue',
  'invoice.updated',
  'invoice.voided',
  'invoice.marked_uncollectible',
];

/**
 * Lets Stripe send its events to `url`, unless it does. The secret that signs them is told once: whoever runs the setup
 * sets it as `STRIPE_WEBHOOK_SECRET`. On the sandbox, whose secret is set already, the endpoint follows the port of this
 * machine.
 */
export async function ensureWebhook(
  stripe: StripeConnection,
  url: string,
  report: (line: string) => void,
): Promise<void> {
  const { data } = await stripe.ask((client) => client.webhookEndpoints.list({ limit: 100 }));
  const present = data.find((one) => one.url === url) ?? data.find((one) => differsInPort(one.url, url));
  if (!present) {
    const { secret } = await stripe.ask((client) =>
      client.webhookEndpoints.create({ url, enabled_events: events, api_version: stripeVersion }),
    );
    report(`webhook endpoint ${url}: set STRIPE_WEBHOOK_SECRET=${secret}`);
  } else if (!hasAll(present) || present.url !== url) {
    await stripe.ask((client) => client.webhookEndpoints.update(present.id, { url, enabled_events: events }));
    report(`webhook endpoint ${url}: ${hasAll(present) ? 'moved' : 'events added'}`);
  }
}

/** Stripe itself reaches no address of this machine. */
function differsInPort(one: string, other: string): boolean {
  const withoutPort = (url: string) => Object.assign(new URL(url), { port: '' }).href;
  return isLocalAddress(one) && withoutPort(one) === withoutPort(other);
}

function hasAll({ enabled_events: enabled }: Stripe.WebhookEndpoint): boolean {
  return enabled.includes('*') || events.every((event) => enabled.includes(event));
}
