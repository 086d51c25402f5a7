import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { directStripe, makeCatalog, makePayer } from '../../testing/official-stripe.ts';

const day = 86_400;

/** What happened, by the types of events, the oldest first. */
async function eventTypes(stripe: Stripe): Promise<string[]> {
  const { data } = await stripe.events.list({ limit: 100 });
  return data.map(({ type }) => type).toReversed();
}

test('PAY-02 a subscription is paid with the saved card, and begins its period now', async () => {
  const { stripe, sandbox } = await directStripe();
  const { month, vat } = await makeCatalog(stripe);
  const { id: customer } = await makePayer(stripe);
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: month.id, quantity: 6 }],
    default_tax_rates: [vat.id],
    expand: ['latest_invoice.payments.data.payment.payment_intent'],
  });
  expect(subscription).toMatchObject({
    status: 'active',
    latest_invoice: {
      status: 'paid',
      subtotal: 28_400,
      total: 34_932,
      amount_paid: 34_932,
      payments: { data: [{ status: 'paid', payment: { payment_intent: { status: 'succeeded' } } }] },
      parent: { subscription_details: { subscription: subscription.id } },
    },
  });
  const [item] = subscription.items.data;
  expect(item?.current_period_start).toBe(Math.floor(sandbox.now() / 1000));
  expect(new Date((item?.current_period_end ?? 0) * 1000).toISOString()).toBe('2026-12-21T11:00:00.000Z');
  expect(await eventTypes(stripe)).toEqual(
    expect.arrayContaining(['customer.subscription.created', 'invoice.finalized', 'invoice.paid']),
  );
});

test('PAY-04 a renewal is drafted when the period turns, and paid an hour later', async () => {
  const { stripe, advance } = await directStripe();
  const { month } = await makeCatalog(stripe);
  const { id: customer } = await makePayer(stripe);
  const { id } = await stripe.subscriptions.create({ customer, items: [{ price: month.id, quantity: 2 }] });
  await advance(30 * day + 60);
  const turned = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  expect(turned).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'draft', billing_reason: 'subscription_cycle', total: 9800 },
  });
  await advance(3600);
  const { data } = await stripe.invoices.list({ subscription: id });
  expect(data.map(({ status }) => status)).toEqual(['paid', 'paid']);
});

test('PAY-04 a failing renewal is tried three more times, and is unpaid after the last; paying it heals', async () => {
  const { stripe, advance, script } = await directStripe();
  const { month } = await makeCatalog(stripe);
  const { id: customer, card } = await makePayer(stripe);
  const { id } = await stripe.subscriptions.create({ customer, items: [{ price: month.id, quantity: 2 }] });
  await script('POST', '/stripe/failing-payments', { subscription: id, times: 4 });
  const statuses: string[] = [];
  await advance(30 * day + 3660);
  for (const days of [0, 3, 5, 7]) {
    await advance(days * day + 1);
    statuses.push((await stripe.subscriptions.retrieve(id)).status);
  }
  expect(statuses).toEqual(['past_due', 'past_due', 'past_due', 'unpaid']);
  const [invoice] = (await stripe.invoices.list({ subscription: id, status: 'open' })).data;
  expect(invoice).toMatchObject({ attempt_count: 4, next_payment_attempt: null });
  await stripe.invoices.pay(invoice?.id ?? '', { payment_method: card });
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
});

test('PAY-04 a subscription that is canceled for the end of its period ends then', async () => {
  const { stripe, advance } = await directStripe();
  const { month } = await makeCatalog(stripe);
  const { id: customer } = await makePayer(stripe);
  const { id } = await stripe.subscriptions.create({ customer, items: [{ price: month.id }] });
  const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(ending.cancel_at).toBe(ending.items.data[0]?.current_period_end);
  await advance(30 * day + 60);
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'canceled',
    ended_at: ending.cancel_at,
  });
  expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
});

