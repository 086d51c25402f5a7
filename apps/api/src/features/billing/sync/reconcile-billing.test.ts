import { expect, test } from 'vitest';
import { startSelling } from '../../../testing/worlds/selling.ts';
import { replayEvents } from '../intake/replay-events.ts';
import { reconcileBilling } from './reconcile-billing.job.ts';

const day = 86_400;

type Selling = Awaited<ReturnType<typeof startSelling>>;

async function reconcile({ services, jobs }: Selling): Promise<void> {
  await reconcileBilling.run(services, {}, { tries: 0, isLastTry: false });
  await jobs.runDue();
}

test('PAY-04 a renewal is known within the hour without a single event', async () => {
  const selling = await startSelling();
  await selling.buy();
  await selling.sync();
  const first = (await selling.plan()).subscription?.periodEnd.getTime() ?? 0;
  selling.clock.advance(31 * day + 2 * 3600);
  await reconcile(selling);
  expect((await selling.plan()).subscription?.periodEnd.getTime()).toBeGreaterThan(first);
});

test('PAY-02 a payment whose buyer never came back is found', async () => {
  const selling = await startSelling();
  const { invoice } = await selling.order();
  await selling.pay(await selling.page(invoice));
  selling.clock.advance(11 * 60);
  await reconcile(selling);
  expect((await selling.plan()).subscription?.status).toBe('active');
});

test('PAY-04 who was not seen for a day is compared by a list, and synced only where something differs', async () => {
  const selling = await startSelling();
  const { id } = await selling.buy();
  await selling.sync();
  selling.clock.advance(day + 60);
  await reconcile(selling);
  expect((await selling.plan()).subscription?.cancelAtPeriodEnd).toBe(false);
  await selling.stripe.ask((client) => client.subscriptions.update(id, { cancel_at_period_end: true }));
  await reconcile(selling);
  expect((await selling.plan()).subscription?.cancelAtPeriodEnd).toBe(false);
  selling.clock.advance(day + 60);
  await reconcile(selling);
  expect((await selling.plan()).subscription?.cancelAtPeriodEnd).toBe(true);
});

test('PAY-02 what Stripe kept while we could not listen is taken once, and rings', async () => {
  const selling = await startSelling();
  await selling.buy();
  const since = new Date(selling.clock.now().getTime() - 3_600_000);
  expect(await replayEvents(selling.services, since)).toBeGreaterThan(0);
  expect(await replayEvents(selling.services, since)).toBe(0);
  await selling.jobs.runDue();
  expect((await selling.plan()).subscription?.status).toBe('active');
});
