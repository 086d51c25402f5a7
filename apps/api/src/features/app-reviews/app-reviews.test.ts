import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  getAppReview,
  getAppReviewStats,
  searchAppReviews,
} from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import {
  createReviewCategory,
  deleteReviewCategory,
} from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import { removeMobileApp } from '@pinfold/contract/features/integrations/mobile-apps.endpoints';
import { rows } from '../../database/database.ts';
import { startMobileApps } from '../../testing/worlds/mobile-apps.ts';

test('RV-12 reviews of both stores are in one inbox, judged, and found by what they have', async () => {
  const world = await startMobileApps();
  await world.write('google_play', {
    rating: 1,
    text: 'Karta\tAplikacja nie działa, okropna',
    version_name: '4.2',
  });
  await world.write('app_store', { rating: 5, title: 'Super', body: 'Świetna aplikacja', territory: 'DEU' });
  await world.poll();
  const [apple] = await world.find({ stores: ['app_store'] });
  expect(apple).toMatchObject({
    app: { id: world.apps.app_store.id, name: 'Karta', store: 'app_store' },
    store: 'app_store',
    rating: 5,
    title: 'Super',
    comment: 'Świetna aplikacja',
    author: { name: 'anna_n' },
    territory: 'DEU',
    language: null,
    app_version: null,
    is_edited: false,
    deleted: false,
    reply_status: 'none',
    sentiment: 'positive',
    tags: [],
    note: null,
  });
  const [play] = await world.find({ apps: [world.apps.google_play.id] });
  expect(play).toMatchObject({
    store: 'google_play',
    title: 'Karta',
    comment: 'Aplikacja nie działa, okropna',
    territory: null,
    language: 'pl',
    app_version: '4.2',
    sentiment: 'negative',
  });
  const idsOf = async (search: object) => (await world.find(search)).map(({ id }) => id);
  expect(await idsOf({ territories: ['DEU'] })).toEqual([apple?.id]);
  expect(await idsOf({ app_versions: ['4.2'] })).toEqual([play?.id]);
  expect(await idsOf({ q: 'swietna' })).toEqual([apple?.id]);
  expect(await idsOf({ q: 'super' })).toEqual([apple?.id]);
  expect(await idsOf({ rating: [1], reply: false, sentiment: ['negative'] })).toEqual([play?.id]);
  expect(await idsOf({ order_by: 'rating' })).toEqual([play?.id, apple?.id]);
  const counted = { as: world.owner, body: {}, query: { only_count: 'true' } } as const;
  expect(await world.ok(searchAppReviews, counted)).toEqual({ count: 2, results: [] });

  const stats = await world.ok(getAppReviewStats, { as: world.owner });
  expect(stats).toMatchObject({
    count: 2,
    unanswered: 2,
    negative_unanswered: 1,
    average_rating: 3,
    gaps: [],
  });
  expect(stats.stores).toEqual([
    { store: 'google_play', count: 1, unanswered: 1, average_rating: 1 },
    { store: 'app_store', count: 1, unanswered: 1, average_rating: 5 },
  ]);
  expect(stats.apps).toHaveLength(2);
  expect(stats.apps.every((app) => app.count === 1 && app.read_at !== null)).toBe(true);
});

test('RV-12 what a store leaves out stays, and what it has changed is changed', async () => {
  const world = await startMobileApps();
  const old = await world.write('google_play');
  const edited = await world.write('app_store');
  await world.poll();
  world.clock.advance(8 * 86_400);
  await world.script('PATCH', `/app-store/reviews/${edited}`, { rating: 5, body: 'Już działa, super' });
  await world.script('DELETE', `/google-play/reviews/${old}`);
  await world.poll();
  expect(await world.find({ stores: ['google_play'] })).toMatchObject([{ deleted: false, is_edited: false }]);
  expect(await world.find({ stores: ['app_store'] })).toMatchObject([
    { rating: 5, comment: 'Już działa, super', is_edited: true, sentiment: 'positive' },
  ]);
});

test('RV-12 a reading goes back to what is known, however many pages that takes, and a quota costs none of it', async () => {
  // Google Play counts readings by the hour, which does not end here.
  const world = await startMobileApps({ now: new Date('2031-03-10T08:00:00Z') });
  for (let number = 0; number < 101; number += 1)
    await world.write('google_play', { text: `Opinia ${number}` });
  // The app was tried and read once before; the second page is refused.
  await world.script('PUT', '/quotas', { play_reads_per_hour: 3 });
  await world.poll();
  expect(await world.find({ stores: ['google_play'] })).toHaveLength(100);
  const counted = { as: world.owner, body: {}, query: { only_count: 'true' } } as const;
  expect((await world.ok(searchAppReviews, counted)).count).toBe(100);
  await world.jobs.settle(7200);
  expect((await world.ok(searchAppReviews, counted)).count).toBe(101);
});

