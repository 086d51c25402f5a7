import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { getAppReviewStats } from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import { removeMobileApp } from '@pinfold/contract/features/integrations/mobile-apps.endpoints';
import { reachedApp } from '../../../app-stores/reached-app.ts';
import { rows } from '../../../database/database.ts';
import { GooglePlayError } from '../../../providers/google-play/google-play.ts';
import { playPageOf, PlayReviewList } from '../../../providers/google-play/play-reviews.ts';
import type { StoreReview, StoreReviewPage } from '../../../providers/store-review.ts';
import type { Services } from '../../../services.ts';
import { startMobileApps } from '../../../testing/worlds/mobile-apps.ts';
import { pollAppReviews } from './poll-app-reviews.job.ts';
import { readAppReviews } from './read-app-reviews.job.ts';

const once = { tries: 0, isLastTry: false };

type World = Awaited<ReturnType<typeof startMobileApps>>;

/** What Google Play lists is changed on its way to us; `real` asks Google Play itself. */
type Listing = (
  page: string | undefined,
  real: (page?: string) => Promise<StoreReviewPage>,
) => Promise<StoreReviewPage>;

function withPlayListing(services: Services, list: Listing): Services {
  return {
    ...services,
    googlePlay: {
      as(key) {
        const account = services.googlePlay.as(key);
        return {
          ...account,
          reviewsOf(packageName) {
            const reviews = account.reviewsOf(packageName);
            return { ...reviews, list: (page) => list(page, (asked) => reviews.list(asked)) };
          },
        };
      },
    },
  };
}

const appOf = (world: World, store: keyof World['apps'] = 'google_play') => ({
  companyId: world.companyId,
  appId: world.apps[store].id,
});

function logged(services: Services) {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  return { services: { ...services, log }, text: () => lines.join('') };
}

async function writeMany(world: World, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1)
    await world.write('google_play', { text: `Opinia ${number}` });
}

const statsOf = (world: World) => world.ok(getAppReviewStats, { as: world.owner });

async function countStored(world: World): Promise<number> {
  const found = await rows(world.services.database.queries, sql`select from app_reviews`);
  return found.length;
}

/** A review as a store lists it. */
const listed = (number: number, updatedAt: Date): StoreReview => ({
  externalId: `listed-${number}`,
  rating: 4,
  title: null,
  comment: `Opinia ${number}`,
  authorName: 'Anna',
  territory: null,
  language: 'pl',
  appVersion: null,
  updatedAt: updatedAt.toISOString(),
  reply: undefined,
});

test('RV-12 a full page of Google Play without a next one is a gap, unless it goes back to what was read', async () => {
  const world = await startMobileApps();
  const withoutNext = withPlayListing(world.services, async (_page, real) => ({
    ...(await real()),
    next: undefined,
  }));
  const { apps } = await statsOf(world);
  const before = apps.find(({ store }) => store === 'google_play')?.read_at;
  world.clock.advance(86_400);
  await writeMany(world, 3);
  world.clock.advance(86_400);
  await writeMany(world, 100);
  await readAppReviews.run(withoutNext, appOf(world), once);
  const oldest = (await world.find()).map(({ updated_at }) => updated_at).toSorted()[0];
  expect(await countStored(world)).toBe(100);
  expect((await statsOf(world)).gaps).toMatchObject([{ from: before, to: oldest }]);

  await world.write('google_play', { text: 'Nowa' });
  await readAppReviews.run(withoutNext, appOf(world), once);
  expect(await countStored(world)).toBe(101);
  expect((await statsOf(world)).gaps).toHaveLength(1);
});

