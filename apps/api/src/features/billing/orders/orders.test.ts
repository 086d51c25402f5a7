import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tieredAmount } from '@pinfold/contract/features/billing/tiered-amount';
import {
  confirmPayment,
  createOrder,
  getLatestPayment,
  type Order,
  type PricePreview,
} from '@pinfold/contract/features/billing/orders.endpoints';
import { listPlans } from '@pinfold/contract/features/billing/plans.endpoints';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { atStripe, buy, orderOk, sessionOf, startBuyer } from '../../../testing/worlds/buyer.ts';
import { billingCustomers } from '../customers/billing-customers.table.ts';
import { billingSubscriptions } from '../subscription/billing-subscriptions.table.ts';
import { billingOrders } from './billing-orders.table.ts';
import { endOrders } from './end-orders.job.ts';

test('PAY-01 the label of each plan is what the preview charges, at each boundary of both kinds of tiers', async () => {
  const buyer = await startBuyer();
  const { plans } = await buyer.ok(listPlans, { as: buyer.as });
  expect(plans.map(({ key, rank }) => [key, rank])).toEqual([
    ['start', 1],
    ['standard', 2],
    ['pro', 3],
  ]);
  const prices = plans.flatMap((plan) => plan.prices);
  expect(new Set(prices.map(({ tiers_mode: mode }) => mode))).toEqual(new Set(['graduated', 'volume']));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...prices),
      fc.constantFrom(1, 5, 6, 10, 11, 20, 21, 37),
      async (price, quantity) => {
        const { body } = await buyer.preview({ price: price.price_id, quantity });
        expect((body as PricePreview).net).toBe(Number(tieredAmount(price, quantity)));
      },
    ),
    { numRuns: 12 },
  );
});

test('PAY-01 a Polish business pays VAT, one elsewhere in the EU accounts for it', async () => {
  const buyer = await startBuyer();
  const polish = (await buyer.preview()).body as PricePreview;
  expect(polish).toMatchObject({ net: 26_700, tax: 6141, amount_due: 32_841, change: null });
  expect(polish.renewal).toMatchObject({ amount_due: 32_841 });
  await buyer.services.database.queries
    .update(billingCustomers)
    .set({ country: 'DE', taxId: 'DE123456789', taxStatus: 'verified' });
  const german = (await buyer.preview()).body as PricePreview;
  expect(german).toMatchObject({ net: 26_700, tax: 0, amount_due: 26_700 });
  expect(german.lines[0]?.tax_percent).toBeNull();
});

test('PAY-01 a changed price is not charged, and a choice without terms or a buyer is refused', async () => {
  const buyer = await startBuyer();
  const { as } = buyer;
  const headers = { 'Idempotency-Key': 'order-key-0' };
  const body = {
    currency: 'pln',
    items: [{ price: 'standard_month_pln', quantity: 3 }],
    promotion_code: null,
    payment_method: 'card' as const,
    expected_amount_due: 1,
    accepted_terms: true,
  };
  const codeOf = async (change: Partial<typeof body>) =>
    (await buyer.request(createOrder, { as, headers, body: { ...body, ...change } })).problem?.code;
  expect(await codeOf({})).toBe('price_changed');
  expect(await codeOf({ accepted_terms: false })).toBe('terms_not_accepted');
  expect(await codeOf({ currency: 'eur' })).toBe('price_unknown');
  await buyer.services.database.queries.update(billingCustomers).set({ taxStatus: 'unverified' });
  expect(await codeOf({})).toBe('tax_number_unverified');
  await buyer.services.database.queries.delete(billingCustomers);
  expect(await codeOf({})).toBe('invoice_data_missing');
});

