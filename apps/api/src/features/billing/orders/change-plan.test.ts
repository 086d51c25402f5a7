import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listInvoices, payInvoice } from '@pinfold/contract/features/billing/invoices.endpoints';
import {
  confirmPayment,
  createOrder,
  type LatestPayment,
  type PricePreview,
} from '@pinfold/contract/features/billing/orders.endpoints';
import { cancelSubscription } from '@pinfold/contract/features/billing/subscription.endpoints';
import { atStripe, type Buyer, buy, orderOk, sessionOf, startBuyer } from '../../../testing/worlds/buyer.ts';
import { billingSubscriptions } from '../subscription/billing-subscriptions.table.ts';
import { billingOrders } from './billing-orders.table.ts';
import { readBasket } from './basket.ts';
import { holdOrder } from './hold-order.ts';

/** The subscription as we have it. */
async function held({ services }: Buyer) {
  return (await services.database.queries.select().from(billingSubscriptions))[0];
}

/** What Stripe says is renewed, and whether at all. */
async function renewed(buyer: Buyer) {
  const [subscription] = (await atStripe(buyer))?.subscriptions ?? [];
  const [item] = subscription?.items.data ?? [];
  return { quantity: item?.quantity, price: item?.price.id, ends: subscription?.cancel_at_period_end };
}

async function previewed(buyer: Buyer, wanted: Parameters<Buyer['preview']>[0]): Promise<PricePreview> {
  return (await buyer.preview(wanted)).body as PricePreview;
}

function comeBack({ ok, as }: Buyer, session: string): Promise<LatestPayment | null> {
  return ok(confirmPayment, { as, body: { session_id: session } });
}

test('PAY-03 an upgrade is charged at once in proportion, a downgrade counts from the next period', async () => {
  const buyer = await startBuyer();
  await buy(buyer);
  expect((await buyer.order()).problem?.code).toBe('no_changes');
  buyer.clock.advance(10 * 86_400);
  const preview = await previewed(buyer, { quantity: 5 });
  expect(preview).toMatchObject({ change: 'upgrade', renewal: { net: 44_500 } });
  expect(preview.amount_due).toBeGreaterThan(0);
  expect(preview.amount_due).toBeLessThan(preview.renewal.amount_due - 32_841);
  expect((await orderOk(buyer, { quantity: 5 })).status).toBe('success');
  expect(await held(buyer)).toMatchObject({ quantity: 5, entitledQuantity: 5 });
  const less = await previewed(buyer, { price: 'start_month_pln', quantity: 2 });
  expect(less).toMatchObject({ change: 'downgrade', amount_due: 0, renewal: { net: 9800 } });
  expect((await orderOk(buyer, { price: 'start_month_pln', quantity: 2 })).status).toBe('success');
  const entitled = { entitledPlanKey: 'standard', entitledQuantity: 5 };
  expect(await held(buyer)).toMatchObject({ planKey: 'start', quantity: 2, ...entitled });

  // What is paid for already costs nothing.
  const back = await previewed(buyer, { quantity: 5 });
  expect(back).toMatchObject({ change: 'downgrade', amount_due: 0, renewal: { net: 44_500 } });
  expect((await orderOk(buyer, { quantity: 5 })).status).toBe('success');
  expect(await held(buyer)).toMatchObject({ planKey: 'standard', quantity: 5, ...entitled });
  expect((await atStripe(buyer))?.invoices).toHaveLength(2);
});

test('PAY-03 a change that charges the stored card asks for a fresh log-in, and none that costs nothing', async () => {
  const buyer = await startBuyer();
  await buy(buyer);
  buyer.clock.advance(3600);
  const { as, newOrder, request } = buyer;
  const order = async (quantity: number) => {
    const headers = { 'Idempotency-Key': `stale-log-in-${quantity}` };
    return request(createOrder, { as, headers, body: await newOrder({ quantity }) });
  };
  expect((await order(5)).problem?.code).toBe('fresh_login_required');
  expect(await held(buyer)).toMatchObject({ quantity: 3 });
  expect((await order(2)).problem).toBeUndefined();
  expect((await orderOk(buyer, { quantity: 5 })).status).toBe('success');
});

test.each([
  ['from a year to a month', { price: 'standard_year_pln' }, { price: 'pro_month_pln' }],
  ['to a lower plan for more locations', { price: 'pro_year_pln' }, { price: 'start_year_pln', quantity: 9 }],
  [
    'to a higher plan for fewer locations',
    { price: 'start_year_pln' },
    { price: 'pro_year_pln', quantity: 1 },
  ],
  ['to a year of a lower plan', { price: 'pro_month_pln' }, { price: 'start_year_pln' }],
])('PAY-03 %s goes only after the period, and costs nothing now', async (_what, has, wanted) => {
  const buyer = await startBuyer();
  await buy(buyer, has);
  const preview = await previewed(buyer, wanted);
  expect(preview).toMatchObject({ change: 'after_period', amount_due: 0 });
  expect(preview.renewal.at).toBe((await held(buyer))?.periodEnd.toISOString());
  expect((await buyer.order(wanted)).problem?.code).toBe('change_after_period');
});