test('RV-12 an outage of more than a week is a gap at Google Play, and none in the App Store', async () => {
  const world = await startMobileApps();
  await world.poll();
  const before = await world.ok(getAppReviewStats, { as: world.owner });
  await world.script('POST', '/faults', { path: '/google-play/*', status: 503, times: 1000 });
  world.clock.advance(3 * 86_400);
  await world.poll();
  await world.write('google_play', { text: 'Między czasami' });
  world.clock.advance(8 * 86_400);
  await world.script('DELETE', '/faults');
  await world.poll();
  const { gaps, apps } = await world.ok(getAppReviewStats, { as: world.owner });
  const readAt = (stats: typeof before) =>
    stats.apps.find(({ store }) => store === 'google_play')?.read_at ?? '';
  expect(gaps).toEqual([
    {
      app: { id: world.apps.google_play.id, name: 'Karta', store: 'google_play', removed_at: null },
      from: readAt(before),
      to: new Date(Date.parse(readAt({ ...before, apps })) - 7 * 86_400_000).toISOString(),
    },
  ]);
  await world.poll();
  expect((await world.ok(getAppReviewStats, { as: world.owner })).gaps).toHaveLength(1);
});

test('RV-12 a key that the store refuses is noted at its account, and the reviews stay', async () => {
  const world = await startMobileApps();
  await world.write('app_store');
  await world.poll();
  await world.script('DELETE', `/app-store/keys/${world.keyId}`);
  await world.poll();
  const { queries } = world.services.database;
  const problems = sql`select problem from mobile_app_accounts where store = 'app_store'`;
  expect(await rows(queries, problems)).toEqual([{ problem: 'key_unknown' }]);
  expect(await world.find()).toHaveLength(1);
});

test('RV-12 reviews of apps are for members who see every location, and for companies with the flag', async () => {
  const world = await startMobileApps();
  await world.write('app_store');
  await world.poll();
  const [review] = await world.find();
  const params = { id: review?.id ?? 0 };
  const location = await world.make.location(world.companyId);
  const manager = await world.make.member(world.companyId, {
    type: memberTypes.manager,
    permissions: ['view_reviews'],
    locations: [location],
  });
  expect((await world.request(getAppReview, { as: manager, params })).problem?.code).toBe(
    'concerns_other_locations',
  );
  const stranger = await world.make.member(await world.make.company(), { type: memberTypes.owner });
  expect((await world.request(getAppReview, { as: stranger, params })).problem?.code).toBe('not_found');
  world.services.config.PINFOLD_FEATURE_FLAGS = 'mobile_apps';
  const off = await world.request(searchAppReviews, { as: world.owner, body: {}, query: {} });
  expect([off.status, off.problem?.code]).toEqual([403, 'feature_disabled']);
});

test('RV-12 with an app all that is kept of it goes', async () => {
  const world = await startMobileApps();
  await world.write('app_store');
  await world.write('google_play');
  await world.poll();
  await world.ok(removeMobileApp, { as: world.owner, params: { id: world.apps.app_store.id } });
  expect(await world.find()).toMatchObject([{ store: 'google_play' }]);
  const { queries } = world.services.database;
  expect(await rows(queries, sql`select store from app_reviews`)).toEqual([{ store: 'google_play' }]);
  expect(await rows(queries, sql`select app_id::int8 as id from app_review_reads`)).toEqual([
    { id: world.apps.google_play.id },
  ]);
});

test('RV-12 RV-06 reviews of apps are put into the company’s categories, found by them, and leave with them', async () => {
  const world = await startMobileApps();
  await world.write('google_play', { text: 'Logowanie nie działa, okropne' });
  await world.write('app_store', { body: 'Polecam' });
  await world.poll();
  const { id: tag } = await world.ok(createReviewCategory, {
    as: world.owner,
    body: { name: 'Logowanie', phrases: ['logowanie'], is_automatic: true },
  });
  await world.jobs.settle();
  const [found, ...others] = await world.find({ tags: [tag] });
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    store: 'google_play',
    tags: [{ id: tag, name: 'Logowanie', source: 'rule', phrase: 'logowanie', sentiment: 'negative' }],
  });
  expect(await world.find({ has_tags: true })).toHaveLength(1);
  await world.ok(deleteReviewCategory, { as: world.owner, params: { id: tag } });
  expect(await world.find({ has_tags: true })).toEqual([]);
  expect(await rows(world.services.database.queries, sql`select from tagged_app_reviews`)).toEqual([]);
});
