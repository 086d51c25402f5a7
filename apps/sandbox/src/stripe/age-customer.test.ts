import { expect, test } from 'vitest';
import { directStripe, makeCatalog, makePayer } from '../testing/official-stripe.ts';

const day = 86_400;

test('PAY-04 a customer who came months ago has paid since, and nobody else is older', async () => {
  const { stripe, script, sandbox } = await directStripe();
  const { month } = await makeCatalog(stripe);
  const subscribe = async () => {
    const { id: customer } = await makePayer(stripe);
    return stripe.subscriptions.create({ customer, items: [{ price: month.id, quantity: 2 }] });
  };
  const [old, other] = [await subscribe(), await subscribe()];
  const days = 115;
  await script('POST', `/stripe/customers/${String(old.customer)}/age`, { seconds: days * day });

  const { items, start_date: began } = await stripe.subscriptions.retrieve(old.id);
  expect(began).toBe(old.start_date - days * day);
  const { data } = await stripe.invoices.list({ subscription: old.id });
  expect(data.map(({ status, number }) => [status, number?.slice(-4)])).toEqual(
    ['0004', '0003', '0002', '0001'].map((number) => ['paid', number]),
  );
  const periods = data.toReversed().map(({ lines }) => lines.data[0]?.period);
  for (const [index, period] of periods.entries())
    expect(period?.end).toBe(periods[index + 1]?.start ?? items.data[0]?.current_period_end);
  const months = periods.map((period) => ((period?.end ?? 0) - (period?.start ?? 0)) / day);
  expect(months.every((length) => length >= 28 && length <= 31)).toBe(true);
  expect(items.data[0]?.current_period_end).toBeGreaterThan(sandbox.now() / 1000);
  expect(await stripe.subscriptions.retrieve(other.id)).toEqual(other);
  expect((await script('POST', '/stripe/customers/cus_none/age', { seconds: day })).status).toBe(404);
});