test('PAY-02 a card pays once, and the plan is the company’s', async () => {
  const buyer = await startBuyer();
  const order = await orderOk(buyer);
  expect(order.status).toBe('pending');
  expect(await buyer.ok(getLatestPayment, { as: buyer.as })).toMatchObject({
    status: 'pending',
    redirect_url: order.redirect_url,
  });
  await buyer.pay(sessionOf(order));
  const body = { session_id: sessionOf(order) };
  expect(await buyer.ok(confirmPayment, { as: buyer.as, body })).toMatchObject({
    status: 'success',
    amount_due: 32_841,
    redirect_url: null,
  });
  const [subscription] = await buyer.services.database.queries.select().from(billingSubscriptions);
  expect(subscription).toMatchObject({ status: 'active', planKey: 'standard', quantity: 3, method: 'card' });
  const stranger = await buyer.make.member(await buyer.make.company(), { type: memberTypes.owner });
  expect((await buyer.request(confirmPayment, { as: stranger, body })).problem?.code).toBe('not_found');
});

test('PAY-02 BLIK pays an invoice, one after a refusal, and nothing before', async () => {
  const buyer = await startBuyer();
  const order = await orderOk(buyer, { method: 'quick' });
  const body = { session_id: sessionOf(order) };
  await buyer.pay(sessionOf(order), { method: 'blik', outcome: 'declined' });
  expect(await buyer.ok(confirmPayment, { as: buyer.as, body })).toMatchObject({
    status: 'failed',
    failure: 'authorisation',
    redirect_url: order.redirect_url,
  });
  expect(await buyer.services.database.queries.select().from(billingSubscriptions)).toEqual([]);
  await buyer.pay(sessionOf(order), { method: 'p24' });
  expect(await buyer.ok(confirmPayment, { as: buyer.as, body })).toMatchObject({ status: 'success' });
  const found = await atStripe(buyer);
  expect(found?.invoices.map(({ status }) => status)).toEqual(['paid']);
  expect(found?.subscriptions.map(({ status }) => status)).toEqual(['active']);
});

test.each([
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000002', null],
])(
  'PAY-02 a first payment by the card %s has failed, and its page takes another one',
  async (card, failure) => {
    const buyer = await startBuyer();
    const order = await orderOk(buyer);
    const body = { session_id: sessionOf(order) };
    await buyer.pay(sessionOf(order), { card });
    expect(await buyer.ok(confirmPayment, { as: buyer.as, body })).toMatchObject({
      status: 'failed',
      failure,
      redirect_url: order.redirect_url,
    });
    await buyer.pay(sessionOf(order));
    expect(await buyer.ok(confirmPayment, { as: buyer.as, body })).toMatchObject({ status: 'success' });
  },
);

test('PAY-02 a page whose time is over is not offered, before Stripe says so', async () => {
  const buyer = await startBuyer();
  const order = await orderOk(buyer, { key: 'the-same-key' });
  expect(order.redirect_url).not.toBeNull();
  const body = await buyer.newOrder({});
  buyer.clock.advance(32 * 60);
  expect(await buyer.ok(getLatestPayment, { as: buyer.as })).toMatchObject({
    status: 'pending',
    redirect_url: null,
  });
  const headers = { 'Idempotency-Key': 'the-same-key' };
  expect(await buyer.ok(createOrder, { as: buyer.as, headers, body })).toMatchObject({
    status: 'failed',
    redirect_url: null,
  });
});

test('PAY-02 a double click and two tabs are one order, and the same key never another', async () => {
  const buyer = await startBuyer();
  const [once, twice, otherTab] = await Promise.all([
    buyer.order({ key: 'the-same-key' }),
    buyer.order({ key: 'the-same-key' }),
    buyer.order({ key: 'another-key' }),
  ]);
  const again = await orderOk(buyer, { key: 'the-same-key' });
  for (const { body, problem } of [once, twice, otherTab])
    // Whoever comes while the page is made may be asked to wait.
    if (problem) expect(problem.code).toBe('order_in_progress');
    else expect((body as Order).id).toBe(again.id);
  expect((await atStripe(buyer))?.sessions).toHaveLength(1);
  // Of the two keys, the one that came first is the order's.
  const [held] = await buyer.services.database.queries.select().from(billingOrders);
  const { problem } = await buyer.order({ key: held?.key ?? '', quantity: 4 });
  expect(problem?.errors).toEqual([
    { path: 'headers.idempotency-key', message: 'was used for another order' },
  ]);
});