test('PAY-02 a sent invoice is active before it is paid, and an attached payment pays it', async () => {
  const { stripe, script } = await directStripe();
  const { month, vat } = await makeCatalog(stripe);
  const { id: customer } = await stripe.customers.create({ name: 'Sowa' });
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: month.id, quantity: 1 }],
    default_tax_rates: [vat.id],
    collection_method: 'send_invoice',
    days_until_due: 7,
  });
  expect(subscription.status).toBe('active');
  const invoice = await stripe.invoices.finalizeInvoice(String(subscription.latest_invoice));
  expect(invoice).toMatchObject({ status: 'open', amount_remaining: 6027 });
  expect((invoice.due_date ?? 0) - (invoice.effective_at ?? 0)).toBe(7 * day);
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    customer,
    success_url: 'https://panel.test/paid?session={CHECKOUT_SESSION_ID}',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'pln', unit_amount: 6027, product_data: { name: 'Invoice' } },
      },
    ],
  });
  expect(session).toMatchObject({ payment_method_types: ['card', 'blik', 'p24'], payment_intent: null });
  await script('POST', `/stripe/sessions/${session.id}/payments`, { method: 'p24' });
  const paid = await stripe.checkout.sessions.retrieve(session.id);
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
  const settled = await stripe.invoices.attachPayment(invoice.id, {
    payment_intent: String(paid.payment_intent),
    expand: ['payments'],
  });
  expect(settled).toMatchObject({ status: 'paid', amount_paid: 6027, amount_overpaid: 0 });
  await expect(
    stripe.invoices.attachPayment(invoice.id, { payment_intent: String(paid.payment_intent) }),
  ).rejects.toMatchObject({ statusCode: 400 });
});

test('PAY-01 an upgrade costs what its preview said, and waits for its payment', async () => {
  const { stripe, advance } = await directStripe();
  const { month, vat } = await makeCatalog(stripe);
  const { id: customer } = await makePayer(stripe);
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: month.id, quantity: 2 }],
    default_tax_rates: [vat.id],
  });
  const [item] = subscription.items.data;
  await advance(15 * day);
  const items = [{ id: item?.id ?? '', quantity: 4 }];
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items, proration_behavior: 'always_invoice' },
  });
  // Half of two more locations at 49.00, and VAT.
  expect(preview).toMatchObject({ subtotal: 4900, total: 6027 });
  const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: failing.id });
  const pending = await stripe.subscriptions.update(subscription.id, {
    items,
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice'],
  });
  expect(pending).toMatchObject({
    status: 'active',
    items: { data: [{ quantity: 2 }] },
    pending_update: { subscription_items: [{ quantity: 4 }] },
    latest_invoice: { status: 'open', total: 6027 },
  });
  const latest = pending.latest_invoice as Stripe.Invoice;
  await stripe.invoices.pay(latest.id, {
    payment_method: (await stripe.paymentMethods.attach('pm_card_visa', { customer })).id,
  });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    items: { data: [{ quantity: 4 }] },
    pending_update: null,
  });
});

test('a pending update that nobody pays for is dropped after 23 hours', async () => {
  const { stripe, advance } = await directStripe();
  const { month } = await makeCatalog(stripe);
  const { id: customer } = await makePayer(stripe);
  const { id, items } = await stripe.subscriptions.create({ customer, items: [{ price: month.id }] });
  const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await stripe.subscriptions.update(id, { default_payment_method: failing.id });
  await stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', quantity: 9 }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  });
  await advance(23 * 3600 + 1);
  expect(await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
    status: 'active',
    pending_update: null,
    items: { data: [{ quantity: 1 }] },
    latest_invoice: { status: 'void' },
  });
});

