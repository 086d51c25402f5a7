import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  exportInvoices,
  getInvoice,
  getInvoiceFile,
  listInvoices,
  payInvoice,
} from '@pinfold/contract/features/billing/invoices.endpoints';
import {
  cancelSubscription,
  getSubscription,
  replaceCard,
  resumeSubscription,
} from '@pinfold/contract/features/billing/subscription.endpoints';
import { getLatestPayment } from '@pinfold/contract/features/billing/orders.endpoints';
import { getUser } from '@pinfold/contract/features/session/account.endpoints';
import { countTry } from '../../../limits/throttle.ts';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { startSelling } from '../../../testing/worlds/selling.ts';
import { billingInvoices } from '../invoices/billing-invoices.table.ts';
import { suspend } from '../operators/operator-changes.service.ts';
import { billingSubscriptions } from './billing-subscriptions.table.ts';

const seller = {
  tax_id: '9991001010',
  name: 'Pinfold sp. z o.o.',
  street: 'Józefa',
  house_number: '9/3',
  postal_code: '31-056',
  city: 'Kraków',
  country: 'PL',
  email: 'operator@pinfold.test',
};

test('PAY-04 a subscription is cancelled for the end of its period, and resumed until then', async () => {
  const selling = await startSelling();
  const { as, ok } = selling;
  expect(await ok(getSubscription, { as })).toMatchObject({ status: 'trial', subscription: null });
  expect(await ok(cancelSubscription, { as })).toMatchObject({ status: 'trial' });
  await selling.buy();
  await selling.sync();
  expect(await ok(getSubscription, { as })).toMatchObject({
    status: 'active',
    plan_name: 'Standard',
    subscription: { price: 'standard_month_pln', quantity: 10, ends_at_period_end: false },
  });
  const cancelled = await ok(cancelSubscription, { as });
  expect(cancelled.subscription?.ends_at_period_end).toBe(true);
  expect((await selling.plan()).company?.planExpiresAt?.toISOString()).toBe(cancelled.ends_at);
  expect((await ok(resumeSubscription, { as })).subscription?.ends_at_period_end).toBe(false);
  await ok(cancelSubscription, { as });
  selling.clock.advance(32 * 86_400);
  await selling.sync();
  const later = { ...as, token: await selling.make.token(as.userId) };
  expect(await ok(getSubscription, { as: later })).toMatchObject({ status: 'expired', subscription: null });
  expect((await selling.plan()).company).toMatchObject({ hasBillingSubscription: false, isPaying: false });
});

test('PAY-04 a refund that Stripe refuses keeps nobody from their subscription', async () => {
  const selling = await startSelling();
  const { as, ok } = selling;
  await selling.buy();
  await selling.sync();
  selling.clock.advance(60);
  await selling.buy();
  await selling.script('POST', '/faults', {
    method: 'POST',
    path: '/stripe/v1/refunds',
    status: 400,
    times: 9,
  });
  await expect(selling.sync()).rejects.toThrow('400');
  expect((await ok(cancelSubscription, { as })).subscription?.ends_at_period_end).toBe(true);
});

test('PAY-04 every member hears until when an overdue invoice has to be paid', async () => {
  const selling = await startSelling();
  const { companyId, make, ok, services } = selling;
  await selling.buy();
  await selling.sync();
  const colleague = await make.member(companyId, { type: memberTypes.manager });
  const heard = async () => (await ok(getUser, { as: colleague })).company_subscription?.closes_at;
  expect(await heard()).toBeNull();
  const pastDueSince = new Date('2031-03-01T12:00:00Z');
  const { queries } = services.database;
  await queries.update(billingSubscriptions).set({ status: 'past_due', pastDueSince });
  expect(await heard()).toBe('2031-03-15T12:00:00.000Z');
  await queries.update(billingSubscriptions).set({ status: 'suspended' });
  expect(await heard()).toBeNull();
});