test('RV-12 a long reading goes on in another run, from where it was', async () => {
  const world = await startMobileApps();
  const asked: number[] = [];
  const services = withPlayListing(world.services, async (page) => {
    const number = Number(page ?? 0);
    asked.push(number);
    return {
      reviews: [listed(number, world.clock.now())],
      next: number < 24 ? String(number + 1) : undefined,
    };
  });
  const { queries } = world.services.database;
  await queries.execute(sql`delete from app_review_reads`);
  await readAppReviews.run(services, appOf(world), once);
  expect(asked).toHaveLength(20);
  expect(await rows(queries, sql`select from app_review_reads`)).toEqual([]);
  const [left] = await world.jobs.waiting(readAppReviews.name);
  expect(left).toMatchObject({ ...appOf(world), page: '20' });
  await readAppReviews.run(services, left as never, once);
  expect(asked).toEqual(Array.from({ length: 25 }, (_, number) => number));
  expect(await countStored(world)).toBe(25);
  expect(await rows(queries, sql`select from app_review_reads`)).toHaveLength(1);
});

test('RV-12 an answer in the store’s console to an old review is seen within a day', async () => {
  const world = await startMobileApps({ now: new Date('2026-05-04T10:00:00Z'), isClockStill: true });
  const { services } = world;
  const old = await world.write('app_store', { body: 'Stara' });
  world.clock.advance(60);
  for (let number = 0; number < 200; number += 1)
    await world.write('app_store', { body: `Opinia ${number}` });
  const app = appOf(world, 'app_store');
  const replyOfOld = () =>
    rows(
      services.database.queries,
      sql`select reply_comment as reply from app_reviews where external_id = ${old}`,
    );
  world.clock.advance(30 * 3600);
  await readAppReviews.run(services, app, once);
  const reached = await reachedApp(services, app);
  await reached?.reviews.reply(old, 'Już naprawione');
  world.clock.advance(3600);
  await readAppReviews.run(services, app, once);
  expect(await replyOfOld()).toEqual([{ reply: null }]);
  world.clock.advance(86_400);
  await readAppReviews.run(services, app, once);
  expect(await replyOfOld()).toEqual([{ reply: 'Już naprawione' }]);
});

test('RV-12 a poll leaves alone an app whose reading is under way or waits to go on', async () => {
  const world = await startMobileApps();
  const { queries } = world.services.database;
  const readings = () =>
    rows<{ id: number; state: string }>(
      queries,
      sql`select (data->>'appId')::int8 as id, state from pgboss.job
          where name = ${readAppReviews.name} and state <= 'active' order by id`,
    );
  const { google_play: play, app_store: apple } = world.apps;
  await world.services.jobs.enqueue(queries, readAppReviews, [{ payload: appOf(world) }]);
  await queries.execute(
    sql`update pgboss.job set state = 'active' where name = ${readAppReviews.name} and state = 'created'`,
  );
  await pollAppReviews.run(world.services, {}, once);
  const after = [
    { id: play.id, state: 'active' },
    { id: apple.id, state: 'created' },
  ];
  expect(await readings()).toEqual(after);
  await pollAppReviews.run(world.services, {}, once);
  expect(await readings()).toEqual(after);
});

const endless: Record<string, (page: string | undefined, now: Date) => StoreReviewPage> = {
  'repeats a page': (_page, now) => ({ reviews: [listed(1, now)], next: 'same' }),
  'goes round': (page, now) => ({ reviews: [listed(1, now)], next: page === 'one' ? 'other' : 'one' }),
  'goes on without reviews': (page, now) => ({
    reviews: page === undefined ? [listed(1, now)] : [],
    next: `after ${page}`,
  }),
};

test.for(Object.entries(endless))(
  'RV-12 a list that %s ends, and its reading is noted',
  async ([, pageOf]) => {
    const world = await startMobileApps();
    const { queries } = world.services.database;
    await queries.execute(sql`delete from app_review_reads`);
    const services = withPlayListing(world.services, async (page) => pageOf(page, world.clock.now()));
    await readAppReviews.run(services, appOf(world), once);
    expect(await rows(queries, sql`select from app_review_reads`)).toHaveLength(1);
    expect(await world.jobs.waiting(readAppReviews.name)).toEqual([]);
  },
);