test('PAY-01 a promotion code takes off its share, as often as its coupon says', async () => {
  const { stripe, advance } = await directStripe();
  const { month, vat } = await makeCatalog(stripe);
  const { id: customer } = await makePayer(stripe);
  const coupon = await stripe.coupons.create({ percent_off: 12.5, duration: 'once' });
  const code = await stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: coupon.id },
    code: 'JESIEN',
    max_redemptions: 1,
  });
  const { data } = await stripe.promotionCodes.list({ code: 'jesien', active: true });
  expect(data).toMatchObject([{ id: code.id }]);
  const order = {
    customer,
    items: [{ price: month.id, quantity: 3 }],
    default_tax_rates: [vat.id],
    discounts: [{ promotion_code: code.id }],
    expand: ['latest_invoice'],
  };
  const subscription = await stripe.subscriptions.create(order);
  const first = subscription.latest_invoice as Stripe.Invoice;
  // 147.00 less 18.38 is 128.62, and 29.58 of VAT.
  expect(first).toMatchObject({ subtotal: 14_700, total_excluding_tax: 12_862, total: 15_820 });
  expect(first.total_discount_amounts).toMatchObject([{ amount: 1838 }]);
  await advance(30 * day + 3660);
  const [second] = (await stripe.invoices.list({ subscription: subscription.id })).data;
  expect(second).toMatchObject({ status: 'paid', total: 18_081, total_discount_amounts: [] });
  await expect(stripe.subscriptions.create(order)).rejects.toMatchObject({
    param: 'discounts[0][promotion_code]',
  });
});

test('PAY-01 a reverse charge has no tax, and says so', async () => {
  const { stripe } = await directStripe();
  const { month, vat } = await makeCatalog(stripe);
  const preview = await stripe.invoices.createPreview({
    customer_details: { address: { country: 'DE' }, tax_exempt: 'reverse' },
    subscription_details: { items: [{ price: month.id, quantity: 1 }], default_tax_rates: [vat.id] },
  });
  expect(preview).toMatchObject({
    total: 4900,
    total_taxes: [{ amount: 0, taxability_reason: 'reverse_charge' }],
  });
});

test('VIES answers a moment after a number was given, as the script says', async () => {
  const { stripe, advance, script } = await directStripe();
  const { id: customer } = await stripe.customers.create({});
  await script('PUT', '/stripe/vies', { number: 'DE123456789', answer: 'unavailable' });
  const add = async (value: string) =>
    (await stripe.customers.createTaxId(customer, { type: 'eu_vat', value })).id;
  const ids = [await add('DE123456789'), await add('DE111111111'), await add('DE999999999')];
  const statuses = () =>
    Promise.all(
      ids.map(async (id) => (await stripe.customers.retrieveTaxId(customer, id)).verification?.status),
    );
  expect(await statuses()).toEqual(['pending', 'pending', 'pending']);
  await advance(3);
  expect(await statuses()).toEqual(['unavailable', 'unverified', 'verified']);
  await expect(stripe.customers.createTaxId(customer, { type: 'pl_nip', value: '12' })).rejects.toMatchObject(
    {
      code: 'tax_id_invalid',
    },
  );
});

test('PAY-02 a refund gives back what was paid, once', async () => {
  const { stripe } = await directStripe();
  const { month } = await makeCatalog(stripe);
  const { id: customer } = await makePayer(stripe);
  await stripe.subscriptions.create({ customer, items: [{ price: month.id }] });
  const [intent] = (await stripe.paymentIntents.list({ customer })).data;
  const refund = { payment_intent: intent?.id ?? '' };
  const made = await stripe.refunds.create(refund);
  expect(made).toMatchObject({ amount: 4900, status: 'succeeded' });
  await stripe.refunds.update(made.id, { metadata: { told: 'yes' } });
  expect((await stripe.refunds.list(refund)).data).toMatchObject([{ metadata: { told: 'yes' } }]);
  await expect(stripe.refunds.create(refund)).rejects.toMatchObject({ code: 'charge_already_refunded' });
});

test('PAY-02 a subscription that is charged needs a card of its customer', async () => {
  const { stripe } = await directStripe();
  const { month } = await makeCatalog(stripe);
  const stranger = await makePayer(stripe);
  const { id: customer } = await stripe.customers.create({});
  const order = { customer, items: [{ price: month.id }] };
  await expect(stripe.subscriptions.create(order)).rejects.toMatchObject({ code: 'resource_missing' });
  await expect(
    stripe.subscriptions.create({ ...order, default_payment_method: stranger.card }),
  ).rejects.toMatchObject({ param: 'default_payment_method' });
});
