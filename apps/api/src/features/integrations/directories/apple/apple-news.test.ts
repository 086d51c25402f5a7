import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  disconnectApple,
  listAppleAccounts,
  listAppleBrands,
} from '@pinfold/contract/features/integrations/apple-accounts.endpoints';
import { disableAppleListings } from '@pinfold/contract/features/integrations/apple-listings.endpoints';
import { rows } from '../../../../database/database.ts';
import { AppleError } from '../../../../providers/apple-business/apple-error.ts';
import { organizationCalls } from '../../../../providers/apple-business/organization-calls.ts';
import { startAppleMaps, startShownAtApple } from '../../../../testing/worlds/apple-maps.ts';
import { directoryAccounts, directoryListings } from '../directories.table.ts';
import { pollAppleReviews } from '../poll-directory.job.ts';
import { findAppleAccount } from './apple-account.ts';
import { pollAppleBrands, requeueStuckAppleBrands } from './poll-apple-brands.job.ts';
import { readAppleNews } from './read-apple-news.job.ts';

type World = Awaited<ReturnType<typeof startAppleMaps>>;

async function run(world: World, job: { name: string }) {
  const { jobs, database } = world.services;
  await jobs.enqueue(database.queries, job, [{ payload: {} }]);
  await world.jobs.runDue();
}

/** Apple says nothing about what it just decided. */
async function missNews(world: World) {
  await world.script('POST', '/faults', { path: '/apple/api/*/feedback/*', status: 404, times: 1 });
  await world.poll();
}

async function accountOf(world: World) {
  const { results } = await world.ok(listAppleAccounts, { as: world.owner });
  return results[0];
}

async function brandsOf(world: World) {
  const { results } = await world.ok(listAppleBrands, { as: world.owner, params: { id: world.account.id } });
  return results;
}

async function stored(world: World) {
  const { queries } = world.services.database;
  return rows<{ location_id: number; state: string }>(
    queries,
    sql`select location_id::int8 as location_id, state from directory_listings where directory = 'apple' order by 1`,
  );
}

test('INT-03 news that takes more calls than a second has is read to its end, each piece once', async () => {
  const world = await startAppleMaps(4, 4);
  await world.nameBrand('PL', 'Lipa');
  await world.jobs.settle(60);
  await world.publish('brand');
  await world.poll();
  await world.enable();
  await world.jobs.settle(60);
  expect(await world.states()).toEqual(Array(4).fill('in_review'));
  await world.publish('location');
  await world.publish('location');
  await world.poll();
  await world.jobs.settle(60);
  expect(await world.states()).toEqual(Array(4).fill('published'));
  const { calls } = await world.script<{ calls: { path: string }[] }>('GET', '/journal?limit=10000');
  expect(calls.filter(({ path }) => path.includes('/feedback/'))).toHaveLength(5);
});

test('INT-03 a piece of news that cannot be read, or a lost cursor, keeps no other waiting', async () => {
  const world = await startShownAtApple(2);
  const { queries } = world.services.database;
  await queries.update(directoryAccounts).set({ newsCursor: 'n-lost' });
  const [first, second] = await world.atApple('location');
  for (const one of [first, second])
    await world.script('PUT', `/apple/resources/${one?.id}/verdict`, { state: 'REJECTED' });
  const { notifications } = await world.script<{ notifications: { id: string; resource: string }[] }>(
    'GET',
    '/apple',
  );
  const bad = notifications.findLast(({ resource }) => resource === first?.id)?.id;
  await world.script('POST', '/faults', { path: `/apple/api/*/feedback/${bad}`, status: 500, times: 100 });
  await world.poll();
  // It is asked about again before it is passed over.
  await world.jobs.settle(60);
  expect((await world.states()).toSorted()).toEqual(['published', 'rejected']);
  const listed = {
    data: [{ type: 'RESOURCE_STATE' }, { type: 'MAPS_DISPLAY', resourceType: 'LOCATION', feedbackUrl: 'x' }],
    pagination: { cursors: { after: 'n-2' } },
  };
  const calls = organizationCalls(async ({ Body }) => Body.parse(listed));
  const { entries } = await calls.listNews('org-lipa', null);
  expect(entries).toMatchObject([undefined, { kind: 'location', isOverride: true }]);
});

test('INT-03 what no news came of is asked about: brands, locations, and those that wait for a brand', async () => {
  const world = await startAppleMaps();
  const { queries } = world.services.database;
  await world.enable();
  await world.nameBrand('PL', 'Lipa');
  await world.jobs.runDue();
  await world.publish('brand');
  await missNews(world);
  expect(await brandsOf(world)).toMatchObject([{ state: 'in_review' }]);
  await run(world, pollAppleBrands);
  expect(await brandsOf(world)).toMatchObject([{ state: 'published' }]);
  expect(await world.states()).toEqual(['in_review']);
  // It read the brand before that was approved, and was settled after those that waited were sent.
  await queries.update(directoryListings).set({ state: 'waiting_for_brand' });
  await run(world, pollAppleBrands);
  expect(await world.states()).toEqual(['in_review']);
  await world.publish('location');
  await missNews(world);
  await run(world, pollAppleReviews);
  expect(await world.states()).toEqual(['in_review']);
  world.clock.advance(3700);
  await run(world, pollAppleReviews);
  expect(await world.listings()).toMatchObject([
    { state: 'published', link: expect.stringMatching(/^https/) },
  ]);
  await queries.execute(sql`update apple_brands set state = 'sending', version = version + 1`);
  await run(world, requeueStuckAppleBrands);
  expect(await brandsOf(world)).toMatchObject([{ state: 'in_review' }]);
});

