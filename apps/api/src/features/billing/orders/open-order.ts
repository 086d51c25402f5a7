import { paymentFailureOf } from '@pinfold/contract/features/billing/payment';
import { Problem } from '../../../problem.ts';
import { unavailable } from '../../../providers/provider-request.ts';
import { StripeFailure } from '../../../providers/stripe/stripe-connection.ts';
import type { Services } from '../../../services.ts';
import { ensureStripeCustomer } from '../customers/stripe-customer.ts';
import { usableCode } from '../plans/promotion-codes.ts';
import { heldPrice } from '../plans/sold-prices.queries.ts';
import { requireTaxRate } from '../plans/tax-rate.ts';
import { requireSelling } from '../require-selling.ts';
import { syncForBuyer } from '../sync/sync-company-billing.ts';
import { closePage, orderKey, orderMetadata, subscriptionPage } from './checkout-pages.ts';
import { openChange } from './open-change.ts';
import { openInvoice } from './open-invoice.ts';
import {
  beginTry,
  endUnpaid,
  isAtWork,
  type Opened,
  type OrderRow,
  reloadOrder,
  storeOpened,
} from './order-lifecycle.ts';
import { abandonUnpaidSubscriptions } from './unpaid-subscriptions.ts';

/**
 * Brings an order to Stripe, as often as it is called: one run does it at a time, and one after a crash finds what was
 * made. Returns the order as it is then.
 * @throws Problem `order_in_progress`, `payment_failed`, `promotion_code_invalid`, `provider_unavailable`
 */
export async function openOrder(services: Services, order: OrderRow): Promise<OrderRow> {
  const { database, log, now } = services;
  if (order.status !== 'creating') return order;
  try {
    const tried = await takeTry(services, order);
    if (tried.status !== 'creating') return tried;
    const opened = await bringToStripe(services, tried);
    const stored = await storeOpened(database.queries, tried, opened, now());
    return stored ?? (await settleLate(services, tried, opened));
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    if (error.kind === 'conflict') throw new Problem('order_in_progress');
    if (error.kind === 'invalid') await refuse(services, order, error);
    return unavailable(log, 'Stripe', 'provider_unavailable')(error);
  }
}

/**
 * Begins a try. Whoever comes while another one is at work waits for it; one that began long ago and left no trace may
 * have made a page, which the sync finds, and only without one another try begins.
 */
async function takeTry(services: Services, order: OrderRow): Promise<OrderRow> {
  const { queries } = services.database;
  if (order.tries > 0 && !isAtWork(order, services.now())) {
    await syncForBuyer(services, order.companyId);
    const present = await reloadOrder(queries, order);
    if (present.status !== 'creating') return present;
    await abandonUnpaidSubscriptions(services, order.companyId, { evenUnderWay: true });
    return begin(services, present);
  }
  return order.tries > 0 ? refuseUnlessOpen(services, order) : begin(services, order);
}

async function begin(services: Services, order: OrderRow): Promise<OrderRow> {
  const begun = await beginTry(services.database.queries, order, services.now());
  return begun ?? refuseUnlessOpen(services, order);
}

/** The other run may be done by now. */
async function refuseUnlessOpen({ database }: Services, order: OrderRow): Promise<OrderRow> {
  const present = await reloadOrder(database.queries, order);
  if (present.status === 'creating') throw new Problem('order_in_progress');
  return present;
}

/** What stands against the order now, such as a code that has ended, ends it. */
async function bringToStripe(services: Services, order: OrderRow): Promise<Opened> {
  try {
    return await openAtStripe(services, order);
  } catch (error) {
    const { database, now } = services;
    if (error instanceof Problem) await endUnpaid(database.queries, order, { status: 'failed' }, now());
    throw error;
  }
}

async function openAtStripe(services: Services, order: OrderRow): Promise<Opened> {
  if (order.kind === 'change') return openChange(services, order);
  await abandonUnpaidSubscriptions(services, order.companyId);
  const stripe = requireSelling(services);
  const customer = await ensureStripeCustomer(services, order.companyId);
  const taxRate = await requireTaxRate(stripe);
  const promotionCodeId = await promotionOf(services, order, customer);
  const given = { customer, taxRate, promotionCodeId };
  return order.method === 'card'
    ? subscriptionPage(services, order, given)
    : openInvoiced(services, order, given);
}

async function promotionOf(
  services: Services,
  { promotionCode, stripePriceId }: OrderRow,
  customerId: string,
): Promise<string | undefined> {
  if (promotionCode === null) return undefined;
  const price = await heldPrice(services, services.database.queries, stripePriceId ?? '');
  const by = { customerId, interval: price?.interval ?? 'month' };
  return (await usableCode(requireSelling(services), promotionCode, by)).id;
}

/** A subscription whose invoices are paid one by one, the first of them on a page now. */
async function openInvoiced(
  services: Services,
  order: OrderRow,
  { customer, taxRate, promotionCodeId }: Parameters<typeof subscriptionPage>[2],
): Promise<Opened> {
  const stripe = requireSelling(services);
  const subscription = await stripe.ask((client) =>
    client.subscriptions.create(
      {
        customer,
        items: [{ price: order.stripePriceId ?? '', quantity: order.quantity ?? 1 }],
        collection_method: 'send_invoice',
        days_until_due: daysUntilDue,
        default_tax_rates: [taxRate],
        ...(promotionCodeId !== undefined && { discounts: [{ promotion_code: promotionCodeId }] }),
        metadata: orderMetadata(order),
      },
      orderKey(order, 'subscription'),
    ),
  );
  const opened = await openInvoice(services, order, subscription);
  return { ...opened, stripeSubscriptionId: subscription.id };
}

/** How long an invoice that nobody has paid stays open (product design: the first is voided then). */
const daysUntilDue = 7;

/** The order has ended, or another run was faster: a page that nobody knows is closed. */
async function settleLate(services: Services, order: OrderRow, opened: Opened): Promise<OrderRow> {
  const present = await reloadOrder(services.database.queries, order);
  if (present.status === 'paid' || present.stripeSessionId === (opened.stripeSessionId ?? null))
    return present;
  if (opened.stripeSessionId) await closePage(requireSelling(services), opened.stripeSessionId);
  await abandonUnpaidSubscriptions(services, order.companyId);
  throw new Problem('order_in_progress');
}

/** Stripe has refused the order itself: no other try changes that. */
async function refuse({ database, now }: Services, order: OrderRow, error: StripeFailure): Promise<void> {
  const codes = error.reasons.map(paymentFailureOf).filter((failure) => failure !== null);
  await endUnpaid(database.queries, order, { status: 'failed', failure: codes[0] ?? null }, now());
  if (error.reasons.includes('card_declined') || codes.length > 0) throw new Problem('payment_failed');
}
