import { expect, test } from 'vitest';
import { directStripe, makeCatalog, officialStripe } from '../testing/official-stripe.ts';

test('a key that is not its own is refused', async () => {
  const directed = await directStripe();
  await expect(officialStripe(directed, 'sk_test_other').customers.list()).rejects.toMatchObject({
    statusCode: 401,
    type: 'StripeAuthenticationError',
  });
});

test('errors name the parameter: unknown, missing, of another type, or of nothing', async () => {
  const { stripe } = await directStripe();
  const unknown = { name: 'Lipa', nickname: 'L' };
  await expect(stripe.customers.create(unknown)).rejects.toMatchObject({
    statusCode: 400,
    code: 'parameter_unknown',
    param: 'nickname',
    requestId: expect.stringMatching(/^req_/),
  });
  await expect(
    stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: 'https://panel.test/',
      line_items: [{ quantity: 1.5, price: 'price_1' }],
    }),
  ).rejects.toMatchObject({ code: 'parameter_invalid_integer', param: 'line_items[0][quantity]' });
  await expect(stripe.products.create({ name: '' })).rejects.toMatchObject({
    code: 'parameter_invalid_empty',
  });
  await expect(stripe.prices.create({ currency: 'pln' })).rejects.toMatchObject({
    code: 'parameter_missing',
  });
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(
    stripe.subscriptions.create({ customer: 'cus_none', items: [{ price: 'p' }] }),
  ).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'customer',
  });
});

test('what a Session no longer takes is unknown', async () => {
  const { stripe } = await directStripe();
  const gone = { mode: 'setup' as const, success_url: 'https://panel.test/', payment_method_types: ['card'] };
  await expect(stripe.checkout.sessions.create(gone)).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'payment_method_types',
  });
});

test('an idempotency key gives its first answer again, and takes no other parameters', async () => {
  const { stripe, advance } = await directStripe();
  const create = (name: string) => stripe.customers.create({ name }, { idempotencyKey: 'customer-1' });
  const first = await create('Lipa');
  const second = await create('Lipa');
  expect(second).toEqual(first);
  expect(second.lastResponse.requestId).toBe(first.lastResponse.requestId);
  await expect(create('Sowa')).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  expect((await stripe.customers.list()).data).toHaveLength(1);
  await advance(25 * 3600);
  await stripe.customers.create({ name: 'Ziarno' });
  expect((await create('Sowa')).id).not.toBe(first.id);
});

test('of two calls with one key at the same time one is refused', async () => {
  const { stripe } = await directStripe();
  const create = () => stripe.customers.create({ name: 'Lipa' }, { idempotencyKey: 'customer-1' });
  const outcomes = await Promise.allSettled([create(), create()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(outcomes[1]).toMatchObject({ reason: { statusCode: 409, code: 'idempotency_key_in_use' } });
});

test('lists come in pages, the newest first, and the client pages by itself', async () => {
  const { stripe } = await directStripe();
  for (let number = 1; number <= 5; number += 1) await stripe.customers.create({ name: `Firma ${number}` });
  const page = await stripe.customers.list({ limit: 2 });
  expect(page).toMatchObject({ has_more: true, data: [{ name: 'Firma 5' }, { name: 'Firma 4' }] });
  const before = await stripe.customers.list({ limit: 2, ending_before: page.data[1]?.id ?? '' });
  expect(before).toMatchObject({ has_more: false, data: [{ name: 'Firma 5' }] });
  const names = [];
  for await (const { name } of stripe.customers.list({ limit: 2 })) names.push(name);
  expect(names).toEqual(['Firma 5', 'Firma 4', 'Firma 3', 'Firma 2', 'Firma 1']);
});

test('tiers are shown where they are expanded, and prices are found by their lookup keys', async () => {
  const { stripe } = await directStripe();
  const { month } = await makeCatalog(stripe);
  expect((await stripe.prices.retrieve(month.id)).tiers).toBeUndefined();
  const { data } = await stripe.prices.list({
    lookup_keys: ['standard_month_pln'],
    expand: ['data.tiers', 'data.product'],
  });
  expect(data).toMatchObject([
    {
      id: month.id,
      product: { name: 'Standard' },
      tiers: [{ up_to: 5, unit_amount: 4900 }, { up_to: null }],
    },
  ]);
  await expect(stripe.prices.retrieve(month.id, { expand: ['colour'] })).rejects.toMatchObject({
    statusCode: 400,
  });
  const product = String(month.product);
  const price = { product, currency: 'pln', unit_amount: 100, lookup_key: 'standard_month_pln' };
  await expect(stripe.prices.create(price)).rejects.toMatchObject({ code: 'resource_already_exists' });
  const heir = await stripe.prices.create({ ...price, transfer_lookup_key: true });
  expect(heir.lookup_key).toBe('standard_month_pln');
  expect((await stripe.prices.retrieve(month.id)).lookup_key).toBeNull();
});

test('a call that took effect and failed at Stripe fails again for its key; a lost answer is found by it', async () => {
  const { stripe, script } = await directStripe();
  const fault = { path: '/stripe/v1/customers', method: 'POST', apply: true };
  const create = (idempotencyKey: string) => stripe.customers.create({ name: 'Lipa' }, { idempotencyKey });
  await script('POST', '/faults', { ...fault, status: 500 });
  await expect(create('customer-1')).rejects.toMatchObject({ statusCode: 500 });
  await expect(create('customer-1')).rejects.toMatchObject({ statusCode: 500 });
  await script('POST', '/faults', { ...fault, status: 502 });
  await expect(create('customer-2')).rejects.toMatchObject({ statusCode: 502 });
  const { id } = await create('customer-2');
  expect((await stripe.customers.list()).data).toMatchObject([{ id }, { name: 'Lipa' }]);
});
