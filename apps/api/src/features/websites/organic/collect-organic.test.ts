import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  createWebsiteCompetitor,
  listWebsiteCompetitors,
} from '@pinfold/contract/features/websites/website-competitors.endpoints';
import { rows } from '../../../database/database.ts';
import { crashAtCommit } from '../../../testing/crashes/crash-at-commit.ts';
import { startOrganic } from '../../../testing/worlds/organic.ts';

const organic = '/dataforseo/v3/serp/google/organic';

test('MON-07 a keyword is looked up once a day: found with its page, or looked for and not found, beside competitors', async () => {
  const world = await startOrganic();
  const { ok, owner, websiteId, companyId, services, clock } = world;
  const params = { id: websiteId };
  await ok(createWebsiteCompetitor, { as: owner, params, body: { url: 'https://www.sowa.pl' } });
  await world.put('lipa.pl', 4, { keyword: 'kawa', url: 'https://lipa.pl/menu' });
  await world.put('lipa.pl', 21, { keyword: 'ciasto' });
  await world.put('sowa.pl', 2);
  await world.watch(['kawa', 'ciasto']);
  await world.pass(600);
  const day = '2031-03-10';
  expect(await world.days()).toEqual([
    { keyword: 'ciasto', day, position: null, url: null },
    { keyword: 'kawa', day, position: 4, url: 'https://lipa.pl/menu' },
  ]);
  expect(await world.totals()).toEqual([{ day, lookups: 2, found: 1, sum: 25, top3: 0 }]);
  expect(await world.lookups()).toEqual({});
  const theirs = sql`select position from organic_competitor_days where company_id = ${companyId}`;
  expect(await rows(services.database.queries, theirs)).toEqual([{ position: 2 }, { position: 2 }]);
  const { suggested } = await ok(listWebsiteCompetitors, { as: owner, params });
  expect(suggested.length).toBeGreaterThan(0);
  expect(suggested.map(({ host }) => host)).not.toContain('sowa.pl');

  const orders = await world.orders();
  await world.pass(7200);
  expect(await world.orders()).toBe(orders);
  // The same keyword from another town is one more lookup, on the same day.
  await world.watch(['kawa'], await world.lookFrom('Wieliczka'));
  await world.put('lipa.pl', 1, { keyword: 'kawa' });
  await world.pass(600);
  clock.advance(86_400);
  await world.pass(600);
  expect((await world.totals()).map(({ lookups, sum }) => [lookups, sum])).toEqual([
    [3, 26],
    [3, 23],
  ]);
});

test('MON-07 wherever the process dies between an order and its result, a keyword is counted once', async () => {
  const world = await startOrganic();
  const dieAt = crashAtCommit(world);
  await world.put('lipa.pl', 7);
  await world.watch(['kawa', 'ciasto']);
  await world.pass(600);
  const cut = (method: string, path: string, apply: boolean) =>
    world.script('POST', '/faults', { method, path: `${organic}${path}`, outcome: 'cut', apply });
  const deaths = [
    ...[1, 2].map((number) => () => dieAt({ number, moment: 'after' })),
    () => cut('POST', '/task_post', true),
    () => cut('GET', '/tasks_ready', true),
    () => cut('GET', '/task_get/*', true),
  ];
  for (const [index, die] of deaths.entries()) {
    world.clock.advance(86_400);
    await die();
    await world.pass(7200);
    const day = new Date(Date.UTC(2031, 2, 11 + index)).toISOString().slice(0, 10);
    expect((await world.days()).filter((one) => one.day === day)).toHaveLength(2);
    expect((await world.totals()).at(-1)).toEqual({ day, lookups: 2, found: 2, sum: 14, top3: 0 });
    expect(await world.lookups()).toEqual({});
  }
});

test('MON-07 after any refusal of the provider a keyword is looked up all the same, once', async () => {
  const world = await startOrganic();
  await world.put('lipa.pl', 7);
  await world.watch(['kawa']);
  await world.pass(600);
  for (const fault of [
    { status: 402 },
    { status: 429 },
    { status: 500 },
    { status: 502 },
    { status: 503, reason: '40103' },
    { status: 503, reason: '50301' },
  ]) {
    world.clock.advance(86_400);
    for (const path of ['/task_post', '/task_get/*'])
      await world.script('POST', '/faults', { path: `${organic}${path}`, ...fault });
    await world.pass(14_400);
  }
  expect((await world.totals()).map(({ lookups, sum }) => [lookups, sum])).toEqual(
    Array.from({ length: 7 }, () => [1, 7]),
  );
});

test('MON-07 a lost task is ordered again', async () => {
  const world = await startOrganic();
  await world.script('PUT', '/searches', { lost_share: 1 });
  await world.watch(['kawa']);
  await world.pass(60);
  await world.script('PUT', '/searches', { lost_share: 0 });
  await world.pass(7200);
  expect(await world.orders()).toBe(2);
  expect(await world.days()).toHaveLength(1);
});

test('MON-07 a day of failed searches is a gap and no position, and is not asked for again and again', async () => {
  const world = await startOrganic();
  await world.script('PUT', '/searches', { failing_share: 1 });
  await world.watch(['kawa']);
  await world.pass(50_000);
  expect(await world.lookups()).toEqual({ failed: 1 });
  expect([await world.days(), await world.totals()]).toEqual([[], []]);
  expect(await world.orders()).toBe(5);
  await world.script('PUT', '/searches', { failing_share: 0 });
  world.clock.advance(86_400);
  await world.pass(600);
  world.clock.advance(86_400);
  await world.pass(600);
  expect((await world.days()).map(({ day }) => day)).toEqual(['2031-03-11', '2031-03-12']);
  expect(await world.lookups()).toEqual({});
});

test('MON-07 what waits past midnight counts for the day on which it is ordered, once', async () => {
  const world = await startOrganic();
  const { clock } = world;
  await world.put('lipa.pl', 7);
  await world.script('POST', '/faults', { path: `${organic}/task_post`, status: 429, times: 10_000 });
  await world.watch(['kawa']);
  await world.pass(60);
  clock.advance(86_400);
  await world.pass(60);
  await world.script('DELETE', '/faults');
  // Three in the night of Warsaw, before the day is planned.
  clock.advance(18 * 3600);
  await world.pass(600);
  const days = [{ keyword: 'kawa', day: '2031-03-12', position: 7 }];
  expect(await world.days()).toMatchObject(days);
  const orders = await world.orders();
  clock.advance(6 * 3600);
  await world.pass(600);
  expect(await world.days()).toMatchObject(days);
  expect(await world.orders()).toBe(orders);
});

test('MON-07 an installation can look up less often, and where nothing is monitored nothing is looked up', async () => {
  const world = await startOrganic({ config: { PINFOLD_ORGANIC_EVERY_DAYS: '3' } });
  const { queries } = world.services.database;
  await queries.execute(sql`update companies set disabled_modules = '{monitoring}'`);
  await world.watch(['kawa']);
  await world.pass(600);
  expect(await world.orders()).toBe(0);
  await queries.execute(sql`update companies set disabled_modules = '{}'`);
  for (let days = 0; days < 7; days += 1) {
    await world.pass(600);
    world.clock.advance(86_400);
  }
  expect((await world.days()).map(({ day }) => day)).toEqual(['2031-03-10', '2031-03-13', '2031-03-16']);
});