test('PAY-02 another choice closes the page of the first, and what was paid meanwhile is changed, not bought again', async () => {
  const buyer = await startBuyer();
  const first = await orderOk(buyer, { method: 'quick' });
  const second = await orderOk(buyer, { quantity: 4 });
  const found = await atStripe(buyer);
  expect(found?.sessions.map(({ status }) => status).toSorted()).toEqual(['expired', 'open']);
  expect(found?.subscriptions.map(({ status }) => status)).toEqual(['canceled']);
  expect(found?.invoices.map(({ status }) => status)).toEqual(['void']);
  await buyer.pay(sessionOf(second));
  expect((await buyer.order({ quantity: 5 })).problem?.code).toBe('price_changed');
  expect(((await buyer.preview({ quantity: 5 })).body as PricePreview).change).toBe('upgrade');
  expect(first.id).not.toBe(second.id);
});

test('PAY-03 what does not fit into a plan blocks it, each limit with its number', async () => {
  const buyer = await startBuyer();
  for (let number = 0; number < 4; number += 1) await buyer.make.location(buyer.companyId);
  const { problem } = await buyer.order({ quantity: 3 });
  expect(problem).toMatchObject({ code: 'plan_limits_exceeded', status: 409 });
  expect(problem?.errors).toEqual([
    { path: 'max_facilities', message: 'lokalizacje: 4, a plan pozwala na 3' },
  ]);
  expect((await buyer.order({ quantity: 4 })).problem).toBeUndefined();
});

test.each(['card', 'quick'] as const)(
  'PAY-02 an order that a crash left behind is ended, and the next one is paid once (%s)',
  async (method) => {
    const buyer = await startBuyer();
    const { queries } = buyer.services.database;
    await orderOk(buyer, { method });
    // As after a kill between Stripe's answer and ours, or before either.
    const lost = {
      status: 'creating',
      stripeSessionId: null,
      stripeSubscriptionId: null,
      stripeInvoiceId: null,
    } as const;
    await queries.update(billingOrders).set({ ...lost, url: null });
    buyer.clock.advance(300);
    await buyer.services.jobs.enqueue(queries, endOrders, [{ payload: {} }]);
    await buyer.jobs.runDue();
    const [found] = await queries.select().from(billingOrders);
    expect(found?.status).toBe('open');
    await buy(buyer, { quantity: 4 });
    const stripe = await atStripe(buyer);
    expect(stripe?.subscriptions.filter(({ status }) => status === 'active')).toHaveLength(1);
    expect(stripe?.intents.filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  },
);

test.each(['card', 'quick'] as const)(
  'PAY-02 killed after any of its calls to Stripe, an order that is sent again has one page (%s)',
  async (method) => {
    const buyer = await startBuyer();
    const { as, services } = buyer;
    const whole = services.stripe;
    if (!whole) throw new Error('plans are sold here');
    let wasKilled = true;
    let open: Order | undefined;
    for (let step = 1; wasKilled; step += 1) {
      const headers = { 'Idempotency-Key': `killed-at-${step}` };
      const body = await buyer.newOrder({ method, quantity: step });
      let left = step;
      services.stripe = {
        ...whole,
        async ask(calls) {
          const answer = await whole.ask(calls);
          left -= 1;
          if (left === 0) throw new Error('killed');
          return answer;
        },
      };
      await buyer.request(createOrder, { as, headers, body });
      wasKilled = left <= 0;
      services.stripe = whole;
      buyer.clock.advance(90);
      open = await buyer.ok(createOrder, { as, headers, body });
      const found = await atStripe(buyer);
      expect(found?.sessions.filter(({ status }) => status === 'open')).toHaveLength(1);
      const begun = found?.subscriptions.filter(({ status }) => status !== 'canceled');
      expect(begun).toHaveLength(method === 'quick' ? 1 : 0);
    }
    if (open) await buyer.pay(sessionOf(open), { method: method === 'quick' ? 'p24' : 'card' });
    const found = await atStripe(buyer);
    expect(found?.subscriptions.filter(({ status }) => status === 'active')).toHaveLength(1);
    expect(found?.intents.filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  },
);