describe('PAY-02 pages', () => {
  test('an open invoice is paid on one page, however often it is asked for', async () => {
    const selling = await startSelling();
    const { as, ok, request } = selling;
    await selling.order();
    await selling.sync();
    const [invoice] = (await ok(listInvoices, { as })).results;
    const pay = { as, params: { id: invoice?.id ?? 0 }, body: { payment_method: 'quick' as const } };
    const first = await ok(payInvoice, pay);
    expect(await ok(payInvoice, pay)).toEqual(first);
    await selling.pay(first.redirect_url.split('/').at(-1)?.split('?')[0] ?? '');
    await selling.sync();
    expect(await ok(getSubscription, { as })).toMatchObject({ status: 'active' });
    expect((await request(payInvoice, pay)).problem?.code).toBe('nothing_to_pay');
  });

  test('none is offered to a company that an operator has closed', async () => {
    const selling = await startSelling();
    const { as, companyId, ok, request, services } = selling;
    await selling.order();
    await selling.sync();
    const [invoice] = (await ok(listInvoices, { as })).results;
    const pay = { as, params: { id: invoice?.id ?? 0 }, body: { payment_method: 'quick' as const } };
    const { redirect_url: url } = await ok(payInvoice, pay);
    expect(await ok(getLatestPayment, { as })).toMatchObject({ redirect_url: url });
    await suspend(services, companyId, { operator: 'Ola', reason: '', is_suspended: true });
    expect((await request(payInvoice, pay)).problem?.code).toBe('unpaid_subscription');
    expect(await ok(getLatestPayment, { as })).toMatchObject({ redirect_url: null });
  });

  test('another card is saved on one, and the subscription uses it', async () => {
    const selling = await startSelling();
    const { as, ok } = selling;
    await selling.buy();
    await selling.sync();
    const { redirect_url: url } = await ok(replaceCard, { as });
    await selling.pay(url.split('/').at(-1)?.split('?')[0] ?? '', { card: '5555555555554444' });
    await selling.sync();
    expect((await ok(getSubscription, { as })).subscription?.card).toMatchObject({ last4: '4444' });
  });
});

test('PAY-01 an invoice is listed with both parties as they were, and is a file to keep', async () => {
  const selling = await startSelling({ PINFOLD_BILLING_SELLER: JSON.stringify(seller) });
  const { as, ok } = selling;
  await selling.buy();
  await selling.sync();
  const { count, results } = await ok(listInvoices, { as });
  expect(count).toBe(1);
  expect(results[0]).toMatchObject({ status: 'paid', net: 89_000, tax: 20_470, total: 109_470 });
  const params = { id: results[0]?.id ?? 0 };
  const details = await ok(getInvoice, { as, params });
  expect(details).toMatchObject({ seller, buyer: { name: 'Kawiarnia Lipa' } });
  expect(details.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(89_000);
  const page = await ok(getInvoiceFile, { as, params });
  expect(page.content).toContain('Kawiarnia Lipa');
  const books = await ok(getInvoiceFile, { as, params, query: { type: 'xml' } });
  expect(books).toMatchObject({ content_type: 'application/xml' });
  expect(books.content).toContain('<P_15>1094.70</P_15>');
  // In Poland the next day has begun.
  const issuedAt = new Date('2031-03-01T23:30:00Z');
  await selling.services.database.queries.update(billingInvoices).set({ issuedAt });
  const csv = await ok(exportInvoices, { as });
  expect(csv.content).toContain('890;204,7;1094,7');
  expect(csv.content).toContain('2031-03-02');
});

test('PAY-01 an invoice of another company is not there', async () => {
  const selling = await startSelling();
  await selling.buy();
  await selling.sync();
  const [invoice] = (await selling.ok(listInvoices, { as: selling.as })).results;
  const other = await selling.make.member(await selling.make.company(), { type: memberTypes.owner });
  const { problem } = await selling.request(getInvoice, { as: other, params: { id: invoice?.id ?? 0 } });
  expect(problem?.code).toBe('not_found');
});

test('PAY-02 one company asks Stripe sixty times a minute at most', async () => {
  const { make, request, services } = await startTestApi({ isClockStill: true });
  const as = await make.member(await make.company(), { type: memberTypes.owner });
  for (let asked = 0; asked < 60; asked += 1)
    await countTry(services, { purpose: 'payment', account: String(as.companyId) });
  for (const endpoint of [cancelSubscription, resumeSubscription, replaceCard])
    expect((await request(endpoint, { as })).problem?.code).toBe('too_many_attempts');
  const other = await make.member(await make.company(), { type: memberTypes.owner });
  expect((await request(cancelSubscription, { as: other })).status).toBe(200);
});

test('PAY-04 where nothing is sold, there is no subscription and no invoice', async () => {
  const { make, request } = await startTestApi({ config: { PINFOLD_BILLING: 'off' } });
  const as = await make.member(await make.company(), { type: memberTypes.owner });
  for (const endpoint of [getSubscription, cancelSubscription, replaceCard, listInvoices, exportInvoices])
    expect((await request(endpoint, { as })).problem?.code).toBe('not_found');
});
