import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insightMetrics, perMetric } from '@pinfold/contract/features/insights/insight-metrics';
import { getInsights } from '@pinfold/contract/features/insights/insights.endpoints';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { ensureMonths } from '../../../database/ensure-months.ts';
import { openTestApi, startTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import {
  naiveFacilities,
  naiveKnown,
  naivePart,
  naiveWeekdays,
  type PlainInsight,
} from '../../../testing/oracles/naive-insights.ts';
import { expectedPeriod, naivePeriod, today as latest } from '../../../testing/oracles/naive-period.ts';
import { sized } from '../../../testing/test-size.ts';
import {
  now,
  randomInsights,
  randomInsightSearch,
  storeInsights,
} from '../../../testing/worlds/random-insights.ts';
import { chosenPlaces } from '../../../testing/worlds/random-rank-search.ts';
import { firstDay, makeRankedCompany } from '../../../testing/worlds/ranked-company.ts';
import { storeInsightDays } from '../collect/store-insight-days.ts';
import { locations } from '../../listings/listings.table.ts';
import { insightMonthTables, insightReads } from '../insights.table.ts';

/** Of each set of days. */
const searches = sized(20, 60);

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ now });
  await ensureMonths(api.services.database.queries, insightMonthTables, firstDay, addDays(latest, 14));
});
afterAll(() => api.close());

test('MON-08 figures of any period, step, comparison, filter and member are what a plain reading of the days says', async () => {
  const world = await makeRankedCompany(api);
  const googleAccountId = await api.make.account(world.companyId, 'refresh', 'accounts/1');
  await api.services.database.queries.update(locations).set({ googleAccountId });
  await fc.assert(
    fc.asyncProperty(
      randomInsights(world),
      fc.array(randomInsightSearch(world), { minLength: searches, maxLength: searches }),
      async (known, asked) => {
        const firstDays = await storeInsights(api, world.companyId, known);
        for (const { period: days, resolution, compare, filter, member, order, with_facilities } of asked) {
          const places = chosenPlaces(world, { filter, member });
          const rows = known.filter(
            ({ locationId, day }) => day <= latest && places.some(({ id }) => id === locationId),
          );
          const period = naivePeriod({ period: days, resolution, compare }, rows);
          const under = period.under;
          const found = naiveFacilities(rows, { days: period.days, under: under?.flat(), order });
          const body = { ...days, resolution, compare, ...filter, order, with_facilities };
          const answer = await api.ok(getInsights, { as: member.as, body });
          const facilities = answer.facilities.map(({ facility, ...row }) => ({ id: facility.id, ...row }));
          expect({ ...answer, facilities }, JSON.stringify({ ...body, sees: member.sees })).toEqual({
            ...expectedPeriod(period),
            latest,
            measured_from: rows.map(({ day }) => day).toSorted()[0] ?? null,
            ...naivePart(rows, period.points),
            before: under ? naivePart(rows, under) : null,
            known: naiveKnown(rows, period.points),
            expected: period.points.map((point) =>
              places.reduce(
                (sum, { id }) => sum + point.filter((day) => day >= (firstDays.get(id) ?? '9')).length,
                0,
              ),
            ),
            weekdays: naiveWeekdays(rows, period.days),
            facilities: with_facilities ? found : [],
            facilities_count: with_facilities ? found.length : 0,
            unread: 0,
            unreadable: 0,
            annotations: [],
          });
        }
      },
    ),
    { numRuns: 3, endOnFailure: true },
  );
});

test('MON-08 two weeks ago can be asked for and the day after is refused, on both days that change clocks, in three zones', async () => {
  for (const [moment, timezone, last] of [
    ['2026-03-28T23:30:00Z', 'Europe/Warsaw', '2026-03-15'],
    ['2026-10-24T22:30:00Z', 'Europe/Warsaw', '2026-10-11'],
    ['2026-03-08T04:30:00Z', 'America/New_York', '2026-02-21'],
    ['2026-11-01T04:30:00Z', 'America/New_York', '2026-10-18'],
    ['2026-04-04T12:30:00Z', 'Pacific/Auckland', '2026-03-22'],
    ['2026-09-26T11:30:00Z', 'Pacific/Auckland', '2026-09-12'],
  ] as const) {
    const { make, ok, request } = await startTestApi({ now: new Date(moment), isClockStill: true });
    const as = await make.member(await make.company({ timezone }));
    const until = (date_to: string) => ({ as, body: { date_from: '2026-01-01', date_to } });
    expect(await ok(getInsights, until(last))).toMatchObject({ date_to: last, latest: last });
    expect((await ok(getInsights, { as, body: { preset: 'last_7_days' } })).date_to).toBe(last);
    const { problem } = await request(getInsights, until(addDays(last, 1)));
    expect(problem, `${moment} ${timezone}`).toMatchObject({ code: 'period_invalid' });
    expect(problem?.detail).toContain(last);
  }
});

