import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { createWebsite, createWebsiteKeywords } from '@pinfold/contract/features/company/websites.endpoints';
import {
  getOrganicCompetition,
  listOrganicResults,
} from '@pinfold/contract/features/websites/organic-results.endpoints';
import { createWebsiteCompetitor } from '@pinfold/contract/features/websites/website-competitors.endpoints';
import { ensureMonths } from '../../../database/ensure-months.ts';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { searchLocations } from '../../company/search-locations/search-locations.table.ts';
import { storeMeasured } from './measured-keywords.ts';
import { organicLookups, organicMonthTables } from './organic.table.ts';
import { searchVisibilityIndicator } from './search-visibility-indicator.ts';

const today = '2026-11-21';

/** A company with a website, a competitor, and two keywords from one town, one of them from another town too. */
async function start() {
  const api = await startTestApi({ now: new Date(`${today}T12:00:00Z`) });
  const { make, ok, services } = api;
  const { queries } = services.database;
  const companyId = await make.company();
  const as = await make.member(companyId, { type: memberTypes.owner });
  const addPlace = async (name: string) => {
    const [place] = await queries
      .insert(searchLocations)
      .values({ companyId, name, region: '', country: 'PL' })
      .returning({ id: searchLocations.id });
    return place?.id ?? 0;
  };
  const krakow = await addPlace('Kraków');
  const lodz = await addPlace('Łódź');
  const { id: website } = await ok(createWebsite, { as, body: { url: 'https://lipa.pl' } });
  const params = { id: website };
  const sowa = await ok(createWebsiteCompetitor, { as, params, body: { url: 'https://sowa.pl' } });
  const watch = async (keywords: string[], search_location: number) =>
    (await ok(createWebsiteKeywords, { as, params, body: { keywords, search_location } })).results;
  const watched = [...(await watch(['kawa', 'ciasto'], krakow)), ...(await watch(['kawa'], lodz))];
  await ensureMonths(queries, organicMonthTables, addDays(today, -60), today);

  /** Stores what was found so many days ago by keyword and town; `sowa` is where the competitor was. */
  async function measure(
    ago: number,
    keyword: string,
    place: number,
    position: number | null,
    rival?: number,
  ) {
    const found = watched.find((one) => one.keyword === keyword && one.search_location === place);
    await queries.transaction((tx) =>
      storeMeasured(tx, companyId, [
        {
          website_id: website,
          search_location_id: place,
          keyword_id: found?.id ?? 0,
          day: addDays(today, -ago),
          result: {
            position,
            url: position === null ? null : 'https://lipa.pl/menu',
            absolute: position,
            above: position === null ? ['local_pack'] : [],
            ahead: [],
            competitors: [{ id: sowa.id, position: rival ?? null }],
          },
        },
      ]),
    );
  }
  return { ...api, queries, companyId, as, website, krakow, lodz, sowa, measure };
}

test('MON-07 results are those of a half-open interval, with gaps where nothing was measured and null where not found', async () => {
  const { ok, as, website, krakow, lodz, measure } = await start();
  await measure(4, 'kawa', krakow, 3);
  await measure(3, 'kawa', krakow, null);
  await measure(1, 'kawa', krakow, 5);
  await measure(2, 'kawa', lodz, 9);
  const query = { searched_at__gte: addDays(today, -3), searched_at__lt: addDays(today, -1) };
  const { count, results } = await ok(listOrganicResults, { as, query });
  expect(count).toBe(3);
  expect(
    results.map(({ keyword, search_location, results: days }) => [keyword, search_location, days]),
  ).toEqual([
    ['ciasto', krakow, []],
    ['kawa', krakow, [{ searched_at: addDays(today, -3), position: null, url: null, above: ['local_pack'] }]],
    [
      'kawa',
      lodz,
      [{ searched_at: addDays(today, -2), position: 9, url: 'https://lipa.pl/menu', above: [] }],
    ],
  ]);
  const narrowed = await ok(listOrganicResults, {
    as,
    query: { website, search_location: krakow, keyword: ' KAWA ' },
  });
  expect(narrowed.results.map((one) => one.results.length)).toEqual([3]);
  const second = await ok(listOrganicResults, { as, query: { page: 2, page_size: 2 } });
  expect([second.count, second.results.length]).toEqual([3, 1]);
  expect((await ok(listOrganicResults, { as, query: { page: 9 } })).count).toBe(3);
});

test.each([
  ['ends before it begins', { searched_at__gte: '2026-11-02', searched_at__lt: '2026-11-01' }],
  ['has no day', { searched_at__gte: '2026-11-02', searched_at__lt: '2026-11-02' }],
  ['is longer than a year', { searched_at__gte: '2025-11-01', searched_at__lt: '2026-11-21' }],
  ['begins before everything', { searched_at__gte: '2004-12-31', searched_at__lt: '2005-01-02' }],
])('MON-07 an interval that %s is refused', async (_what, query) => {
  const { request, as } = await start();
  const { problem } = await request(listOrganicResults, { as, query });
  expect(problem).toMatchObject({ code: 'period_invalid', status: 400 });
});

