import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listInsightKeywords } from '@pinfold/contract/features/insights/insights.endpoints';
import { ensureMonths } from '../../../database/ensure-months.ts';
import { openTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import { naiveKeywords, type PlainKeyword } from '../../../testing/oracles/naive-insights.ts';
import { sized } from '../../../testing/test-size.ts';
import { now } from '../../../testing/worlds/random-insights.ts';
import { chosenPlaces, randomLocationFilter } from '../../../testing/worlds/random-rank-search.ts';
import { makeRankedCompany, type RankedCompany } from '../../../testing/worlds/ranked-company.ts';
import { storeInsightKeywords } from '../collect/store-insight-keywords.ts';
import { insightKeywords, insightKeywordTotals, insightMonthTables } from '../insights.table.ts';

const months = ['2026-02', '2026-03', '2026-04', '2026-05', '2026-06'];

/** Of each set of keywords. */
const searches = sized(25, 80);

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ now });
  await ensureMonths(api.services.database.queries, insightMonthTables, '2026-01-01', '2026-07-01');
});
afterAll(() => api.close());

function randomKeywords({ places }: RankedCompany): fc.Arbitrary<PlainKeyword[]> {
  const counted = fc.oneof(
    fc.integer({ min: 15, max: 2000 }).map((value) => ({ value, threshold: null })),
    fc.constantFrom(15, 30).map((threshold) => ({ value: null, threshold })),
  );
  const row = fc.record({
    locationId: fc.constantFrom(...places.map(({ id }) => id)),
    month: fc.constantFrom(...months),
    keyword: fc.constantFrom('kawa', 'Kawa', 'ciasto', 'lody 50%', 'żurek'),
    count: counted,
  });
  return fc
    .uniqueArray(row, {
      minLength: 0,
      maxLength: 40,
      selector: ({ locationId, month, keyword }) => `${locationId}/${month}/${keyword}`,
    })
    .map((drawn) => drawn.map(({ count, ...of }) => ({ ...of, ...count })));
}

async function storeKeywords(companyId: number, known: readonly PlainKeyword[]): Promise<void> {
  const { queries } = api.services.database;
  for (const table of [insightKeywords, insightKeywordTotals]) await queries.delete(table);
  const ofPlaceAndMonth = Map.groupBy(known, ({ locationId, month }) => `${locationId}/${month}`);
  for (const found of ofPlaceAndMonth.values()) {
    const [{ locationId, month } = { locationId: 0, month: '' }] = found;
    await queries.transaction((tx) => storeInsightKeywords(tx, companyId, locationId, `${month}-01`, found));
  }
}

test('MON-08 keywords of any months, filter, member and page are what a plain reading says, thresholds apart', async () => {
  const world = await makeRankedCompany(api);
  const month = fc.option(fc.constantFrom(...months), { nil: undefined });
  const search = fc.record({
    months: fc.tuple(month, month),
    search: fc.constantFrom(undefined, '', 'kaw', '%', 'ZUREK', 'nic'),
    filter: randomLocationFilter(world),
    member: fc.constantFrom(...world.members),
    page: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(
      randomKeywords(world),
      fc.array(search, { minLength: searches, maxLength: searches }),
      async (known, asked) => {
        await storeKeywords(world.companyId, known);
        for (const {
          months: [month_from, month_to],
          search: typed,
          filter,
          member,
          page,
        } of asked) {
          const places = chosenPlaces(world, { filter, member });
          const rows = known.filter(({ locationId }) => places.some(({ id }) => id === locationId));
          const body = { ...filter, month_from, month_to, search: typed, page, page_size: 2 };
          const answer = await api.requestRaw(listInsightKeywords, { as: member.as, body });
          const expected = naiveKeywords(rows, { settled: '2026-05', month_from, month_to, typed, page });
          expect(answer.problem?.code ?? answer.body, JSON.stringify(body)).toEqual(expected);
        }
      },
    ),
    { numRuns: 4, endOnFailure: true },
  );
});

test('MON-08 a threshold is no number of people, and months that are not known are nothing to compare with', async () => {
  const companyId = await api.make.company();
  const as = await api.make.member(companyId);
  const [first, second] = [await api.make.location(companyId), await api.make.location(companyId)];
  const told = (locationId: number, month: string, keyword: string, value: number): PlainKeyword => ({
    locationId,
    month,
    keyword,
    value,
    threshold: null,
  });
  const below = (locationId: number, month: string, keyword: string): PlainKeyword => ({
    locationId,
    month,
    keyword,
    value: null,
    threshold: 15,
  });
  await storeKeywords(companyId, [
    told(first, '2026-03', 'kawa', 100),
    told(first, '2026-04', 'kawa', 120),
    below(first, '2026-04', 'lody'),
    told(first, '2026-05', 'kawa', 80),
    below(second, '2026-05', 'kawa'),
    told(second, '2026-05', 'lody', 40),
  ]);
  const ask = async (month_from?: string, month_to?: string) =>
    (await api.ok(listInsightKeywords, { as, body: { month_from, month_to } })).results;
  expect(await ask()).toEqual([
    { keyword: 'kawa', value: 80, below_threshold: 15, locations: 2, before: 120 },
    { keyword: 'lody', value: 40, below_threshold: 0, locations: 1, before: null },
  ]);
  expect(await ask('2026-04', '2026-05')).toEqual([
    { keyword: 'kawa', value: 200, below_threshold: 15, locations: 2, before: null },
    { keyword: 'lody', value: 40, below_threshold: 15, locations: 1, before: null },
  ]);
});

test('MON-08 a month that is not over has no keywords to ask for', async () => {
  const as = await api.make.member(await api.make.company());
  const ask = async (month_from: string, month_to: string) =>
    (await api.request(listInsightKeywords, { as, body: { month_from, month_to } })).problem;
  expect(await ask('2026-06', '2026-06')).toBeUndefined();
  expect(await ask('2026-06', '2026-07')).toMatchObject({
    code: 'period_invalid',
    detail: expect.stringContaining('2026-06-30') as string,
  });
  expect(await ask('0000-01', '2026-06')).toMatchObject({ code: 'period_invalid' });
  expect(await ask('2026-06', '2026-05')).toMatchObject({ code: 'period_invalid' });
});
