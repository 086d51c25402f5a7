import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getRankMap,
  getRankOverview,
  listLocationPositions,
  listRankKeywords,
  searchPositions,
} from '@pinfold/contract/features/rankings/positions.endpoints';
import {
  naiveBands,
  naiveLatest,
  naiveOrder,
  naiveSeries,
  naiveSummary,
  type PlainDay,
  type PlainPlace,
} from '../../../testing/oracles/naive-rankings.ts';
import {
  randomRankSearch,
  chosenPlaces,
  type RankSearch,
} from '../../../testing/worlds/random-rank-search.ts';
import { expectedPeriod, naivePeriod, now, today } from '../../../testing/oracles/naive-period.ts';
import {
  firstDay,
  storePositions,
  randomPlainDays,
  makeRankedCompany,
  rankedWords,
  type RankedCompany,
} from '../../../testing/worlds/ranked-company.ts';
import { openTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import { rankMonthTables } from '../rankings.table.ts';
import { ensureMonths } from '../../../database/ensure-months.ts';
import { sized } from '../../../testing/test-size.ts';

/** Of each year of lookups. */
const searches = sized(20, 60);

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ now });
  await ensureMonths(api.services.database.queries, rankMonthTables, firstDay, today);
});
afterAll(() => api.close());

/** Calls one endpoint, and returns its response with that of a naive evaluation. */
async function ask(world: RankedCompany, measured: readonly PlainDay[], search: RankSearch) {
  const { member, keywords, compare, resolution, order, filter, period: named, place } = search;
  const { as } = member;
  const period = naivePeriod(search, measured);
  const { days, points, under } = period;
  const asked = { ...named, compare, resolution };
  const places = chosenPlaces(world, search);
  const of = (some: readonly PlainPlace[], texts: readonly string[]) =>
    measured.filter(
      ({ locationId, keyword }) => texts.includes(keyword) && some.some(({ id }) => id === locationId),
    );
  switch (search.endpoint) {
    case 'positions': {
      const body = { facility: place.id, keywords, ...asked };
      if (!member.sees.includes(place.id))
        return [(await api.request(searchPositions, { as, body })).problem?.code, 'not_found'];
      const part = (rows: PlainDay[], parts: string[][]) => ({
        series: naiveSeries(rows, parts),
        summary: naiveSummary(rows, parts.flat()),
      });
      const rows = of([place], keywords);
      return [
        await api.ok(searchPositions, { as, body }),
        {
          ...expectedPeriod(period),
          keywords: keywords.map((keyword) => ({
            keyword,
            ...part(of([place], [keyword]), points),
            compared: under ? part(of([place], [keyword]), under) : null,
          })),
          annotations: [],
          measured_from: rows.map(({ day }) => day).toSorted()[0] ?? null,
        },
      ];
    }
    case 'overview': {
      const rows = of(places, search.isEveryKeyword ? rankedWords : keywords);
      const part = (parts: string[][]) => ({
        series: naiveSeries(rows, parts),
        summary: naiveSummary(rows, parts.flat()),
        bands: parts.map((some) => naiveBands(rows, some)),
        total: naiveBands(rows, parts.flat()),
      });
      const body = { ...asked, ...filter, ...(search.isEveryKeyword ? {} : { keywords }) };
      return [
        await api.ok(getRankOverview, { as, body }),
        {
          ...expectedPeriod(period),
          ...part(points),
          before: under ? part(under) : null,
          facilities_count: places.length,
        },
      ];
    }
    case 'locations': {
      const found = [];
      for (let page = 1; page === 1 || found.length % 2 === 0; page += 1) {
        const body = { ...asked, ...filter, keywords, order_by: order, page, page_size: 2 };
        const { results, ...rest } = await api.ok(listLocationPositions, { as, body });
        const { dates: _dates, ...expected } = expectedPeriod(period);
        expect(rest).toEqual({ ...expected, count: places.length });
        found.push(...results.map(({ facility, ...row }) => ({ id: facility.id, ...row })));
        if (results.length === 0) break;
      }
      const summary = (some: PlainPlace, texts: readonly string[]) => naiveSummary(of([some], texts), days);
      const before = (some: PlainPlace, texts: readonly string[]) =>
        under ? naiveSummary(of([some], texts), under.flat()) : null;
      return [
        found,
        naiveOrder(places, order, measured, keywords[0] ?? '').map((some) => ({
          id: some.id,
          keywords: keywords.map((keyword) => ({
            keyword,
            is_watched: some.keywords.includes(keyword),
            summary: summary(some, [keyword]),
            compared: before(some, [keyword]),
          })),
          total: summary(some, keywords),
          total_compared: before(some, keywords),
        })),
      ];
    }
    case 'map': {
      const [keyword = ''] = keywords;
      const { results, not_shown } = await api.ok(getRankMap, { as, body: { keyword, ...filter } });
      const measuredOnce = (id: number) => naiveLatest(measured, id, keyword);
      return [
        {
          pins: results.map(({ facility, position, previous, measured_on }) => [
            facility,
            position,
            previous,
            measured_on,
          ]),
          not_shown,
        },
        {
          pins: places.flatMap(({ id, latitude }) => {
            const latest = latitude === null ? undefined : measuredOnce(id);
            return latest ? [[id, latest.best, latest.previous ?? null, latest.day]] : [];
          }),
          not_shown: places.filter(
            ({ id, latitude, keywords: watched, name }) =>
              (watched.includes(keyword) || (name === 'Dab' && ['kawa', 'ciasto'].includes(keyword))) &&
              (latitude === null || !measuredOnce(id)),
          ).length,
        },
      ];
    }
  }
}

describe('MON-03 MON-04 MON-06 MON-09 positions', () => {
  test('of any period, resolution, filter, comparison and member are what a plain reading of the lookups says', async () => {
    const world = await makeRankedCompany(api);
    await fc.assert(
      fc.asyncProperty(
        randomPlainDays(world),
        fc.integer({ min: 1, max: 9 }),
        fc.array(randomRankSearch(world), { minLength: searches, maxLength: searches }),
        async (measured, parts, asked) => {
          await storePositions(api, world.companyId, measured, parts);
          for (const search of asked) {
            const [answer, expected] = await ask(world, measured, search);
            expect(answer, JSON.stringify({ ...search, member: search.member.sees })).toEqual(expected);
          }
          for (const { as, sees } of world.members) {
            const { results, today: itsToday } = await api.ok(listRankKeywords, { as });
            expect(itsToday).toBe(today);
            expect(results.toSorted((a, b) => (a.keyword < b.keyword ? -1 : 1))).toEqual(
              rankedWords.toSorted().flatMap((keyword) => {
                const days = measured.filter(
                  (row) => row.keyword === keyword && sees.includes(row.locationId),
                );
                const sorted = days.map(({ day }) => day).toSorted();
                const watching = world.places.filter(
                  ({ id, keywords }) => sees.includes(id) && keywords.includes(keyword),
                );
                if (days.length + watching.length === 0) return [];
                return [
                  {
                    keyword,
                    facilities_count: watching.length,
                    measured_from: sorted[0] ?? null,
                    measured_to: sorted.at(-1) ?? null,
                  },
                ];
              }),
            );
          }
        },
      ),
      { numRuns: 3, endOnFailure: true },
    );
  });
});