test('MON-08 what is unknown is null and no zero, a day of some locations is told as partial, and no company sees another’s', async () => {
  const { as, locationIds, store } = await company();
  const [first, second] = locationIds;
  const unknown = perMetric(insightMetrics, () => null);
  await store(first, [
    { day: '2026-06-18', counts: { ...unknown, calls: 0, views_mobile_maps: 0 } },
    { day: '2026-06-20', counts: { ...unknown, calls: 4 } },
  ]);
  await store(second, [{ day: '2026-06-18', counts: { ...unknown, calls: 3 } }]);
  const body = { date_from: '2026-06-17', date_to: '2026-06-20' };
  const found = await api.ok(getInsights, { as, body });
  expect(found.metrics).toMatchObject({
    calls: [null, 3, null, 4],
    views_mobile_maps: [null, 0, null, null],
    bookings: [null, null, null, null],
  });
  expect([found.known, found.expected]).toEqual([
    [0, 2, 0, 1],
    [0, 2, 2, 2],
  ]);
  expect(found.totals).toEqual({ ...unknown, calls: 7, views_mobile_maps: 0 });
  expect(found.weekdays.map(({ days, views, actions }) => [days, views, actions])).toEqual([
    [0, null, null],
    [0, null, null],
    [0, null, null],
    [1, 0, 3],
    [0, null, null],
    [1, null, 4],
    [0, null, null],
  ]);
  const stranger = await api.make.member(await api.make.company());
  const theirs = await api.ok(getInsights, { as: stranger, body: { ...body, facilities_ids: locationIds } });
  expect(theirs).toMatchObject({ totals: unknown, known: [0, 0, 0, 0], facilities: [], measured_from: null });
});

test('MON-08 locations that are still to be read, and those that Google refuses, are counted', async () => {
  const { as, companyId, googleAccountId, locationIds } = await company();
  await api.make.location(companyId, { googleAccountId });
  await api.make.location(companyId, { googleAccountId, verification: 'is_unverified' });
  await api.services.database.queries.insert(insightReads).values({
    companyId,
    locationId: locationIds[0],
    readAt: api.services.now(),
    problem: 'denied',
  });
  const all = await api.ok(getInsights, { as, body: { preset: 'last_7_days' } });
  expect([all.unread, all.unreadable]).toEqual([2, 1]);
  const body = { preset: 'last_7_days' as const, facilities_ids: [locationIds[0]] };
  expect(await api.ok(getInsights, { as, body })).toMatchObject({ unread: 0, unreadable: 1 });
});

test('MON-08 of a location that is read no more, nothing is missing after its last day', async () => {
  const { as, locationIds, store } = await company();
  const [first, second] = locationIds;
  const unknown = perMetric(insightMetrics, () => null);
  const days = ['2026-06-17', '2026-06-18', '2026-06-19', '2026-06-20'];
  const counted = (some: string[]) => some.map((day) => ({ day, counts: { ...unknown, calls: 1 } }));
  await store(first, counted(days));
  await store(second, counted(days.slice(0, 2)));
  const expected = async () => {
    const body = { date_from: '2026-06-17', date_to: '2026-06-20' };
    return (await api.ok(getInsights, { as, body })).expected;
  };
  expect(await expected()).toEqual([2, 2, 2, 2]);
  await api.services.database.queries
    .update(locations)
    .set({ googleAccountId: null })
    .where(eq(locations.id, second));
  expect(await expected()).toEqual([2, 2, 1, 1]);
});

test('MON-08 a rise or fall is told of locations with 50 views in one of two periods', async () => {
  const { as, companyId, locationIds, store } = await company();
  const third = await api.make.location(companyId);
  const views = (day: string, views_mobile_maps: number): Omit<PlainInsight, 'locationId'> => ({
    day,
    counts: { ...perMetric(insightMetrics, () => null), views_mobile_maps },
  });
  const [first, second] = locationIds;
  await store(first, [views('2026-06-13', 100), views('2026-06-20', 50)]);
  await store(second, [views('2026-06-13', 40), views('2026-06-20', 50)]);
  await store(third, [views('2026-06-13', 1), views('2026-06-20', 49)]);
  const ordered = async (order: 'rise' | 'fall') => {
    const body = { preset: 'last_7_days', compare: 'previous_term', order } as const;
    return (await api.ok(getInsights, { as, body })).facilities.map(({ facility }) => facility.id);
  };
  expect(await ordered('rise')).toEqual([second, first, third]);
  expect(await ordered('fall')).toEqual([first, second, third]);
});

async function company() {
  const companyId = await api.make.company();
  const googleAccountId = await api.make.account(companyId, 'refresh', 'accounts/1');
  const locationIds: [number, number] = [
    await api.make.location(companyId, { googleAccountId }),
    await api.make.location(companyId, { googleAccountId }),
  ];
  const { queries } = api.services.database;
  return {
    companyId,
    googleAccountId,
    locationIds,
    as: await api.make.member(companyId),
    async store(locationId: number, days: Omit<PlainInsight, 'locationId'>[]): Promise<void> {
      await queries.insert(insightReads).values({
        companyId,
        locationId,
        readAt: api.services.now(),
        firstDay: days[0]?.day ?? null,
      });
      await queries.transaction((tx) => storeInsightDays(tx, companyId, locationId, days));
    },
  };
}
