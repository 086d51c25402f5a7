import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comparePositions, getCompetition } from '@pinfold/contract/features/rankings/competitors.endpoints';
import { stepUnits, type StepUnit } from '@pinfold/contract/period';
import { naivePoints, naiveSeries, naiveSummary } from '../../../testing/oracles/naive-rankings.ts';
import {
  comparedDays as days,
  comparedToday as today,
  comparedWords as words,
  dayAfter,
  storeSeenDays,
  makeComparedCompany,
  randomSeenDays,
  type SeenDay,
} from '../../../testing/worlds/compared-company.ts';
import { openTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import { rankMonthTables } from '../rankings.table.ts';
import { ensureMonths } from '../../../database/ensure-months.ts';

const now = new Date('2026-06-20T10:00:00Z');

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ now });
  await ensureMonths(api.services.database.queries, rankMonthTables, days[0] ?? today, today);
});
afterAll(() => api.close());

const anyPeriod = fc
  .tuple(fc.constantFrom(...days.slice(50)), fc.constantFrom(...days.slice(50)))
  .map((two) => two.toSorted())
  .map(([date_from = '', date_to = '']) => ({ date_from, date_to }));

const anyKeywords = fc.uniqueArray(fc.constantFrom(...words, 'nieznane'), { minLength: 1 });

function pointsOf({ date_from, date_to }: { date_from: string; date_to: string }, given?: StepUnit) {
  const within = days.filter((day) => day >= date_from && day <= date_to);
  return { within, points: naivePoints(within, given ?? 'day') };
}

test('MON-05 a location beside competitors, and set A beside set B, are what plain counting over lookups makes of them', async () => {
  const world = await makeComparedCompany(api);
  const { companyId, ids, competitorIds, groups, owner, limited } = world;
  const anySet = fc.record({
    facilities_ids: fc.subarray(ids),
    groups: fc.subarray(groups.slice(0, 1)),
    competitors: fc.subarray(competitorIds),
    keywords: anyKeywords,
  });
  const anySearch = fc.record({
    as: fc.constantFrom(owner, limited),
    period: anyPeriod,
    resolution: fc.option(fc.constantFrom(...stepUnits), { nil: undefined }),
    keywords: anyKeywords,
    chosen: fc.option(fc.subarray(competitorIds), { nil: undefined }),
    facility: fc.constantFrom(...ids),
    a: anySet,
    b: anySet,
  });
  await fc.assert(
    fc.asyncProperty(
      randomSeenDays(world),
      fc.array(anySearch, { minLength: 4, maxLength: 4 }),
      async (seen, searches) => {
        await storeSeenDays(api, companyId, seen);
        for (const search of searches) {
          await expectCompetition(seen, search);
          await expectComparison(seen, search);
        }
      },
    ),
    { numRuns: 3 },
  );

  interface Search {
    as: typeof owner;
    period: { date_from: string; date_to: string };
    resolution: StepUnit | undefined;
    keywords: string[];
    chosen: number[] | undefined;
    facility: number;
    a: NamedSet;
    b: NamedSet;
  }
  interface NamedSet {
    facilities_ids: number[];
    groups: number[];
    competitors: number[];
    keywords: string[];
  }

  async function expectCompetition(seen: readonly SeenDay[], search: Search) {
    const { as, period, resolution, keywords, chosen, facility } = search;
    const answer = await api.request(getCompetition, {
      as,
      body: {
        facility,
        keywords,
        ...period,
        compare: 'previous_term',
        ...(resolution && { resolution }),
        ...(chosen && { competitors: chosen }),
      },
    });
    if (as === limited && facility !== ids[0]) {
      expect(answer.problem?.code).toBe('not_found');
      return;
    }
    const { within, points } = pointsOf(period, resolution);
    const before = within.map((day) => dayAfter(day, -within.length));
    const measures = (competitor: number | null) => {
      const rows = seen.filter(
        (one) =>
          one.competitor === competitor && one.locationId === facility && keywords.includes(one.keyword),
      );
      return {
        series: naiveSeries(rows, points),
        summary: naiveSummary(rows, within),
        compared: naiveSummary(rows, before),
      };
    };
    expect(answer.body).toMatchObject({
      own: measures(null),
      competitors: competitorIds
        .filter((id) => chosen === undefined || chosen.includes(id))
        .map((competitor) => ({ competitor, ...measures(competitor) })),
    });
  }

  async function expectComparison(seen: readonly SeenDay[], search: Search) {
    const { as, period, resolution, a, b } = search;
    const sees = as === limited ? ids.slice(0, 1) : ids;
    const answer = await api.request(comparePositions, {
      as,
      body: { a, b, ...period, ...(resolution && { resolution }) },
    });
    const sets = [a, b].map((set) => ({
      ...set,
      own: sees.filter(
        (id) => set.facilities_ids.includes(id) || (set.groups.length > 0 && ids.indexOf(id) < 2),
      ),
    }));
    const isUnknown = [a, b].some(({ facilities_ids }) => facilities_ids.some((id) => !sees.includes(id)));
    const isEmpty = sets.some(({ own, competitors: others }) => own.length + others.length === 0);
    if (isUnknown || isEmpty) {
      expect(['facility_unknown', 'set_empty']).toContain(answer.problem?.code);
      if (!isUnknown) expect(answer.problem?.code).toBe('set_empty');
      if (!isEmpty) expect(answer.problem?.code).toBe('facility_unknown');
      return;
    }
    const { within, points } = pointsOf(period, resolution);
    const [ofA, ofB] = sets.map(({ own, competitors: others, keywords }) => {
      const rows = seen.filter(
        (one) =>
          keywords.includes(one.keyword) &&
          (one.competitor === null
            ? own.includes(one.locationId)
            : others.includes(one.competitor) && sees.includes(one.locationId)),
      );
      return {
        series: naiveSeries(rows, points),
        summary: naiveSummary(rows, within),
        places_count: own.length + others.length,
      };
    });
    expect(answer.body).toMatchObject({ a: ofA, b: ofB });
  }
});

