import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { sandboxStripe } from '@pinfold/sandbox';
import { sized } from '../../../testing/test-size.ts';
import { startSelling } from '../../../testing/worlds/selling.ts';
import { companies } from '../../company/company.table.ts';
import { billingCustomers } from '../customers/billing-customers.table.ts';
import { billingSubscriptions } from '../subscription/billing-subscriptions.table.ts';
import { compareBilling } from '../sync/compare-billing.job.ts';
import { stripeEventsPath } from './intake.routes.ts';

type Selling = Awaited<ReturnType<typeof startSelling>>;

const customers = sized(3, 1000);
const changesEach = sized(3, 6);

const changes = ['more', 'fewer', 'cancel later', 'resume', 'cancel now'] as const;
type Change = (typeof changes)[number];

test(
  'PAY-02 events that come shuffled, up to three times or never end where Stripe is: one subscription, nobody locked out',
  { timeout: sized(120_000, 3_600_000) },
  async () => {
    const selling = await startSelling({ STRIPE_CALLS_PER_MINUTE: '1000000' });
    const lives = draw(
      fc.array(fc.constantFrom(...changes), { minLength: changesEach, maxLength: changesEach }),
    );
    const bought: string[] = [];
    for (const life of lives) bought.push(await liveThrough(selling, life));
    const events = await eventsOf(selling);
    const fates = draw(
      fc.record({ order: fc.nat(), copies: fc.constantFrom(1, 2, 3), lost: fc.nat(19) }),
      events.length,
    );
    const arriving = events
      .flatMap((event, index) => {
        const { order = 0, copies = 1, lost = 1 } = fates[index] ?? {};
        return Array.from({ length: lost === 0 ? 0 : copies }, (_, copy) => ({
          event,
          at: order ^ (copy * 7919),
        }));
      })
      .toSorted((a, b) => a.at - b.at);
    expect(arriving.length).toBeGreaterThan(events.length);
    for (const [index, { event }] of arriving.entries()) {
      await ring(selling, event);
      if (index % (5 * customers) === 0) await selling.jobs.runDue('sync-billing');
    }
    await selling.jobs.runDue('sync-billing');
    await compareAfterADay(selling);
    for (const customer of bought) await expectAgreement(selling, customer);
  },
);

function draw<Value>(values: fc.Arbitrary<Value>, count = customers): Value[] {
  return fc.sample(values, { numRuns: count, seed: fc.readConfigureGlobal()?.seed ?? 1 });
}

/** A company that buys ten locations and then changes its mind several times. Returns its customer at Stripe. */
async function liveThrough({ stripe, make, services, price, vat }: Selling, life: Change[]): Promise<string> {
  const companyId = await make.company({ planIsFreeTrial: true });
  const customer = await stripe.ask(async (client) => {
    const { id } = await client.customers.create({ name: `Firma ${companyId}` });
    const card = await client.paymentMethods.attach('pm_card_visa', { customer: id });
    const bought = await client.subscriptions.create({
      customer: id,
      items: [{ price, quantity: 10 }],
      default_tax_rates: [vat],
      default_payment_method: card.id,
    });
    for (const change of life) await applyChange(client, bought.id, change);
    return id;
  });
  await services.database.queries.insert(billingCustomers).values({ companyId, stripeCustomerId: customer });
  return customer;
}

async function applyChange(client: Stripe, id: string, change: Change): Promise<void> {
  const { status, items } = await client.subscriptions.retrieve(id);
  const [item] = items.data;
  if (status === 'canceled' || !item) return;
  const quantity = item.quantity ?? 1;
  if (change === 'cancel now') await client.subscriptions.cancel(id);
  else if (change === 'more')
    await client.subscriptions.update(id, {
      items: [{ id: item.id, quantity: quantity + 5 }],
      proration_behavior: 'always_invoice',
    });
  else if (change === 'fewer')
    await client.subscriptions.update(id, {
      items: [{ id: item.id, quantity: Math.max(1, quantity - 3) }],
      proration_behavior: 'none',
    });
  else await client.subscriptions.update(id, { cancel_at_period_end: change === 'cancel later' });
}

function eventsOf({ stripe }: Selling): Promise<Stripe.Event[]> {
  return stripe.ask(async (client) => {
    const found: Stripe.Event[] = [];
    for await (const event of client.events.list({ limit: 100 })) found.push(event);
    return found;
  });
}

async function ring({ app }: Selling, event: Stripe.Event): Promise<void> {
  const payload = JSON.stringify(event);
  const secret = sandboxStripe.webhookSecret;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const headers = { 'Stripe-Signature': signature };
  expect((await app.request(stripeEventsPath, { method: 'POST', body: payload, headers })).status).toBe(200);
}

/** Whose events were all lost is found by the comparison of those that nobody has synced for a day. */
async function compareAfterADay({ services, jobs, clock }: Selling): Promise<void> {
  clock.advance(86_401);
  await compareBilling.run(services, {}, { tries: 0, isLastTry: false });
  await jobs.settle();
}

async function expectAgreement({ stripe, services }: Selling, customer: string): Promise<void> {
  const [atStripe, ...others] = await stripe.ask(
    async (client) => (await client.subscriptions.list({ customer, status: 'all' })).data,
  );
  expect(others).toEqual([]);
  const [ours] = await services.database.queries
    .select({ subscription: billingSubscriptions, company: companies })
    .from(billingCustomers)
    .innerJoin(companies, eq(companies.id, billingCustomers.companyId))
    .innerJoin(billingSubscriptions, eq(billingSubscriptions.companyId, companies.id))
    .where(eq(billingCustomers.stripeCustomerId, customer));
  const [item] = atStripe?.items.data ?? [];
  const runs = atStripe?.status === 'active';
  expect(ours?.subscription).toMatchObject({
    stripeSubscriptionId: atStripe?.id,
    stripeStatus: atStripe?.status,
    quantity: item?.quantity,
    cancelAtPeriodEnd: atStripe?.cancel_at_period_end,
    status: runs ? 'active' : 'expired',
  });
  expect(ours?.company.isPaying).toBe(runs);
  expect((ours?.company.planExpiresAt ?? 0) > services.now()).toBe(runs);
}
