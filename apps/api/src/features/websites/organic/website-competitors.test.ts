import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { standardPlan } from '@pinfold/contract/access/plan';
import { getCompanyUsage } from '@pinfold/contract/features/company/companies.endpoints';
import { deleteSearchLocation } from '@pinfold/contract/features/company/search-locations.endpoints';
import {
  createWebsite,
  deleteWebsite,
  deleteWebsiteKeyword,
} from '@pinfold/contract/features/company/websites.endpoints';
import { checkWebsite } from '@pinfold/contract/features/websites/organic-results.endpoints';
import {
  createWebsiteCompetitor,
  deleteWebsiteCompetitor,
  listWebsiteCompetitors,
} from '@pinfold/contract/features/websites/website-competitors.endpoints';
import { rows } from '../../../database/database.ts';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { startOrganic } from '../../../testing/worlds/organic.ts';
import { deleteOrganic } from './delete-organic.job.ts';

async function start() {
  const api = await startTestApi();
  const companyId = await api.make.company({ planLimits: standardPlan.limits });
  const as = await api.make.member(companyId, { type: memberTypes.owner });
  const { id } = await api.ok(createWebsite, { as, body: { url: 'https://lipa.pl' } });
  const params = { id };
  const add = (url: string, member = as) =>
    api.request(createWebsiteCompetitor, { as: member, params, body: { url } });
  return { ...api, as, params, add };
}

test('MON-07 COM-09 the sixth website to compare with is refused, however many are added at once', async () => {
  const { ok, as, params, add } = await start();
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => add(`https://sowa${number}.pl`)));
  const refused = answers.flatMap(({ problem }) => problem ?? []);
  expect(refused).toMatchObject([{ code: 'plan_limit_reached', status: 429 }]);
  const { count, results } = await ok(listWebsiteCompetitors, { as, params });
  expect([count, results.length]).toEqual([5, 5]);
  const { limits } = await ok(getCompanyUsage, { as });
  expect(limits).toContainEqual({ limit: 'max_website_competitors', used: 5, max: 5 });
});

test('MON-07 what is no website, is own or is there already does not become a competitor', async () => {
  const { ok, make, as, params, add, request } = await start();
  const { body } = await add(' HTTPS://www.Sowa.pl/#menu ');
  expect(body).toMatchObject({ url: 'https://www.sowa.pl/', host: 'sowa.pl' });
  for (const [url, code] of [
    ['sowa.pl', 'url_invalid'],
    ['http://127.0.0.1', 'url_invalid'],
    ['https://www.lipa.pl/krakow', 'website_is_own'],
    ['https://sklep.lipa.pl', 'website_is_own'],
    ['https://www.sowa.pl', 'website_exists'],
    ['http://sowa.pl:8080', 'website_exists'],
  ] as const)
    expect((await add(url)).problem?.code).toBe(code);
  const stranger = await make.member(await make.company(), { type: memberTypes.owner });
  expect((await add('https://inna.pl', stranger)).problem?.code).toBe('not_found');
  for (const endpoint of [listWebsiteCompetitors, checkWebsite] as const)
    expect((await request(endpoint, { as: stranger, params })).problem?.code).toBe('not_found');
  const { results } = await ok(listWebsiteCompetitors, { as, params });
  const named = { ...params, competitor_id: results[0]?.id ?? 0 };
  const remove = (member = as) => request(deleteWebsiteCompetitor, { as: member, params: named });
  expect((await remove(stranger)).problem?.code).toBe('not_found');
  expect((await remove()).status).toBe(204);
  expect((await remove()).problem?.code).toBe('not_found');
});

