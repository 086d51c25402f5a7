import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { providerMinutes } from './provider-minutes.table.ts';
import { afterQuota, countCalls, deleteProviderMinutes, quotaSubjects } from './provider-quota.ts';

const now = new Date('2026-03-10T08:00:45Z');

async function start() {
  const { services, clock } = await startTestApi({ now, isClockStill: true });
  const config = {
    GOOGLE_REQUESTS_PER_MINUTE: 3,
    GOOGLE_EDITS_PER_MINUTE: 1,
    DATAFORSEO_CALLS_PER_MINUTE: 3,
    GOOGLE_PLAY_CALLS_PER_MINUTE: 3,
    APP_STORE_CALLS_PER_MINUTE: 3,
    APP_STORE_CALLS_PER_KEY_MINUTE: 50,
    PAGESPEED_CALLS_PER_MINUTE: 3,
    APPLE_CALLS_PER_SECOND: 3,
    FACEBOOK_CALLS_PER_MINUTE: 3,
    STRIPE_CALLS_PER_MINUTE: 3,
    BING_CALLS_PER_FIVE_SECONDS: 3,
  };
  return { takeCall: countCalls({ database: services.database, config, now: services.now }), clock };
}

test('as many calls a minute are taken as a provider allows, however many come at once', async () => {
  const { takeCall, clock } = await start();
  const waits = await Promise.all(Array.from({ length: 5 }, () => takeCall('google/v4')));
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(3);
  expect(waits.filter((wait) => wait !== undefined)).toEqual([15, 15]);
  expect(await takeCall('google/business-information')).toBeUndefined();
  expect(await takeCall('dataforseo')).toBeUndefined();
  clock.advance(15);
  expect(await takeCall('google/v4')).toBeUndefined();
});

test('INT-04 a quota of a few seconds is counted in them, and of each method by itself', async () => {
  const { takeCall, clock } = await start();
  const waits = await Promise.all(Array.from({ length: 4 }, () => takeCall('bing/create')));
  expect(waits.filter((wait) => wait !== undefined)).toEqual([5]);
  expect(await takeCall('bing/update')).toBeUndefined();
  clock.advance(5);
  expect(await takeCall('bing/create')).toBeUndefined();
});

test('the edits of a profile have a quota of their own, and none is lost to another', async () => {
  const { takeCall } = await start();
  expect(await takeCall('google/v4', 'locations/1')).toBeUndefined();
  expect(await takeCall('google/business-information', 'locations/1')).toBe(15);
  expect(await takeCall('google/v4', 'locations/2')).toBeUndefined();
  expect(await takeCall('google/v4')).toBeUndefined();
  expect(await takeCall('google/v4')).toBe(15);
});

test('RV-12 readings of an app are counted by the hour and its replies by the day, beside all calls of the minute', async () => {
  const { services, clock } = await startTestApi({
    now: new Date('2026-03-10T08:50:00Z'),
    isClockStill: true,
  });
  const { config, database } = services;
  const takeCall = countCalls({ database, config, now: services.now });
  const takeMany = async (subject: 'google-play/reads' | 'google-play/replies', count: number, app: string) =>
    (await Promise.all(Array.from({ length: count }, () => takeCall(subject, app)))).filter(
      (wait) => wait !== undefined,
    );
  expect(await takeMany('google-play/reads', 201, 'pl.lipa')).toEqual([600]);
  expect(await takeMany('google-play/reads', 1, 'pl.other')).toEqual([]);
  await database.queries.insert(providerMinutes).values({
    subject: 'google-play/replies/pl.lipa',
    minute: new Date('2026-03-10T00:00:00Z'),
    calls: 1999,
  });
  expect(await takeMany('google-play/replies', 2, 'pl.lipa')).toEqual([15 * 3600 + 600]);

  await deleteProviderMinutes.run(services, {}, { tries: 0, isLastTry: false });
  expect(await takeMany('google-play/replies', 1, 'pl.lipa')).toHaveLength(1);
  clock.advance(600);
  expect(await takeMany('google-play/reads', 1, 'pl.lipa')).toEqual([]);

  const scarce = { ...config, GOOGLE_PLAY_CALLS_PER_MINUTE: 1 };
  const takeScarce = countCalls({ database, config: scarce, now: services.now });
  clock.advance(60);
  expect(await takeScarce('google-play')).toBeUndefined();
  expect(await takeScarce('google-play/reads', 'pl.lipa')).toBe(60);
});

test('RV-12 a reply that is refused because of the minute takes none of its day', async () => {
  const { services, clock } = await startTestApi({ now, isClockStill: true });
  const { database } = services;
  const config = { ...services.config, GOOGLE_PLAY_CALLS_PER_MINUTE: 2 };
  const takeCall = countCalls({ database, config, now: services.now });
  const takeMany = (count: number) =>
    Promise.all(Array.from({ length: count }, () => takeCall('google-play/replies', 'pl.lipa')));
  const waits = await takeMany(40);
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(2);
  expect(waits.filter((wait) => wait !== undefined)).toEqual(Array.from({ length: 38 }, () => 15));
  const counted = async () =>
    (await database.queries.select().from(providerMinutes)).filter(({ subject }) =>
      subject.startsWith('google-play/replies/'),
    );
  expect(await counted()).toMatchObject([{ minute: new Date('2026-03-10T00:00:00Z'), calls: 2 }]);

  // The last of the day is left to whoever comes in the next minute, and is taken once.
  await database.queries
    .update(providerMinutes)
    .set({ calls: 1999 })
    .where(eq(providerMinutes.subject, 'google-play/replies/pl.lipa'));
  expect(await takeCall('google-play/replies', 'pl.lipa')).toBe(15);
  clock.advance(15);
  const last = await takeMany(3);
  expect(last.filter((wait) => wait === undefined)).toHaveLength(1);
  expect(await counted()).toMatchObject([{ calls: 2000 }]);
});

test.each([
  [undefined, 30, 50],
  [5, 5, 10],
  [90, 90, 110],
])('who was told to wait %s seconds comes back in %i to %i', (retryAfter, soonest, latest) => {
  for (let times = 0; times < 50; times += 1) {
    const seconds = (afterQuota(now, { retryAfter }).getTime() - now.getTime()) / 1000;
    expect(seconds).toBeGreaterThanOrEqual(soonest);
    expect(seconds).toBeLessThanOrEqual(latest);
  }
});

test.each(Object.entries(quotaSubjects))(
  'the shares of %s add up to no more than it has',
  (_, { shares }) => {
    const sum = Object.values<number>(shares).reduce((total, share) => total + share, 0);
    expect(sum).toBeLessThanOrEqual(1);
  },
);
