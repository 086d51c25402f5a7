import type { Schemas } from '../../client/schema.ts';
import { now } from '../collection.ts';
import type { TestData } from '../test-data.ts';
import { beginningOf, readBasket, renewedAt, type TestBasket } from './baskets.ts';
import { testCard, type TestBilling, type TestOrder } from './billing-fixtures.ts';

/** Adds an order that waits for its payment. The one that waited before gives way. */
export function openPayment(
  billing: TestBilling,
  values: Pick<TestOrder, 'key' | 'amount_due' | 'currency' | 'basket' | 'payment_method' | 'invoice'>,
): TestOrder {
  const id = Math.max(0, ...billing.orders.map(({ order_id }) => order_id)) + 1;
  const session = `cs_test_${id}`;
  const opened: TestOrder = {
    ...values,
    order_id: id,
    status: 'pending',
    failure: null,
    session_id: session,
    redirect_url: paymentPage(session),
  };
  const before = billing.orders.map((one) =>
    one.status === 'pending' ? { ...one, status: 'failed' as const, redirect_url: null } : one,
  );
  billing.orders = [opened, ...before];
  return opened;
}

/** Returns the address of a page on which is paid, or a card given. */
export function paymentPage(session: string): string {
  return `https://checkout.pinfold.test/pay/${session}`;
}

/** Takes an order for paid if it was waiting: the plan counts, or the invoice is paid. */
export function settlePayment(data: TestData, order: TestOrder): TestOrder {
  if (order.status !== 'pending') return order;
  const { billing } = data;
  if (order.basket) subscribe(data, readBasket(billing, order.basket), order);
  if (order.invoice !== null) payInvoice(billing, order.invoice);
  const paid: TestOrder = { ...order, status: 'success', redirect_url: null };
  billing.orders = billing.orders.map((one) => (one.order_id === paid.order_id ? paid : one));
  return paid;
}

/** Gives the company a plan until a moment in ISO 8601; null for one without an end. */
export function givePlan(
  { company }: TestData,
  { name, capabilities, limits }: Schemas['SoldPlan'],
  {
    endsAt,
    locations,
    isUnpaid = false,
  }: { endsAt: string | null; locations: number | undefined; isUnpaid?: boolean },
): void {
  company.plan_restrictions = {
    name,
    expires_at: endsAt,
    is_unpaid: isUnpaid,
    is_free_trial: false,
    capabilities: [...capabilities],
    limits: { ...limits, ...(locations !== undefined && { max_facilities: locations }) },
  };
}

/** What is smaller counts from the next period; until then, what was paid for does. */
function subscribe(data: TestData, basket: TestBasket, { payment_method }: TestOrder): void {
  const { plan, price, quantity, running, change } = basket;
  const begin = beginningOf(running);
  const end = renewedAt(basket, begin);
  const isSame = running?.interval === price.recurring.interval;
  const counts = change !== 'downgrade';
  const subscription: Schemas['RunningSubscription'] = {
    plan: plan.key,
    plan_name: plan.name,
    price: price.price_id,
    quantity,
    interval: price.recurring.interval,
    currency: price.currency,
    entitled_plan: running && !counts ? running.entitled_plan : plan.key,
    entitled_quantity: running && !counts ? running.entitled_quantity : quantity,
    period_start: running && isSame ? running.period_start : begin,
    period_end: end,
    ends_at_period_end: false,
    grace_ends_at: null,
    payment_method,
    card: running ? running.card : payment_method === 'card' ? testCard(begin) : null,
  };
  const held = data.billing.subscription.plan_name;
  data.billing.voucherNumber = null;
  data.billing.subscription = {
    status: 'active',
    plan_name: counts ? plan.name : held,
    ends_at: end,
    subscription,
  };
  if (counts) givePlan(data, plan, { endsAt: end, locations: quantity });
}

/** With nothing left to pay, the plan is no longer overdue. */
function payInvoice(billing: TestBilling, id: number): void {
  billing.invoices = billing.invoices.map((invoice) =>
    invoice.id === id ? { ...invoice, status: 'paid', amount_remaining: 0, paid_at: now() } : invoice,
  );
  const { subscription: details, invoices } = billing;
  const isOwing = invoices.some(({ status }) => status === 'open');
  if (isOwing || !details.subscription || details.status !== 'past_due') return;
  billing.subscription = {
    ...details,
    status: 'active',
    subscription: { ...details.subscription, grace_ends_at: null },
  };
}