test('MON-07 who stands above a website most often is suggested, until it is compared with', async () => {
  const world = await startOrganic();
  const { ok, owner: as, websiteId: id } = world;
  for (const [domain, position] of [
    ['sowa.pl', 1],
    ['gil.pl', 2],
    ['lipa.pl', 3],
  ] as const)
    await world.put(domain, position);
  await world.put('gil.pl', 21, { keyword: 'ciasto' });
  await world.watch(['kawa', 'ciasto']);
  await world.pass(600);
  const hosts = async () => {
    const { suggested } = await ok(listWebsiteCompetitors, { as, params: { id } });
    return suggested.map(({ host, above_count }) => `${host} ${above_count}`);
  };
  expect((await hosts())[0]).toBe('sowa.pl 2');
  expect(await hosts()).toContain('gil.pl 1');
  await ok(createWebsiteCompetitor, { as, params: { id }, body: { url: 'https://sowa.pl' } });
  expect((await hosts()).some((host) => host.startsWith('sowa.pl'))).toBe(false);
});

test('MON-07 a check looks up at once what the day has already, three times a day of a website', async () => {
  const world = await startOrganic();
  const { request, ok, owner: as, websiteId: id, clock } = world;
  await world.put('lipa.pl', 9);
  await world.watch(['kawa', 'ciasto']);
  await world.pass(600);
  await world.put('lipa.pl', 2);
  const check = () => request(checkWebsite, { as, params: { id } });
  expect(await check()).toMatchObject({ status: 202, body: { searches: 2 } });
  await world.pass(600);
  expect(await world.totals()).toEqual([{ day: '2031-03-10', lookups: 2, found: 2, sum: 4, top3: 2 }]);
  await check();
  // What still waits is not ordered twice.
  expect((await check()).body).toEqual({ searches: 2 });
  expect(await world.lookups()).toEqual({ waiting: 2 });
  const refused = (await check()).problem;
  expect(refused).toMatchObject({ code: 'too_many_attempts', status: 429 });
  const other = await ok(createWebsite, { as, body: { url: 'https://inna.pl' } });
  const empty = await request(checkWebsite, { as, params: { id: other.id } });
  expect(empty).toMatchObject({ status: 202, body: { searches: 0 } });
  clock.advance(refused?.retry_after ?? 0);
  expect((await check()).status).toBe(202);
});

test('MON-07 what is removed takes its positions along, and the others stay with their sums', async () => {
  const world = await startOrganic();
  const { ok, owner: as, websiteId: id, jobs, services } = world;
  const { queries } = services.database;
  const sowa = await ok(createWebsiteCompetitor, { as, params: { id }, body: { url: 'https://sowa.pl' } });
  await world.put('lipa.pl', 5);
  await world.put('sowa.pl', 3);
  const [kawa = 0] = await world.watch(['kawa', 'ciasto']);
  const wieliczka = await world.lookFrom('Wieliczka');
  await world.watch(['kawa'], wieliczka);
  await world.pass(600);
  world.clock.advance(22 * 86_400);
  await world.pass(600);
  const left = async () => {
    await jobs.runDue(deleteOrganic.name);
    const [theirs] = await rows<{ count: number }>(
      queries,
      sql`select count(*)::int4 as count from organic_competitor_days`,
    );
    return [(await world.days()).length, (await world.totals()).map(({ sum }) => sum), theirs?.count];
  };
  expect(await left()).toEqual([6, [15, 15], 6]);
  await ok(deleteWebsiteKeyword, { as, params: { id, keyword_id: kawa } });
  expect(await left()).toEqual([4, [10, 10], 4]);
  await ok(deleteSearchLocation, { as, params: { id: wieliczka } });
  expect(await left()).toEqual([2, [5, 5], 2]);
  await ok(deleteWebsiteCompetitor, { as, params: { id, competitor_id: sowa.id } });
  expect(await left()).toEqual([2, [5, 5], 0]);
  // Its lookup of the day is not made any more.
  await world.watch(['lody']);
  world.clock.advance(60);
  await ok(deleteWebsite, { as, params: { id } });
  expect(await left()).toEqual([0, [], 0]);
  expect(await world.lookups()).toEqual({});
  for (const table of ['organic_days', 'organic_latest', 'website_competitors'])
    expect(await rows(queries, sql`select from ${sql.identifier(table)}`)).toEqual([]);
});
