import { memberTypes } from '@pinfold/contract/access/member-types';
import { expect, test } from 'vitest';
import { createTestClient } from '../create-test-client.ts';

const basket = (price: string, quantity: number, promotion_code: string | null = null) => ({
  currency: 'pln',
  items: [{ price, quantity }],
  promotion_code,
});
const standard = (quantity: number, code: string | null = null) =>
  basket('standard_month_pln', quantity, code);

test('PAY-02 a first order costs its tiers less the code, and counts once its buyer comes back', async () => {
  const { client, preview, order } = setUp();
  client.server.data.billing.subscription.subscription = null;
  expect(await preview(standard(60, 'LATO20'))).toMatchObject({
    net: 311_200,
    discount: 77_800,
    amount_due: 382_776,
    renewal: { net: 389_000, amount_due: 478_470 },
  });
  await expect(preview(standard(60, 'LATO20-ROK'))).rejects.toMatchObject({ code: 'promotion_code_invalid' });

  expect(await order(standard(60, 'LATO20'), 382_776)).toMatchObject({ id: 2, status: 'pending' });
  const { data: waiting } = await client.api.GET('/payments/latest/');
  expect(waiting).toMatchObject({ order_id: 2, status: 'pending', amount_due: 382_776 });
  const { data: paid } = await client.api.POST('/payments/after-payment/', {
    body: { session_id: 'cs_test_2' },
  });
  expect(paid).toMatchObject({ order_id: 2, status: 'success', redirect_url: null });
  const { data: now } = await client.api.GET('/payments/subscription/');
  expect(now).toMatchObject({ status: 'active', subscription: { quantity: 60, plan: 'standard' } });
});

test('PAY-02 refuses an order without the terms, at another price, or of what is had', async () => {
  const { preview, order } = setUp();
  const { amount_due: due, change } = await preview(standard(70));
  expect(change).toBe('upgrade');
  await expect(order(standard(70), due, false)).rejects.toMatchObject({ code: 'terms_not_accepted' });
  await expect(order(standard(70), due + 1)).rejects.toMatchObject({ code: 'price_changed' });
  await expect(order(standard(60), 0)).rejects.toMatchObject({ code: 'no_changes' });
  await expect(order(basket('start_month_pln', 60), 0)).rejects.toMatchObject({
    code: 'plan_limits_exceeded',
  });
});

test('PAY-03 a change that charges the stored card asks for a fresh log-in, a first order does not', async () => {
  const { client, preview, order } = setUp();
  const { billing, session } = client.server.data;
  session.freshLogin = { ...session.freshLogin, fresh_until: null };
  const { amount_due: due } = await preview(standard(70));
  await expect(order(standard(70), due)).rejects.toMatchObject({ code: 'fresh_login_required' });
  billing.subscription.subscription = null;
  const { amount_due: first } = await preview(standard(70));
  expect(await order(standard(70), first)).toMatchObject({ status: 'pending' });
});

test('PAY-03 a method that cannot pay in the currency is refused', async () => {
  const { client } = setUp();
  const [newest] = client.server.data.billing.invoices;
  if (!newest) throw new Error('the test company has invoices');
  client.server.data.billing.invoices = [
    { ...newest, status: 'open', amount_remaining: 100, currency: 'usd' },
  ];
  const pay = client.api.POST('/payments/invoices/{id}/pay/', {
    params: { path: { id: newest.id } },
    body: { payment_method: 'quick' },
  });
  await expect(pay).rejects.toMatchObject({ code: 'payment_method_unavailable' });
});

test('PAY-03 a smaller plan is ordered at once, and what was paid for stays until the period ends', async () => {
  const { client, order } = setUp();
  expect(await order(standard(50), 0)).toMatchObject({ status: 'success', redirect_url: null });
  const { data } = await client.api.GET('/payments/subscription/');
  expect(data?.subscription).toMatchObject({ quantity: 50, entitled_quantity: 60 });
});

test('PAY-03 a voucher works once, and not beside a subscription', async () => {
  const { client } = setUp();
  const redeem = (number: string) => client.api.POST('/subscription/voucher/', { body: { number } });
  const number = 'K4WA-2026-LATO-0001';
  await expect(redeem('0000-0000-0000-0000')).rejects.toMatchObject({ code: 'voucher_invalid' });
  await expect(redeem(number)).rejects.toMatchObject({ code: 'subscription_running' });
  const { billing } = client.server.data;
  billing.subscription = { ...billing.subscription, status: 'trial', subscription: null };
  expect((await redeem(number)).data).toMatchObject({ plan_name: 'Pro' });
  expect(client.server.data.company.plan_restrictions.name).toBe('Pro');
  await expect(redeem(number)).rejects.toMatchObject({ code: 'voucher_invalid' });
});

test('PAY-04 operators grant a plan as it is sold, and close a company whatever it has', async () => {
  const { client } = setUp();
  const { billing, company } = client.server.data;
  const params = { path: { id: company.id } };
  const grant = (plan: string) =>
    client.api.POST('/operator/companies/{id}/plan/', {
      params,
      body: { operator: 'Ola', reason: '', plan, quantity: 70, expires_at: null },
    });
  const suspend = (is_suspended: boolean) =>
    client.api.PUT('/operator/companies/{id}/suspension/', {
      params,
      body: { operator: 'Ola', reason: '', is_suspended },
    });
  await expect(grant('pro')).rejects.toMatchObject({ code: 'subscription_running' });
  await expect(grant('gold')).rejects.toMatchObject({ code: 'invalid_request' });
  billing.subscription = { ...billing.subscription, status: 'expired', subscription: null };
  expect((await grant('pro')).data).toMatchObject({ plan_name: 'Pro', plan_limits: { max_facilities: 70 } });
  await suspend(true);
  expect((await client.api.GET('/payments/subscription/')).data?.status).toBe('suspended');
  await suspend(false);
  expect((await client.api.GET('/payments/subscription/')).data?.status).toBe('active');
  expect((await client.api.GET('/user/')).data?.company_subscription).toEqual({
    plan_name: 'Pro',
    expires_at: null,
    closes_at: null,
    voucher_number: null,
  });
});

test('PAY-03 categories of the model count towards the limit of the plan', async () => {
  const { client } = setUp();
  const { data } = await client.api.GET('/companies/current/usage/');
  const found = data?.limits.find(({ limit }) => limit === 'max_ai_categorization_categories');
  expect(found?.used).toBe(2);
});

function setUp() {
  const client = createTestClient({ data: { memberType: memberTypes.owner } });
  type Basket = ReturnType<typeof basket>;
  const preview = async (body: Basket) =>
    required((await client.api.POST('/payments/price-preview/', { body })).data);
  const order = async (ordered: Basket, due: number, accepted_terms = true) => {
    const body = {
      ...ordered,
      payment_method: 'card' as const,
      expected_amount_due: due,
      accepted_terms,
    };
    const header = { 'idempotency-key': crypto.randomUUID() };
    return required((await client.api.POST('/payments/orders/', { body, params: { header } })).data);
  };
  return { client, preview, order };
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the API answers');
  return value;
}
