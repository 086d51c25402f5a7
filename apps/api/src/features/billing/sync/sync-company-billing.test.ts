import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startSelling } from '../../../testing/worlds/selling.ts';
import { billingCustomers } from '../customers/billing-customers.table.ts';
import { billingInvoices } from '../invoices/billing-invoices.table.ts';
import { billingOrders } from '../orders/billing-orders.table.ts';

const day = 86_400;

type Selling = Awaited<ReturnType<typeof startSelling>>;

async function orderStatuses({ services, companyId }: Selling): Promise<string[]> {
  const found = await services.database.queries
    .select({ status: billingOrders.status })
    .from(billingOrders)
    .where(eq(billingOrders.companyId, companyId))
    .orderBy(billingOrders.id);
  return found.map(({ status }) => status);
}

test('PAY-02 what was paid for by card is the plan, without a word from Stripe', async () => {
  const selling = await startSelling();
  await selling.buy();
  await selling.sync();
  const { company, subscription } = await selling.plan();
  expect(subscription).toMatchObject({
    status: 'active',
    method: 'card',
    planKey: 'standard',
    entitledQuantity: 10,
    card: { brand: 'visa', last4: '4242' },
  });
  expect(company).toMatchObject({
    planName: 'Standard',
    planIsFreeTrial: false,
    isPaying: true,
    hasBillingSubscription: true,
    planExpiresAt: new Date((subscription?.periodEnd.getTime() ?? 0) + 3 * day * 1000),
    planLimits: { max_facilities: 10 },
  });
  expect((await selling.mails())[0]?.subject).toContain('aktywny');
});

test('PAY-02 a sync that finds nothing new writes, mails and tells nothing', async () => {
  const selling = await startSelling();
  const { id } = await selling.buy();
  const topics: string[] = [];
  selling.services.live.subscribe(selling.companyId, ({ topic }) => topics.push(topic));
  await selling.sync();
  await selling.sync();
  await selling.stripe.ask((client) => client.subscriptions.update(id, { cancel_at_period_end: true }));
  await selling.sync();
  await expect.poll(() => topics).toEqual(['billing', 'company', 'billing', 'company']);
  expect(await selling.mails()).toHaveLength(2);
});

test('PAY-02 an invoice that nobody has paid yet gives no plan; its payment is attached and does', async () => {
  const selling = await startSelling();
  const { invoice } = await selling.order();
  const session = await selling.page(invoice);
  await selling.sync();
  expect((await selling.plan()).subscription).toBeUndefined();
  expect((await selling.plan()).company).toMatchObject({ planIsFreeTrial: true });
  await selling.pay(session);
  await selling.sync();
  expect((await selling.plan()).subscription).toMatchObject({ status: 'active', method: 'quick' });
  expect(await orderStatuses(selling)).toEqual(['paid']);
});

test('PAY-02 two pages that pay one invoice: the first counts, the other goes back with a word to the owner', async () => {
  const selling = await startSelling();
  const { invoice } = await selling.order();
  // Only one order can be under way, so the first page was given up before it was paid.
  const [first, second] = [await selling.page(invoice, 'expired'), await selling.page(invoice)];
  await selling.pay(first);
  await selling.pay(second);
  await selling.sync();
  await selling.sync();
  const refunds = await selling.stripe.ask((client) => client.refunds.list({ limit: 10 }));
  expect(refunds.data.map(({ amount }) => amount)).toEqual([invoice.amount_due]);
  expect((await selling.plan()).subscription?.status).toBe('active');
  await selling.jobs.runDue('tell-refund');
  expect(await orderStatuses(selling)).toEqual(['paid', 'failed']);
  const told = (await selling.mails()).filter(({ subject }) => subject.includes('Zwracamy'));
  expect(told).toHaveLength(1);
});

