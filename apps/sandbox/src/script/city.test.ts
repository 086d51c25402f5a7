import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { directSandbox, type Directed } from '../testing/direct-sandbox.ts';
import { smallWorld } from '../testing/small-world.ts';

const square = { latitude: 50.0617, longitude: 19.9373 };
const days = ['2026-11-09', '2026-11-10', '2026-11-14', '2026-11-21'];

/** Where a place stood on each of the days; 21 where it was not found. */
function line({ sandbox }: Directed, place: string, keyword = 'kawiarnia', dates = days): number[] {
  return dates.map((day) => {
    const list = sandbox.rankPlaces({ keyword, ...square, day });
    const found = list.find((one) => one.place.placeId === place || one.place.locationId === place);
    return found?.position ?? 21;
  });
}

test('a place can be put at a position, for a search and some days, and be found by nobody (BEY-02)', async () => {
  const directed = await directSandbox();
  const before = line(directed, 'rynek');
  const held = { place: 'rynek', keyword: ' Kawiarnia', from: '2026-11-10', until: '2026-11-14' };
  expect((await directed.script('POST', '/city', { ...held, position: 17 })).status).toBe(201);
  expect(line(directed, 'rynek')).toEqual([before[0], 17, 17, before[3]]);
  expect(line(directed, 'rynek', 'kawa')).not.toContain(17);
  await directed.script('POST', '/city', { place: 'place-rynek', position: 21 });
  expect(line(directed, 'rynek')).toEqual([before[0], 17, 17, 21]);
  expect((await directed.script('DELETE', '/city')).status).toBe(204);
  expect(line(directed, 'rynek')).toEqual(before);
});

test('a place can be lifted and pushed down over some days', async () => {
  const directed = await directSandbox();
  await directed.script('POST', '/city', { place: 'nowa', from: '2026-11-10', lift: 6, over_days: 5 });
  const [before = 0, ...after] = line(directed, 'nowa');
  expect(before).toBeGreaterThan(3);
  expect(after.at(-1)).toBe(1);
  expect(after[0]).toBeGreaterThanOrEqual(after[1] ?? 0);
  await directed.script('POST', '/city', { place: 'nowa', from: '2026-11-20', lift: -10 });
  expect(line(directed, 'nowa').at(-1)).toBeGreaterThan(10);
});

test('a competitor opens, is rated, and closes', async () => {
  const directed = await directSandbox();
  const cafe = { title: 'Kawiarnia Za Rogiem', ...square, rating: 5, reviews: 4000 };
  const opened = await directed.script('POST', '/city/places', {
    ...cafe,
    opens: '2026-11-10',
    closes: '2026-11-14',
  });
  const placeId = String(opened.body.place_id);
  expect(placeId).toMatch(/^ChIJ[\w-]{23}$/);
  expect(line(directed, placeId)).toEqual([21, 1, 1, 21]);
  // Two places that differ only in their reviews.
  const poor = await directed.script('POST', '/city/places', { ...cafe, rating: 3.4, reviews: 9 });
  const good = await directed.script('POST', '/city/places', cafe);
  const [[best = 21], [worst = 0]] = [good, poor].map(({ body }) =>
    line(directed, String(body.place_id), 'kawiarnia', ['2026-11-21']),
  ) as [number[], number[]];
  expect(best).toBeLessThan(worst);
});

test('our own places rank by their reviews, and not at all when Google hides them', async () => {
  const directed = await directSandbox();
  const [before = 0] = line(directed, 'dworzec', 'kawiarnia', ['2026-11-21']);
  for (let count = 0; count < 120; count += 1) {
    await directed.script('POST', '/reviews', { location: 'dworzec', rating: 5 });
  }
  const list = directed.sandbox.rankPlaces({ keyword: 'kawiarnia', ...square, day: '2026-11-21' });
  const ours = list.find(({ place }) => place.locationId === 'dworzec');
  expect(ours?.reviewsCount).toBe(132);
  expect(ours?.rating).toBeGreaterThan(4.7);
  expect(ours?.position).toBeLessThan(before);
  // What was so last week is so for good.
  expect(
    directed.sandbox
      .rankPlaces({ keyword: 'kawiarnia', ...square, day: '2026-11-20', depth: 60 })
      .find(({ place }) => place.locationId === 'dworzec')?.reviewsCount,
  ).toBeLessThan(13);
  await directed.script('PUT', '/listings/dworzec/state', { state: 'suspended' });
  expect(line(directed, 'dworzec', 'kawiarnia', ['2026-11-21'])).toEqual([21]);
  await directed.script('PUT', '/listings/rynek/state', { open_status: 'CLOSED_PERMANENTLY' });
  expect(line(directed, 'rynek', 'kawiarnia', ['2026-11-21'])).toEqual([21]);
});

test('a restart finds the city as the script left it, and a reset as it was at first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const before = await directSandbox({ folder });
  const first = line(before, 'rynek');
  await before.script('POST', '/city', { place: 'rynek', position: 13, from: '2026-11-10' });
  await before.script('POST', '/city/places', { title: 'Kawiarnia Nowa', ...square });
  const moved = line(before, 'rynek');
  await before.sandbox.close();
  const after = await directSandbox({ folder });
  expect(line(after, 'rynek')).toEqual(moved);
  await after.script('POST', '/reset');
  expect(line(after, 'rynek')).toEqual(first);
});

test('the script shows who is found', async () => {
  const directed = await directSandbox();
  const path = `/city?keyword=kawiarnia&latitude=${square.latitude}&longitude=${square.longitude}`;
  const { body } = await directed.script('GET', `${path}&day=2026-11-10`);
  const list = directed.sandbox.rankPlaces({ keyword: 'kawiarnia', ...square, day: '2026-11-10' });
  expect(body.results?.map(({ place_id: placeId }) => String(placeId))).toEqual(
    list.map(({ place }) => place.placeId),
  );
  expect((await directed.script('GET', path)).body.day).toBe('2026-11-21');
});

test.each([
  ['POST', '/city', { place: 'rynek' }],
  ['POST', '/city', { place: 'rynek', position: 3, lift: 1 }],
  ['POST', '/city', { place: 'rynek', position: 22 }],
  ['POST', '/city', { place: 'rynek', position: 2, from: '2026-02-30' }],
  ['POST', '/city/places', { title: 'Bez miejsca' }],
  ['POST', '/city/places', { title: 'Zła', ...square, category: 'spaceport' }],
  ['GET', '/city?keyword=kawiarnia', undefined],
  ['PUT', '/searches', { failing_share: 2 }],
] as const)('a city that cannot be so is refused with the reasons: %s %s %j', async (method, path, body) => {
  const directed = await directSandbox({ world: smallWorld() });
  const answer = await directed.script(method, path, body);
  expect([answer.status, String(answer.body.error) === '']).toEqual([400, false]);
});