test('PAY-03 a change that nobody pays for is taken back, and another one counts by its own invoice', async () => {
  const buyer = await startBuyer();
  const { as, ok, services } = buyer;
  await buy(buyer, { method: 'quick' });
  const before = await renewed(buyer);
  // A price that is no longer sold is kept all the same.
  await services.stripe?.ask((client) => client.prices.update(before.price ?? '', { active: false }));
  const first = await orderOk(buyer, { price: 'pro_month_pln', quantity: 5 });
  expect((await orderOk(buyer, { price: 'pro_month_pln', quantity: 5 })).id).toBe(first.id);
  const [invoice] = (await ok(listInvoices, { as })).results;
  const page = { as, params: { id: invoice?.id ?? 0 }, body: { payment_method: 'quick' as const } };
  expect(await ok(payInvoice, page)).toEqual({ redirect_url: first.redirect_url });
  buyer.clock.advance(3600);
  expect(await comeBack(buyer, sessionOf(first))).toMatchObject({ status: 'failed' });
  expect(await renewed(buyer)).toEqual(before);
  expect((await atStripe(buyer))?.invoices.map(({ status }) => status)).toEqual(['void', 'paid']);
  expect(await held(buyer)).toMatchObject({ status: 'active', planKey: 'standard', entitledQuantity: 3 });
  await services.stripe?.ask((client) => client.prices.update(before.price ?? '', { active: true }));

  await orderOk(buyer, { quantity: 9 });
  // Its price was counted from nine.
  expect((await buyer.order({ quantity: 4 })).problem?.code).toBe('price_changed');
  const second = await orderOk(buyer, { quantity: 4 });
  expect((await held(buyer))?.entitledQuantity).toBe(3);
  await buyer.pay(sessionOf(second), { method: 'blik' });
  expect(await comeBack(buyer, sessionOf(second))).toMatchObject({ status: 'success' });
  expect(await held(buyer)).toMatchObject({ status: 'active', quantity: 4, entitledQuantity: 4 });
});

test('PAY-03 nothing is changed while an unpaid change could not be taken back', async () => {
  const buyer = await startBuyer();
  await buy(buyer, { method: 'quick' });
  const first = await orderOk(buyer, { quantity: 5 });
  await buyer.services.database.queries
    .update(billingOrders)
    .set({ status: 'expired' })
    .where(eq(billingOrders.id, first.id));
  expect((await buyer.order({ quantity: 6 })).problem?.code).toBe('invoice_unpaid');
  expect((await held(buyer))?.entitledQuantity).toBe(3);
});

test('PAY-03 a change for which no card pays leaves everything as it was', async () => {
  const buyer = await startBuyer();
  await buy(buyer);
  const before = await renewed(buyer);
  const { id } = (await atStripe(buyer))?.subscriptions[0] ?? {};
  await buyer.script('POST', '/stripe/failing-payments', { subscription: id, times: 10 });
  const order = await orderOk(buyer, { quantity: 5 });
  expect(order.status).toBe('pending');
  const page = (await atStripe(buyer))?.sessions.find(({ id: session }) => session === sessionOf(order));
  expect(page?.cancel_url).toMatch(/\/order-details$/);
  buyer.clock.advance(3600);
  expect(await comeBack(buyer, sessionOf(order))).toMatchObject({ status: 'failed' });
  expect(await renewed(buyer)).toEqual(before);
  expect((await atStripe(buyer))?.invoices.map(({ status }) => status)).toEqual(['void', 'paid']);
  expect(await held(buyer)).toMatchObject({ status: 'active', quantity: 3, entitledQuantity: 3 });
});

test('PAY-03 a cancelled subscription goes on once its change is paid, not before, and not after another cancellation', async () => {
  const buyer = await startBuyer();
  const { as, ok } = buyer;
  await buy(buyer, { method: 'quick' });
  await ok(cancelSubscription, { as });
  const given = await orderOk(buyer, { quantity: 5 });
  buyer.clock.advance(3600);
  await comeBack(buyer, sessionOf(given));
  expect((await renewed(buyer)).ends).toBe(true);
  const paid = await orderOk(buyer, { quantity: 5 });
  await buyer.pay(sessionOf(paid), { method: 'p24' });
  await comeBack(buyer, sessionOf(paid));
  expect((await renewed(buyer)).ends).toBe(false);
  const last = await orderOk(buyer, { quantity: 6 });
  buyer.clock.advance(60);
  await ok(cancelSubscription, { as });
  await buyer.pay(sessionOf(last), { method: 'p24' });
  await comeBack(buyer, sessionOf(last));
  expect(await renewed(buyer)).toMatchObject({ quantity: 6, ends: true });
});

test('PAY-02 what was bought since a price was counted is not bought a second time', async () => {
  const buyer = await startBuyer();
  const { as, companyId, services } = buyer;
  const items = [{ price: 'standard_month_pln', quantity: 4 }];
  const basket = await readBasket(services, companyId, { currency: 'pln', items, promotion_code: null });
  const preview = await previewed(buyer, { quantity: 4 });
  await buy(buyer);
  const by = { key: 'a-late-key', method: 'card', orderedBy: as.userId, language: 'en' } as const;
  await expect(holdOrder(services, { basket, preview, ...by })).rejects.toMatchObject({
    code: 'price_changed',
  });
});
