import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { directStripe, makeCatalog, makePayer } from '../testing/official-stripe.ts';

test('a restart finds subscriptions, invoices, idempotency keys and events that nobody has taken', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const before = await directStripe({ folder });
  const { month } = await makeCatalog(before.stripe);
  await before.stripe.webhookEndpoints.create({ url: 'https://panel.test/', enabled_events: ['*'] });
  await before.script('PUT', '/stripe/events', { delivery: 'hold' });
  const { id: customer } = await makePayer(before.stripe);
  await before.stripe.subscriptions.create({ customer, items: [{ price: month.id, quantity: 3 }] });
  await before.advance(40 * 86_400);
  const read = async ({ stripe, script }: typeof before) => ({
    subscriptions: (await stripe.subscriptions.list()).data,
    invoices: (await stripe.invoices.list({ expand: ['data.payments'] })).data,
    events: (await stripe.events.list({ limit: 100 })).data,
    script: (await script('GET', '/stripe/events')).body,
  });
  const create = ({ stripe }: typeof before) =>
    stripe.customers.create({ name: 'Sowa' }, { idempotencyKey: 'customer-1' });
  const { id } = await create(before);
  const kept = await read(before);
  await before.sandbox.close();

  const after = await directStripe({ folder });
  expect(await read(after)).toEqual(kept);
  expect((await create(after)).id).toBe(id);
});