test('INT-03 a brand that was deleted at Apple comes back, with the names that it has in other languages', async () => {
  const world = await startShownAtApple();
  const [brand] = await world.atApple('brand');
  const polish = { locale: 'pl', primary: true };
  const english = { name: 'Linden', locale: 'en', primary: false };
  expect(brand?.brandDetails).toMatchObject({ displayNames: [{ name: 'Lipa', ...polish }] });
  const displayNames = [{ name: 'Lipa', ...polish }, english];
  await world.script('PATCH', `/apple/resources/${brand?.id}`, { displayNames });
  const key = { companyId: world.companyId, accountId: world.account.id };
  const brands = (await findAppleAccount(world.services, key))?.calls.brands('org-lipa');
  const live = await brands?.get(brand?.id ?? '');
  await brands?.delete(live?.id ?? '', live?.etag ?? '');
  await world.nameBrand('PL', 'Pod Lipą');
  await world.jobs.runDue();
  expect(await brandsOf(world)).toMatchObject([{ state: 'in_review' }]);
  expect((await world.atApple('brand'))[0]).toMatchObject({
    id: brand?.id,
    state: expect.not.stringContaining('DELETED'),
    brandDetails: { displayNames: [{ name: 'Pod Lipą', ...polish }, english] },
  });
  await world.script('POST', '/faults', {
    path: '/apple/api/*/brands/*',
    method: 'PUT',
    status: 400,
    times: 1,
  });
  await world.nameBrand('PL', 'Lipa');
  await world.jobs.runDue();
  expect(await brandsOf(world)).toMatchObject([
    { state: 'rejected', problems: ['The script ordered this error.'] },
  ]);
});

test('INT-03 an access counts as ended when Apple says so of this one, and all goes on with the next', async () => {
  const world = await startAppleMaps();
  const { services, account } = world;
  const key = { companyId: world.companyId, accountId: account.id };
  await world.enable();
  await world.jobs.runDue();
  world.clock.advance(3600);
  const wrongSecret = { path: '/apple/oauth2/token', status: 401, reason: 'invalid_client', times: 13 };
  await world.script('POST', '/faults', wrongSecret);
  await world.poll();
  expect(await accountOf(world)).toMatchObject({ problem: null });
  await world.script('DELETE', '/faults');
  await world.script('POST', '/apple/ends', {});
  await world.nameBrand('PL', 'Lipa');
  await world.jobs.runDue();
  expect(await brandsOf(world)).toMatchObject([{ state: 'failed', problems: [] }]);
  expect(await world.listings()).toMatchObject([
    { state: 'waiting_for_brand', problems: [{ code: 'brand_failed' }] },
  ]);
  await world.poll();
  expect(await accountOf(world)).toMatchObject({ problem: 'ended' });
  await world.reconnect();
  await world.jobs.runDue();
  expect(await brandsOf(world)).toMatchObject([{ state: 'in_review' }]);
  const apple: typeof services.apple = {
    ...services.apple,
    as: (token) => ({
      ...services.apple.as(token),
      async listNews() {
        await world.reconnect();
        throw new AppleError('denied', 'It was the access of before', { reasons: ['invalid_grant'] });
      },
    }),
  };
  await readAppleNews.run({ ...services, apple }, key, { tries: 0, isLastTry: false });
  expect(await accountOf(world)).toMatchObject({ problem: null });
  await services.database.queries.update(directoryAccounts).set({ sealedCredentials: 'v1.lost.AAAA' });
  await world.poll();
  expect(await accountOf(world)).toMatchObject({ problem: 'ended' });
});

test('INT-03 nothing is removed any more once an organisation is disconnected', async () => {
  const world = await startShownAtApple(2);
  const { owner: as, ids } = world;
  const params = { id: world.account.id };
  await world.ok(disableAppleListings, { as, params, body: { remove: true } });
  const [kept = 0, deleted = 0] = ids;
  await world.services.database.queries.execute(sql`delete from locations where id = ${deleted}`);
  await world.ok(disconnectApple, { as, params });
  await world.jobs.runDue();
  expect(await stored(world)).toEqual([{ location_id: kept, state: 'off' }]);
  expect(await world.atApple('location')).toMatchObject([{ state: 'PUBLISHED' }, { state: 'PUBLISHED' }]);
});