test('RV-12 a reading whose next page has expired twice is noted, with the gap that it leaves', async () => {
  const world = await startMobileApps();
  const { apps } = await statsOf(world);
  const before = apps.find(({ store }) => store === 'google_play')?.read_at;
  world.clock.advance(3 * 86_400);
  const oldest = world.clock.now();
  world.clock.advance(3600);
  const services = withPlayListing(world.services, async (page) => {
    if (page !== undefined) throw new GooglePlayError('invalid', 'Invalid page token.');
    return { reviews: [listed(1, world.clock.now()), listed(2, oldest)], next: 'expired' };
  });
  await readAppReviews.run(services, appOf(world), once);
  expect((await statsOf(world)).gaps).toEqual([]);
  const [again] = await world.jobs.waiting(readAppReviews.name);
  expect(again).toMatchObject({ isAgain: true, oldest: oldest.toISOString() });
  await readAppReviews.run(services, again as never, once);
  const stats = await statsOf(world);
  expect(stats.gaps).toMatchObject([{ from: before, to: oldest.toISOString() }]);
  expect(stats.apps.find(({ store }) => store === 'google_play')?.read_at).not.toBe(before);
});

test('RV-12 a review that nobody can read is logged by its id, and the others are stored', async () => {
  const world = await startMobileApps();
  const lines = logged(world.services);
  const services = withPlayListing(lines.services, async () => ({
    ...playPageOf(PlayReviewList.parse({ reviews: [{ reviewId: 'odd', authorName: 'Jan Tajny' }] })),
    reviews: [listed(1, world.clock.now())],
  }));
  await readAppReviews.run(services, appOf(world), once);
  expect(await countStored(world)).toBe(1);
  expect(lines.text()).toContain('"reviews":["odd"]');
  expect(lines.text()).not.toContain('Tajny');
});

test.for([
  ['denied', 'role_missing'],
  ['not_found', 'app_out_of_reach'],
  ['invalid', 'refused'],
] as const)('RV-12 a reading that a store refuses as %s is logged as %s', async ([kind, problem]) => {
  const world = await startMobileApps();
  const lines = logged(world.services);
  const services = withPlayListing(lines.services, async () => {
    throw new GooglePlayError(kind, 'No.');
  });
  await readAppReviews.run(services, appOf(world), once);
  expect(JSON.parse(lines.text())).toMatchObject({ store: 'google_play', ...appOf(world), problem });
});

test('RV-12 an app that is added without the flag for its reviews is not read', async () => {
  const flags = (names: string) => ({ config: { PINFOLD_FEATURE_FLAGS: names } });
  const world = await startMobileApps(flags('mobile_apps'));
  const { queries } = world.services.database;
  const readOf = () => rows(queries, sql`select from app_review_reads`);
  await world.write('app_store');
  await readAppReviews.run(world.services, appOf(world, 'app_store'), once);
  expect([await readOf(), await countStored(world)]).toEqual([[], 0]);
  await queries.execute(sql`update companies set feature_flags = array['app_reviews']`);
  await readAppReviews.run(world.services, appOf(world, 'app_store'), once);
  expect([(await readOf()).length, await countStored(world)]).toEqual([1, 1]);
});

test('RV-12 a reading that goes on stops where its app has gone', async () => {
  const world = await startMobileApps();
  const asked: (string | undefined)[] = [];
  const services = withPlayListing(world.services, async (page) => {
    asked.push(page);
    return { reviews: [listed(asked.length, world.clock.now())], next: String(asked.length) };
  });
  await readAppReviews.run(services, appOf(world), once);
  const [left] = await world.jobs.waiting(readAppReviews.name);
  const before = asked.length;
  await world.ok(removeMobileApp, { as: world.owner, params: { id: world.apps.google_play.id } });
  await readAppReviews.run(services, left as never, once);
  expect(asked).toHaveLength(before);
  expect(await countStored(world)).toBe(0);
});