test('MON-05 what cannot be compared is refused with its reason', async () => {
  const { make, request, ok } = api;
  const { owner, ids, serviceArea, groups, competitorIds } = await makeComparedCompany(api);
  const [first = 0] = ids;
  const [mixed = 0, onlyServiceArea = 0] = groups;
  const competition = (body: object) =>
    request(getCompetition, {
      as: owner,
      body: { facility: first, keywords: ['kawa'], preset: 'last_7_days', ...body },
    });
  expect((await competition({ facility: serviceArea })).problem?.code).toBe('service_area_not_monitored');
  expect((await competition({ facility: 999_999 })).problem?.code).toBe('not_found');
  expect((await competition({ chart: 'average', keywords: ['kawa', 'lody'] })).problem?.code).toBe(
    'average_takes_one_keyword',
  );
  expect((await competition({ chart: 'average', keywords: ['kawa', 'KAWA '] })).problem).toBeUndefined();
  expect((await competition({ preset: undefined })).problem?.code).toBe('period_invalid');

  const compare = (a: object) =>
    request(comparePositions, {
      as: owner,
      body: {
        a: { keywords: ['kawa'], ...a },
        b: { facilities_ids: ids, keywords: ['kawa'] },
        preset: 'last_7_days',
      },
    });
  const stranger = await makeComparedCompany(api);
  for (const [set, code] of [
    [{}, 'set_empty'],
    [{ groups: [onlyServiceArea] }, 'set_empty'],
    [{ groups: [999_999], competitors: [999_999] }, 'set_empty'],
    [{ groups: stranger.groups, competitors: stranger.competitorIds }, 'set_empty'],
    [{ facilities_ids: [first, 999_999] }, 'facility_unknown'],
    [{ facilities_ids: stranger.ids }, 'facility_unknown'],
    [{ facilities_ids: [serviceArea] }, 'service_area_not_monitored'],
  ] as const)
    expect((await compare(set)).problem?.code).toBe(code);
  expect((await compare({})).problem?.errors).toMatchObject([{ path: 'body.a' }]);

  const body = {
    a: { groups: [mixed], competitors: competitorIds, keywords: ['kawa'] },
    b: { facilities_ids: ids, groups: [mixed], keywords: ['kawa'] },
    preset: 'last_7_days' as const,
  };
  const { a, b } = await ok(comparePositions, { as: owner, body });
  expect([a.places_count, b.places_count]).toEqual([4, 3]);
  const noRankings = await make.member(owner.companyId, { permissions: ['view_maps_rankings'] });
  const asked = await request(comparePositions, { as: noRankings, body });
  expect(asked.problem?.code).toBe('permission_denied');
});