test('PAY-02 a second subscription is refunded and cancelled; the first stays', async () => {
  const selling = await startSelling();
  const first = await selling.buy();
  selling.clock.advance(60);
  const second = await selling.buy();
  await selling.sync();
  expect((await selling.plan()).subscription?.stripeSubscriptionId).toBe(first.id);
  const { status } = await selling.stripe.ask((client) => client.subscriptions.retrieve(second.id));
  expect(status).toBe('canceled');
  const refunds = await selling.stripe.ask((client) => client.refunds.list({ limit: 10 }));
  expect(refunds.data).toHaveLength(1);
});

test('PAY-02 what is left of a payment that was refunded in part goes back too', async () => {
  const selling = await startSelling();
  await selling.buy();
  await selling.sync();
  selling.clock.advance(60);
  await selling.buy();
  const { data } = await selling.stripe.ask((client) => client.paymentIntents.list({ limit: 1 }));
  const [double] = data;
  await selling.stripe.ask((client) =>
    client.refunds.create({ payment_intent: double?.id ?? '', amount: 100 }),
  );
  await selling.sync();
  await selling.sync();
  const refunds = await selling.stripe.ask((client) => client.refunds.list({ limit: 10 }));
  const left = (double?.amount_received ?? 0) - 100;
  expect(refunds.data.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([100, left]);
  await selling.jobs.runDue('tell-refund');
  expect((await selling.mails()).filter(({ subject }) => subject.includes('Zwracamy'))).toHaveLength(1);
});

test('PAY-02 a first invoice that is not paid for seven days is voided, and its subscription cancelled', async () => {
  const selling = await startSelling();
  const { subscription, invoice } = await selling.order();
  await selling.sync();
  selling.clock.advance(7 * day + 60);
  await selling.sync();
  const { status } = await selling.stripe.ask((client) => client.subscriptions.retrieve(subscription.id));
  expect(status).toBe('canceled');
  const voided = await selling.stripe.ask((client) => client.invoices.retrieve(invoice.id));
  expect(voided.status).toBe('void');
  expect((await selling.plan()).company?.planIsFreeTrial).toBe(true);
});

test('PAY-02 whoever looks at once, a double payment goes back once and the plan is told once', async () => {
  const selling = await startSelling();
  await selling.buy();
  selling.clock.advance(60);
  await selling.buy();
  await Promise.allSettled([selling.sync(), selling.sync(), selling.sync()]);
  await selling.sync();
  await selling.jobs.runDue('tell-refund');
  const refunds = await selling.stripe.ask((client) => client.refunds.list({ limit: 10 }));
  expect(refunds.data).toHaveLength(1);
  const subjects = (await selling.mails()).map(({ subject }) => subject.split(/[ :]/)[0]);
  expect(subjects.toSorted()).toEqual(['Twój', 'Zwracamy']);
});

test('PAY-02 who has asked Stripe earlier writes nothing over who has asked later', async () => {
  const selling = await startSelling();
  await selling.buy();
  await selling.services.database.queries.update(billingCustomers).set({ syncTicket: 1_000_000 });
  await selling.sync();
  expect((await selling.plan()).subscription).toBeUndefined();
});

test('PAY-04 a failed renewal leaves the plan open for the days of grace, closes it, and a payment opens it', async () => {
  const selling = await startSelling();
  const { id } = await selling.buy();
  await selling.sync();
  await selling.script('POST', '/stripe/failing-payments', { subscription: id, times: 10 });
  selling.clock.advance(31 * day + 2 * 3600);
  await selling.sync();
  expect((await selling.plan()).subscription?.status).toBe('past_due');
  expect((await selling.plan()).company).toMatchObject({ planIsUnpaid: false, isPaying: true });
  selling.clock.advance(14 * day);
  await selling.sync();
  expect((await selling.plan()).subscription?.status).toBe('unpaid');
  expect((await selling.plan()).company).toMatchObject({ planIsUnpaid: true });
  await selling.script('DELETE', '/stripe/failing-payments');
  const [open] = await selling.services.database.queries
    .select()
    .from(billingInvoices)
    .where(eq(billingInvoices.status, 'open'));
  await selling.stripe.ask((client) =>
    client.invoices.pay(open?.stripeInvoiceId ?? '', { payment_method: selling.card }),
  );
  await selling.sync();
  expect((await selling.plan()).subscription?.status).toBe('active');
  expect((await selling.plan()).company).toMatchObject({ planIsUnpaid: false });
  const subjects = (await selling.mails()).map(({ subject }) => subject.split(':')[0]);
  expect(subjects.toSorted()).toEqual([
    'Twój plan jest aktywny',
    'Twój plan jest aktywny',
    'Twój plan jest zamknięty',
    'Zaległa płatność',
  ]);
});

test('PAY-04 after an old debt is paid, what Stripe has left a draft can be paid, and opens the plan', async () => {
  const selling = await startSelling();
  const { stripe, clock, card } = selling;
  const { id } = await selling.buy();
  await selling.script('POST', '/stripe/failing-payments', { subscription: id, times: 10 });
  // The renewal has failed for good, and one more has come.
  clock.advance(62 * day + 2 * 3600);
  await selling.sync();
  expect((await selling.plan()).subscription?.stripeStatus).toBe('unpaid');
  await selling.script('DELETE', '/stripe/failing-payments');
  const open = async () =>
    (await stripe.ask((client) => client.invoices.list({ subscription: id, status: 'open' }))).data;
  const [debt] = await open();
  const pay = (invoice = '') =>
    stripe.ask((client) => client.invoices.pay(invoice, { payment_method: card }));
  await pay(debt?.id);
  await selling.sync();
  expect((await selling.plan()).company).toMatchObject({ planIsUnpaid: true });
  const [newest] = await open();
  expect(newest?.id).not.toBe(debt?.id);
  await pay(newest?.id);
  await selling.sync();
  expect((await selling.plan()).subscription?.status).toBe('active');
  expect((await selling.plan()).company).toMatchObject({ planIsUnpaid: false });
});

test('PAY-04 fewer locations count from the next period, more once they are paid for', async () => {
  const selling = await startSelling();
  const { id, items } = await selling.buy();
  await selling.sync();
  const change = (quantity: number, behavior: 'none' | 'always_invoice') =>
    selling.stripe.ask((client) =>
      client.subscriptions.update(id, {
        items: [{ id: items.data[0]?.id ?? '', quantity }],
        proration_behavior: behavior,
      }),
    );
  await change(12, 'always_invoice');
  await selling.sync();
  expect((await selling.plan()).company?.planLimits).toMatchObject({ max_facilities: 12 });
  await change(4, 'none');
  await selling.sync();
  expect((await selling.plan()).subscription).toMatchObject({ quantity: 4, entitledQuantity: 12 });
  selling.clock.advance(31 * day + 2 * 3600);
  await selling.sync();
  expect((await selling.plan()).company?.planLimits).toMatchObject({ max_facilities: 4 });
});

test('PAY-03 more locations count once their own invoice is paid, also while the renewal is still to be paid', async () => {
  const selling = await startSelling();
  const { stripe, clock } = selling;
  const { subscription, invoice } = await selling.order();
  await selling.pay(await selling.page(invoice));
  await selling.sync();
  clock.advance(31 * day + 2 * 3600);
  await selling.sync();
  const item = { id: subscription.items.data[0]?.id ?? '', quantity: 12 };
  const { latest_invoice: latest } = await stripe.ask((client) =>
    client.subscriptions.update(subscription.id, { items: [item], proration_behavior: 'always_invoice' }),
  );
  await selling.sync();
  expect((await selling.plan()).subscription).toMatchObject({ quantity: 12, entitledQuantity: 10 });
  const change = await stripe.ask((client) => client.invoices.retrieve(String(latest)));
  await selling.pay(await selling.page(change));
  await selling.sync();
  expect((await selling.plan()).subscription).toMatchObject({ status: 'active', entitledQuantity: 12 });
});
