import type Stripe from 'stripe';
import type { StripeConnection } from '../../../providers/stripe/stripe-connection.ts';

/** All that Stripe has about one customer, as far as a plan depends on it; the newest first. */
export interface StripeBilling {
  subscriptions: Stripe.Subscription[];
  invoices: Stripe.Invoice[];
  sessions: Stripe.Checkout.Session[];
  /** The newest payments, while a first one is waited for: its page does not name it. */
  intents: Stripe.PaymentIntent[];
}

/**
 * Reads every page: what a list lacks is gone only if the whole list lacks it.
 * @throws StripeFailure
 */
export function readBilling(stripe: StripeConnection, customer: string): Promise<StripeBilling> {
  return stripe.ask(async (client) => {
    const [subscriptions, invoices, sessions] = await Promise.all([
      all(
        client.subscriptions.list({
          customer,
          status: 'all',
          limit: mostAtOnce,
          expand: ['data.default_payment_method'],
        }),
      ),
      all(client.invoices.list({ customer, limit: mostAtOnce, expand: ['data.payments'] })),
      all(
        client.checkout.sessions.list({
          customer,
          limit: mostAtOnce,
          expand: ['data.payment_intent', 'data.setup_intent'],
        }),
      ),
    ]);
    for (const invoice of invoices)
      if (invoice.lines.has_more)
        invoice.lines.data = await all(client.invoices.listLineItems(invoice.id, { limit: mostAtOnce }));
    const isWaiting = sessions.some(({ mode, status }) => mode === 'subscription' && status === 'open');
    const intents = isWaiting ? (await client.paymentIntents.list({ customer, limit: mostAtOnce })).data : [];
    return { subscriptions, invoices, sessions, intents };
  });
}

/** Of any list of Stripe's. */
export const mostAtOnce = 100;

async function all<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const one of list) found.push(one);
  return found;
}

/** The id of what a field names, whether Stripe has expanded it or not. */
export function idOf(field: string | { id: string } | null | undefined): string | undefined {
  return typeof field === 'string' ? field : field?.id;
}

/** The subscription that an invoice is for. */
export function subscriptionOf(invoice: Stripe.Invoice): string | undefined {
  return idOf(invoice.parent?.subscription_details?.subscription);
}

/** Returns a moment that Stripe counts in seconds. */
export function atSecond(seconds: number): Date;
export function atSecond(seconds: number | null | undefined): Date | null;
export function atSecond(seconds: number | null | undefined): Date | null {
  return seconds == null ? null : new Date(seconds * 1000);
}