test('MON-07 a website is set beside competitors by the same searches', async () => {
  const { ok, as, website, krakow, lodz, sowa, measure } = await start();
  await measure(2, 'kawa', krakow, 3, 1);
  await measure(2, 'ciasto', krakow, null, 7);
  await measure(1, 'kawa', lodz, 4);
  const { own, competitors } = await ok(getOrganicCompetition, { as, query: { website } });
  const day = (ago: number) => addDays(today, -ago);
  expect(own).toEqual([
    { searched_at: day(2), best: 3, average_all: 12, found: 1, lookups: 2 },
    { searched_at: day(1), best: 4, average_all: 4, found: 1, lookups: 1 },
  ]);
  expect(competitors).toEqual([
    {
      competitor: sowa.id,
      url: 'https://sowa.pl/',
      results: [
        { searched_at: day(2), best: 1, average_all: 4, found: 2, lookups: 2 },
        { searched_at: day(1), best: null, average_all: 21, found: 0, lookups: 1 },
      ],
    },
  ]);
  const query = { website, website_competition: String(sowa.id), search_location: krakow, keyword: 'kawa' };
  const narrowed = await ok(getOrganicCompetition, { as, query });
  expect([narrowed.own.length, narrowed.competitors[0]?.results.length]).toEqual([1, 1]);
});

test('MON-07 what belongs to another company is not there', async () => {
  const { request, ok, make, website, krakow, sowa, measure } = await start();
  await measure(1, 'kawa', krakow, 3);
  const as = await make.member(await make.company(), { type: memberTypes.owner });
  expect(await ok(listOrganicResults, { as })).toEqual({ is_configured: true, count: 0, results: [] });
  for (const query of [{ website }, { search_location: krakow }])
    expect((await request(listOrganicResults, { as, query })).problem?.code).toBe('not_found');
  const { id } = await ok(createWebsite, { as, body: { url: 'https://inna.pl' } });
  for (const query of [{ website }, { website: id, website_competition: String(sowa.id) }])
    expect((await request(getOrganicCompetition, { as, query })).problem?.code).toBe('not_found');
});

test('MON-01 MON-07 search visibility adds up days, where missing counts 21, and says what each keyword had of it', async () => {
  const { services, queries, as, companyId, website, krakow, lodz, measure, clock } = await start();
  const period = { from: addDays(today, -3), to: addDays(today, -1) };
  const viewer = {
    companyId,
    userId: as.userId,
    seesAllLocations: true,
    timezone: 'Europe/Warsaw',
    planCapabilities: [],
    disabledModules: [],
  };
  const read = (of = period) => searchVisibilityIndicator(services, viewer, of);
  expect(await read()).toEqual({ reading: { state: 'not_set_up', missing: 'search_locations' } });
  await services.database.queries.update(searchLocations).set({ latitude: 50, longitude: 20 });
  expect(await read()).toEqual({ reading: { state: 'waiting', until: addDays(today, 1) } });
  await measure(5, 'kawa', krakow, 11);
  expect(await read()).toEqual({
    reading: { state: 'stale', lastValue: 50, measuredOn: addDays(today, -5) },
  });
  await measure(2, 'kawa', krakow, 2);
  await measure(2, 'ciasto', krakow, null);
  // Measured again on the same day, as by a check, it counts once.
  await measure(1, 'kawa', lodz, 8);
  await measure(1, 'kawa', lodz, 6);
  const { reading, pieces, days } = await read();
  expect(reading).toEqual({
    state: 'known',
    value: expect.closeTo(56.667, 3),
    measuredOn: addDays(today, -1),
  });
  expect(pieces).toEqual([
    { key: 'ciasto', weight: 1, value: 0 },
    { key: 'kawa', weight: 2, value: 85 },
  ]);
  expect(days).toEqual(
    new Map([
      [addDays(today, -2), 47.5],
      [addDays(today, -1), 75],
    ]),
  );
  clock.advance(60 * 86_400);
  const later = { from: addDays(today, 50), to: addDays(today, 59) };
  expect(await read(later)).toEqual({ reading: { state: 'waiting', until: addDays(today, 61) } });
  await queries.insert(organicLookups).values({
    companyId,
    websiteId: website,
    searchLocationId: krakow,
    keywordId: 1,
    keyword: 'kawa',
    latitude: 50,
    longitude: 20,
    language: 'pl',
    targets: { own: { host: 'lipa.pl', path: '' }, competitors: [] },
    day: addDays(today, 59),
    state: 'failed',
    dueAt: clock.now(),
  });
  expect(await read(later)).toEqual({ reading: { state: 'failed', reason: 'lookups_failed' } });
});
