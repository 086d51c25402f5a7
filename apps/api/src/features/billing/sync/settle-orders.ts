import { eq } from 'drizzle-orm';
import { paymentFailureOf } from '@pinfold/contract/features/billing/payment';
import type Stripe from 'stripe';
import type { Queryable } from '../../../database/database.ts';
import { billingOrders } from '../orders/billing-orders.table.ts';
import { type OrderRow, settleOrder, type Settled } from '../orders/order-lifecycle.ts';
import { type PaidInvoices, paymentIntentsOf } from './corrections.ts';
import { atSecond, idOf, type StripeBilling } from './read-billing.ts';

/** All orders of a company: money can reach even those whose time is over. */
export function ordersOf(queries: Queryable, companyId: number): Promise<OrderRow[]> {
  return queries.select().from(billingOrders).where(eq(billingOrders.companyId, companyId));
}

/** Which invoice each of the company's pages is to pay. A page that a crash kept from being stored names its own. */
export function paidInvoicesOf(orders: readonly OrderRow[], { sessions }: StripeBilling): PaidInvoices {
  return new Map(
    sessions.flatMap((session) => {
      const order = orderOf(orders, session);
      const invoiceId = order?.stripeInvoiceId ?? session.metadata?.['invoice_id'];
      return order && invoiceId ? [[session.id, invoiceId]] : [];
    }),
  );
}

function orderOf(orders: readonly OrderRow[], session: Stripe.Checkout.Session): OrderRow | undefined {
  return (
    orders.find(({ stripeSessionId }) => stripeSessionId === session.id) ??
    orders.find(({ id }) => String(id) === session.metadata?.['order_id'])
  );
}

/** Writes what became of orders. Returns whether any has changed. */
export async function settleOrders(
  tx: Queryable,
  orders: readonly OrderRow[],
  billing: StripeBilling,
  now: Date,
): Promise<boolean> {
  let hasChanged = false;
  for (const order of orders) {
    const settled = outcomeOf(order, billing);
    if (settled && (await settleOrder(tx, order, settled, now))) hasChanged = true;
  }
  return hasChanged;
}

/** Returns what Stripe says of an order; undefined where it says nothing, as before its page was made. */
export function outcomeOf(order: OrderRow, billing: StripeBilling): Settled | undefined {
  const pages = billing.sessions.filter((one) => orderOf([order], one));
  // Of several tries the one that was completed counts, else the newest.
  const page = pages.find(({ status }) => status === 'complete') ?? pages[0];
  if (page) return outcomeOfPage(order, page, billing);
  const invoice = billing.invoices.find(({ id }) => id === order.stripeInvoiceId);
  if (invoice?.status === 'paid') return { status: 'paid', failure: null };
  if (invoice?.status === 'void' || invoice?.status === 'uncollectible')
    return { status: 'failed', failure: order.failure };
  return undefined;
}

function outcomeOfPage(
  order: OrderRow,
  session: Stripe.Checkout.Session,
  { invoices, intents }: StripeBilling,
): Settled | undefined {
  const error = refusalOf(session, intents);
  const failure = error ? (paymentFailureOf(error.decline_code ?? error.code ?? '') ?? 'declined') : null;
  const page = {
    stripeSessionId: session.id,
    stripeSubscriptionId: idOf(session.subscription) ?? order.stripeSubscriptionId,
    stripeInvoiceId: idOf(session.invoice) ?? order.stripeInvoiceId,
    url: session.url,
    expiresAt: atSecond(session.expires_at),
  };
  if (session.status === 'expired') {
    const last = failure ?? order.failure;
    return { ...page, status: last ? 'failed' : 'expired', failure: last };
  }
  if (session.status === 'open') return { ...page, status: 'open', failure };
  // A bank transfer can be complete and not yet there.
  if (session.payment_status === 'unpaid') return { ...page, status: 'open', failure };
  if (session.mode !== 'payment') return { ...page, status: 'paid', failure: null };
  const invoice = invoices.find(({ id }) => id === page.stripeInvoiceId);
  const isCredited = invoice && paymentIntentsOf(invoice).includes(idOf(session.payment_intent) ?? '');
  if (isCredited) return { ...page, status: 'paid', failure: null };
  // Not attached yet, or nothing was owed any more and the money goes back.
  return invoice?.status === 'open' ? undefined : { ...page, status: 'failed', failure: null };
}

/** Why the last try on a page was refused. That of a first payment is the customer's newest since the page was made. */
function refusalOf(
  { payment_intent: intent, mode, status, created }: Stripe.Checkout.Session,
  intents: readonly Stripe.PaymentIntent[],
): Stripe.PaymentIntent.LastPaymentError | null {
  if (mode !== 'subscription')
    return typeof intent === 'string' ? null : (intent?.last_payment_error ?? null);
  if (status !== 'open') return null;
  return intents.find((one) => one.created >= created)?.last_payment_error ?? null;
}
