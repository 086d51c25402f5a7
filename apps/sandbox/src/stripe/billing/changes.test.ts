import * as fc from 'fast-check';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { directStripe, makeCatalog, makePayer } from '../../testing/official-stripe.ts';

const day = 86_400;

/** A subscription of so many locations that has just been paid. */
async function startSubscription(quantity: number, tiersMode: 'graduated' | 'volume' = 'graduated') {
  const directed = await directStripe();
  const { stripe } = directed;
  const catalog = await makeCatalog(stripe, tiersMode);
  const { id: customer } = await makePayer(stripe);
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: catalog.month.id, quantity }],
    default_tax_rates: [catalog.vat.id],
  });
  return {
    ...directed,
    ...catalog,
    customer,
    id: subscription.id,
    item: subscription.items.data[0]?.id ?? '',
    invoices: async () => (await stripe.invoices.list({ customer, limit: 100 })).data,
  };
}

const sum = (invoices: Stripe.Invoice[]) => invoices.reduce((total, invoice) => total + invoice.total, 0);

test('PAY-01 in both tier modes a change is charged as its preview said, and never gives back more than was paid', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('graduated' as const, 'volume' as const),
      fc.integer({ min: 1, max: 12 }),
      fc.array(
        fc.record({ quantity: fc.integer({ min: 1, max: 12 }), days: fc.integer({ min: 0, max: 9 }) }),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
      async (mode, quantity, changes) => {
        const { stripe, advance, id, item, invoices, sandbox } = await startSubscription(quantity, mode);
        for (const change of changes) {
          if (change.days > 0) await advance(change.days * day);
          const proration_date = Math.floor(sandbox.now() / 1000);
          const details = {
            items: [{ id: item, quantity: change.quantity }],
            proration_behavior: 'always_invoice' as const,
            proration_date,
          };
          const preview = await stripe.invoices.createPreview({
            subscription: id,
            subscription_details: details,
          });
          const before = sum(await invoices());
          await stripe.subscriptions.update(id, details);
          const all = await invoices();
          expect(sum(all) - before).toBe(preview.lines.data.length === 0 ? 0 : preview.total);
          expect(sum(all)).toBeGreaterThanOrEqual(0);
        }
        await sandbox.close();
      },
    ),
    { numRuns: 12 },
  );
});

test('PAY-01 a smaller quantity without prorations costs nothing now, and less from the next period', async () => {
  const { stripe, advance, id, item, invoices } = await startSubscription(5);
  const details = { items: [{ id: item, quantity: 2 }], proration_behavior: 'none' as const };
  const preview = await stripe.invoices.createPreview({ subscription: id, subscription_details: details });
  expect(preview.subtotal).toBe(9800);
  await stripe.subscriptions.update(id, details);
  expect(await invoices()).toHaveLength(1);
  await advance(30 * day + 3660);
  expect((await invoices())[0]).toMatchObject({ status: 'paid', subtotal: 9800 });
});

test('PAY-01 prorations that are not invoiced at once wait for the next invoice', async () => {
  const { stripe, advance, id, item, invoices } = await startSubscription(2);
  await advance(15 * day);
  await stripe.subscriptions.update(id, { items: [{ id: item, quantity: 4 }] });
  const upcoming = await stripe.invoices.createPreview({ subscription: id });
  // Half of two locations, and four for the next month.
  expect(upcoming.subtotal).toBe(4900 + 19_600);
  await advance(15 * day + 3660);
  expect((await invoices())[0]).toMatchObject({ subtotal: upcoming.subtotal, total: upcoming.total });
});

test('PAY-01 another interval begins a new period now, and what was not used of the old one is credited', async () => {
  const { stripe, advance, sandbox, id, item, year } = await startSubscription(1);
  await advance(15 * day);
  const changed = await stripe.subscriptions.update(id, {
    items: [{ id: item, price: year.id }],
    proration_behavior: 'always_invoice',
    expand: ['latest_invoice'],
  });
  const now = Math.floor(sandbox.now() / 1000);
  expect(changed.items.data[0]).toMatchObject({ current_period_start: now, price: { id: year.id } });
  expect(changed.latest_invoice).toMatchObject({ status: 'paid', subtotal: 49_000 - 2450 });
});

test('what a change gives back beyond its charge is credit for the next invoice', async () => {
  const { stripe, advance, id, item, customer, invoices } = await startSubscription(4);
  await advance(15 * day);
  await stripe.subscriptions.update(id, {
    items: [{ id: item, quantity: 1 }],
    proration_behavior: 'always_invoice',
  });
  const retrieved = await stripe.customers.retrieve(customer);
  // Half of three locations at 49.00, and VAT.
  expect(retrieved).toMatchObject({ balance: -9041 });
  await advance(15 * day + 3660);
  expect((await invoices())[0]).toMatchObject({
    total: 6027,
    starting_balance: -9041,
    amount_due: 0,
    status: 'paid',
  });
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -3014 });
});

test('PAY-02 a payment beyond what remains is noted as overpaid', async () => {
  const { stripe, script, month } = await startSubscription(1);
  const { id: customer } = await stripe.customers.create({});
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: month.id }],
    collection_method: 'send_invoice',
  });
  const invoice = await stripe.invoices.finalizeInvoice(String(subscription.latest_invoice));
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    customer,
    success_url: 'https://panel.test/',
    line_items: [
      { quantity: 1, price_data: { currency: 'pln', unit_amount: 5000, product_data: { name: 'FV' } } },
    ],
  });
  await script('POST', `/stripe/sessions/${session.id}/payments`, { method: 'blik' });
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id);
  expect(await stripe.invoices.attachPayment(invoice.id, { payment_intent: String(intent) })).toMatchObject({
    status: 'paid',
    amount_paid: 4900,
    amount_overpaid: 100,
  });
});

test('a credit note gives back a part of a paid invoice, with its part of the tax', async () => {
  const { stripe, invoices } = await startSubscription(1);
  const [invoice] = await invoices();
  const note = await stripe.creditNotes.create({
    invoice: invoice?.id ?? '',
    amount: 1230,
    refund_amount: 1230,
  });
  expect(note).toMatchObject({
    total: 1230,
    subtotal: 1000,
    total_taxes: [{ amount: 230 }],
    refunds: [{ amount_refunded: 1230 }],
  });
  await expect(
    stripe.creditNotes.create({ invoice: invoice?.id ?? '', amount: 5000, refund_amount: 5000 }),
  ).rejects.toMatchObject({ param: 'amount' });
});

test('PAY-04 a sent invoice that nobody pays makes the subscription past due until it is void', async () => {
  const { stripe, advance, month } = await startSubscription(1);
  const { id: customer } = await stripe.customers.create({});
  const { id } = await stripe.subscriptions.create({
    customer,
    items: [{ price: month.id }],
    collection_method: 'send_invoice',
    days_until_due: 7,
  });
  const status = async () => (await stripe.subscriptions.retrieve(id)).status;
  await advance(7 * day);
  expect(await status()).toBe('active');
  await advance(3660);
  expect(await status()).toBe('past_due');
  const [open] = (await stripe.invoices.list({ subscription: id, status: 'open' })).data;
  await stripe.invoices.voidInvoice(open?.id ?? '');
  expect(await status()).toBe('active');
});
