import { desc } from 'drizzle-orm';
import Stripe from 'stripe';
import { expect, test, vi } from 'vitest';
import { sandboxStripe } from '@pinfold/sandbox';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { startSelling } from '../../../testing/worlds/selling.ts';
import { billingEvents } from './billing-events.table.ts';
import { stripeEventsPath } from './intake.routes.ts';
import { ringForEvents } from './ring-for-events.job.ts';

type Selling = Awaited<ReturnType<typeof startSelling>>;

/** Sends an event as Stripe does; its signature is as old as said, in seconds of the real clock. */
async function ring(
  { app }: Selling,
  event: object,
  { secret = sandboxStripe.webhookSecret, age = 0 } = {},
): Promise<Response> {
  const payload = JSON.stringify({ object: 'event', livemode: false, ...event });
  const timestamp = Math.floor(Date.now() / 1000) - age;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return app.request(stripeEventsPath, {
    method: 'POST',
    body: payload,
    headers: { 'Stripe-Signature': signature },
  });
}

function about(customer: string, id = 'evt_1') {
  return { id, type: 'invoice.paid', data: { object: { object: 'invoice', customer } } };
}

function stored({ services }: Selling) {
  return services.database.queries.select().from(billingEvents).orderBy(desc(billingEvents.receivedAt));
}

test('PAY-02 an event rings for one sync of its company, however often it comes, and is marked then', async () => {
  const selling = await startSelling();
  await selling.buy();
  for (const id of ['evt_1', 'evt_1', 'evt_2', 'evt_1'])
    expect((await ring(selling, about(selling.customer, id))).status).toBe(200);
  expect(await selling.jobs.waiting('sync-billing')).toEqual([{ companyId: selling.companyId }]);
  expect(await stored(selling)).toMatchObject([{ processedAt: null }, { processedAt: null }]);
  await selling.jobs.runDue('sync-billing');
  expect((await selling.plan()).subscription?.status).toBe('active');
  for (const { processedAt } of await stored(selling)) expect(processedAt).not.toBeNull();
});

test('PAY-02 an event of a process that ended before it could ring, rings within two minutes', async () => {
  const selling = await startSelling();
  await selling.buy();
  const { jobs, clock } = selling;
  const enqueue = vi.spyOn(selling.services.jobs, 'enqueue').mockRejectedValueOnce(new Error('killed'));
  expect((await ring(selling, about(selling.customer))).status).toBe(500);
  enqueue.mockRestore();
  // Stripe sends it again, and it is there already.
  expect((await ring(selling, about(selling.customer))).status).toBe(200);
  await ringForEvents.run(selling.services, {}, { tries: 0, isLastTry: true });
  expect(await jobs.waiting('sync-billing')).toEqual([]);
  clock.advance(61);
  await ringForEvents.run(selling.services, {}, { tries: 0, isLastTry: true });
  expect(await jobs.waiting('sync-billing')).toEqual([{ companyId: selling.companyId }]);
});

test.each([
  ['by nobody we know', { secret: 'whsec_forged' }],
  ['long ago', { age: 600 }],
])('PAY-02 an event that was signed %s is refused, and leaves nothing', async (_who, signed) => {
  const selling = await startSelling();
  expect((await ring(selling, about(selling.customer), signed)).status).toBe(400);
  expect(await stored(selling)).toEqual([]);
  expect(await selling.jobs.waiting('sync-billing')).toEqual([]);
});

test('PAY-02 events about strangers, or of the other mode, are taken and marked', async () => {
  const selling = await startSelling();
  expect((await ring(selling, about('cus_stranger'))).status).toBe(200);
  expect((await ring(selling, { ...about(selling.customer, 'evt_2'), livemode: true })).status).toBe(200);
  const reasons = (await stored(selling)).map((one) => one.ignoredBecause);
  expect(reasons.toSorted()).toEqual(['other_livemode', 'unknown_customer']);
  expect(await selling.jobs.waiting('sync-billing')).toEqual([]);
});

test('PAY-02 a body larger than any event is refused before it is read', async () => {
  const selling = await startSelling();
  const response = await ring(selling, { ...about(selling.customer), padding: 'x'.repeat(600_000) });
  expect(response.status).toBe(413);
});

test('PAY-04 where nothing is sold, nothing rings', async () => {
  const { app } = await startTestApi({ config: { PINFOLD_BILLING: 'off' } });
  const response = await app.request(stripeEventsPath, { method: 'POST', body: '{}' });
  expect(response.status).toBe(404);
});
