import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSandbox, type RankQuery, type Sandbox } from '../../index.ts';
import { directSandbox } from '../../testing/direct-sandbox.ts';
import { lipaPlaces } from '../demo/places/chain.ts';
import { polishTowns } from '../polish-towns.ts';
import { dateOf, dayNumber } from '../warsaw-time.ts';
import { kilometresBetween } from './city-cell.ts';

const today = '2026-11-21';
const square = { latitude: 50.06109, longitude: 19.93841 };
const keywords = ['kawiarnia', 'kawa speciality', 'śniadania', 'ciasto na wynos', 'piekarnia', 'coffee shop'];

const query: fc.Arbitrary<RankQuery> = fc
  .record({
    town: fc.constantFrom(...polishTowns),
    north: fc.integer({ min: -40, max: 40 }),
    east: fc.integer({ min: -40, max: 40 }),
    keyword: fc.constantFrom(...keywords),
    day: fc.integer({ min: dayNumber('2025-01-01'), max: dayNumber(today) }),
  })
  .map(({ town, north, east, keyword, day }) => ({
    keyword,
    latitude: town.latitude + north / 1000,
    longitude: town.longitude + east / 1000,
    day: dateOf(day),
  }));

/** 21 where it is not found. */
function positionOf(sandbox: Sandbox, locationId: string, asked: RankQuery): number {
  return sandbox.rankPlaces(asked).find(({ place }) => place.locationId === locationId)?.position ?? 21;
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

test('BEY-10 the city is the same by seed, whatever was asked before, and another by another seed', async () => {
  const [one, same, other] = await Promise.all([
    directSandbox(),
    directSandbox(),
    directSandbox({ seed: 2 }),
  ]);
  const asked = fc.sample(query, { numRuns: 40, seed: 7 });
  const lists = asked.map((search) => one.sandbox.rankPlaces(search));
  expect(asked.toReversed().map((search) => same.sandbox.rankPlaces(search))).toEqual(lists.toReversed());
  expect(asked.map((search) => other.sandbox.rankPlaces(search))).not.toEqual(lists);
});

test('a list counts from one without a gap, names nobody twice, and goes no further than a customer’s map', async () => {
  const { sandbox } = await directSandbox();
  fc.assert(
    fc.property(query, fc.integer({ min: 1, max: 60 }), (asked, depth) => {
      const list = sandbox.rankPlaces({ ...asked, depth });
      expect(list.length).toBeLessThanOrEqual(depth);
      expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
      expect(new Set(list.map(({ place }) => place.placeId)).size).toBe(list.length);
      for (const { place, rating, reviewsCount } of list) {
        expect(kilometresBetween(asked, place)).toBeLessThanOrEqual(5);
        expect(reviewsCount === 0 ? 0 : rating).toBe(rating);
        expect(rating).toBeLessThanOrEqual(5);
      }
      // A shorter list is the beginning of a longer one.
      expect(sandbox.rankPlaces({ ...asked, depth: 100 }).slice(0, depth)).toEqual(list);
    }),
  );
});

test('each town has businesses to be found, and the open country has none', async () => {
  const { sandbox } = await directSandbox();
  for (const { name, ...point } of polishTowns) {
    const list = sandbox.rankPlaces({ keyword: 'kawiarnia', ...point, day: today });
    expect(list.length, name).toBeGreaterThanOrEqual(8);
    expect(list.every(({ place }) => place.title !== '' && place.street !== '')).toBe(true);
  }
  const forest = { latitude: 52.7, longitude: 22.6 };
  expect(sandbox.rankPlaces({ keyword: 'kawiarnia', ...forest, day: today })).toEqual([]);
  expect(sandbox.rankPlaces({ keyword: 'wulkanizacja', ...square, day: today })).toEqual([]);
});

test('a search finds its word in any case, writing and language', async () => {
  const { sandbox } = await directSandbox();
  const found = (keyword: string) =>
    sandbox.rankPlaces({ keyword, ...square, day: today }).map(({ place }) => place.placeId);
  expect(found('  KAWIARNIA ')).toEqual(found('kawiarnia'));
  const common = (one: string, other: string) =>
    found(one).filter((placeId) => found(other).includes(placeId)).length;
  expect(common('kawiarnie', 'kawiarnia')).toBeGreaterThanOrEqual(10);
  expect(common('śniadanie', 'śniadania')).toBeGreaterThanOrEqual(10);
  expect(common('desayuno', 'breakfast')).toBeGreaterThanOrEqual(8);
  expect(common('piekarnia', 'kawiarnia')).toBeLessThanOrEqual(8);
});

test('MON-06 the demo’s cafés rank as cafés do: best at their door, a little other each day, several places in half a year', async () => {
  const now = Date.UTC(2026, 10, 21, 11);
  const sandbox = await createSandbox({ world: 'demo', now: () => now });
  const days = Array.from({ length: 180 }, (_, index) => dateOf(dayNumber(today) - 179 + index));
  const away = [0, 0.006, 0.016].map((): number[] => []);
  const steps: number[] = [];
  const spreads: number[] = [];
  for (const cafe of lipaPlaces.filter(({ code }) => /KRK|POZ|TOR|CIE/.test(code))) {
    const own = sandbox
      .rankPlaces({ keyword: 'kawiarnia lipa', ...pointOf(cafe), day: today, depth: 60 })
      .find(({ place }) => kilometresBetween(place, cafe) < 0.3);
    if (own?.place.locationId === undefined) continue;
    for (const [ring, north] of [0, 0.006, 0.016].entries()) {
      const point = { latitude: cafe.latitude + north, longitude: cafe.longitude };
      const line = days.map((day) =>
        positionOf(sandbox, own.place.locationId ?? '', { keyword: 'kawiarnia', ...point, day }),
      );
      away[ring]?.push(mean(line));
      const found = line.filter((position) => position <= 20);
      if (found.length < line.length) continue;
      steps.push(...line.slice(1).map((position, index) => Math.abs(position - (line[index] ?? 0))));
      spreads.push(Math.max(...line) - Math.min(...line));
    }
  }
  const [door = 0, near = 0, far = 0] = away.map(mean);
  expect(door).toBeLessThan(near);
  expect(near).toBeLessThan(far);
  expect(steps.filter((step) => step <= 2).length / steps.length).toBeGreaterThan(0.85);
  expect(mean(steps)).toBeGreaterThan(0.1);
  expect(mean(spreads)).toBeGreaterThan(2);
  // What has happened there of late.
  const climber = story(sandbox, 'LIP-KRK-02');
  expect(mean(climber.slice(-60, -45))).toBeGreaterThan(mean(climber.slice(-15)) + 4);
  const faller = story(sandbox, 'LIP-WAW-02');
  expect(mean(faller.slice(-3))).toBeGreaterThan(mean(faller.slice(-12, -6)) + 3);
  await sandbox.close();
});

function story(sandbox: Sandbox, code: string): number[] {
  const cafe = lipaPlaces.find((place) => place.code === code);
  if (!cafe) throw new Error(`${code} is no café of the demo.`);
  const ask = (keyword: string, day: string) => sandbox.rankPlaces({ keyword, ...pointOf(cafe), day });
  const own = ask('kawiarnia lipa', today).find(({ place }) => kilometresBetween(place, cafe) < 0.05);
  return Array.from({ length: 90 }, (_, index) => {
    const day = dateOf(dayNumber(today) - 89 + index);
    return ask('kawiarnia', day).find(({ place }) => place.placeId === own?.place.placeId)?.position ?? 21;
  });
}

function pointOf({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude, longitude };
}
