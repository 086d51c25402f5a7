import type Stripe from 'stripe';
import { atSecond, idOf, type StripeBilling, subscriptionOf } from '../sync/read-billing.ts';
import type { KnownCard } from './billing-subscriptions.table.ts';
import type { SubscriptionFacts } from './subscription-lifecycle.ts';

/** The subscriptions of a customer: at most one counts. */
export interface Chosen {
  /** Undefined until something was paid for. */
  counts: Stripe.Subscription | undefined;
  /** Paid for as well, by two pages at once or by hand at Stripe: the money goes back. */
  doubles: Stripe.Subscription[];
  /** Never paid for. */
  unpaid: Stripe.Subscription[];
}

const running: readonly Stripe.Subscription.Status[] = ['active', 'trialing', 'past_due', 'unpaid'];

/**
 * Returns which subscription counts: the one that we know already while it runs, else the first that runs, else the
 * last that ended. Paid by invoice, one is `active` before anything was paid: so long it counts for nothing.
 */
export function chooseSubscription(
  { subscriptions, invoices }: StripeBilling,
  knownId: string | undefined,
): Chosen {
  const paidFor = new Set(invoices.filter(({ status }) => status === 'paid').map(subscriptionOf));
  const [paid, unpaid] = [
    subscriptions.filter(({ id }) => paidFor.has(id)),
    subscriptions.filter((one) => !paidFor.has(one.id) && running.includes(one.status)),
  ];
  const [first, ...others] = paid
    .filter(({ status }) => running.includes(status))
    .toSorted((a, b) => Number(b.id === knownId) - Number(a.id === knownId) || a.created - b.created);
  const lastEnded = paid.toSorted((a, b) => (b.ended_at ?? b.created) - (a.ended_at ?? a.created))[0];
  return { counts: first ?? lastEnded, doubles: others, unpaid };
}

/** What the setup has written to Stripe about a price. */
export interface KnownPrice {
  planKey: string;
}

/** Returns what Stripe says of a subscription. */
export function factsOf(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  prices: ReadonlyMap<string, KnownPrice>,
): SubscriptionFacts {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  const { price, quantity = 1 } = item;
  const own = invoices.filter((one) => subscriptionOf(one) === subscription.id);
  return {
    stripeSubscriptionId: subscription.id,
    stripeStatus: subscription.status,
    method: subscription.collection_method === 'send_invoice' ? 'quick' : 'card',
    card: cardOf(subscription.default_payment_method),
    stripePriceId: price.id,
    planKey: prices.get(price.id)?.planKey ?? price.lookup_key?.split('_')[0] ?? '',
    interval: price.recurring?.interval === 'year' ? 'year' : 'month',
    quantity,
    periodStart: atSecond(item.current_period_start),
    periodEnd: atSecond(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    pastDueSince: subscription.status === 'past_due' ? overdueSince(own) : null,
    endedAt: atSecond(subscription.ended_at),
    currency: subscription.currency,
    isChangePaid: isChangePaid(own),
  };
}

/**
 * Whether the newest change is paid for: by its own invoice, or by one of a later period. A void invoice counts as not
 * paid, whatever else is.
 */
function isChangePaid(newestFirst: readonly Stripe.Invoice[]): boolean {
  const change = newestFirst.findIndex(({ billing_reason: reason }) => reason === 'subscription_update');
  // Without a change the newest invoice is for what there is.
  return newestFirst.slice(0, Math.max(change, 0) + 1).some(({ status }) => status === 'paid');
}

/** When the first of the invoices that wait had to be paid: a card is charged at once, others have days. */
function overdueSince(invoices: readonly Stripe.Invoice[]): Date | null {
  const since = invoices
    .filter(({ status }) => status === 'open')
    .map((one) => one.due_date ?? one.status_transitions.finalized_at ?? one.created);
  return since.length === 0 ? null : atSecond(Math.min(...since));
}

function cardOf(method: Stripe.Subscription['default_payment_method']): KnownCard | null {
  const card = typeof method === 'string' ? undefined : method?.card;
  if (!card) return null;
  const { brand, last4, exp_month, exp_year } = card;
  return { brand, last4, exp_month, exp_year };
}

/** Names in a subscription's metadata the page whose card it was given. */
export const cardPageField = 'card_page';

/**
 * The card that a page to save one has saved last, unless the subscription was given it: an operator may have taken
 * another one since.
 */
export function newCardOf(
  subscription: Stripe.Subscription,
  sessions: readonly Stripe.Checkout.Session[],
): { sessionId: string; paymentMethod: string } | undefined {
  const saved = sessions
    .filter(
      ({ mode, status, created }) =>
        mode === 'setup' && status === 'complete' && created >= subscription.created,
    )
    .toSorted((a, b) => b.created - a.created)[0];
  const paymentMethod =
    typeof saved?.setup_intent === 'string' ? undefined : idOf(saved?.setup_intent?.payment_method);
  if (!saved || !paymentMethod || subscription.metadata[cardPageField] === saved.id) return undefined;
  if (paymentMethod === idOf(subscription.default_payment_method)) return undefined;
  return { sessionId: saved.id, paymentMethod };
}
