import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import type { PlanLimit } from '@pinfold/contract/access/plan';
import { getCompanyUsage } from '@pinfold/contract/features/company/companies.endpoints';
import {
  createCompetitor,
  deleteCompetitor,
  listCompetitors,
  listSuggestedCompetitors,
  searchCompetitorPlaces,
} from '@pinfold/contract/features/rankings/competitors.endpoints';
import { rows } from '../../../database/database.ts';
import { startTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import { addMeasuredDays } from '../lookups/measured-days.ts';
import { ensureMonths } from '../../../database/ensure-months.ts';
import { ensureTerms } from '../rank-terms.ts';
import { seenPlaces, rankMonthTables } from '../rankings.table.ts';

const day = '2026-11-20';

async function start() {
  return openCompany(await startTestApi({ now: new Date('2026-11-21T12:00:00Z') }));
}

async function openCompany(api: TestApi, planLimits: Partial<Record<PlanLimit, number>> = {}) {
  const { make, services } = api;
  const { queries } = services.database;
  const companyId = await make.company({ planLimits });
  const as = await make.member(companyId, { type: memberTypes.owner });
  const cafes = [
    await make.location(companyId, { latitude: 50.061, longitude: 19.937, placeId: 'own-0' }),
    await make.location(companyId, { latitude: 50.051, longitude: 19.944, placeId: 'own-1' }),
    await make.location(companyId, { placeId: 'own-2' }),
  ] as const;

  async function see(placeId: string, values: Partial<typeof seenPlaces.$inferInsert> = {}): Promise<string> {
    await queries.insert(seenPlaces).values({
      companyId,
      placeId,
      name: `Kawiarnia ${placeId}`,
      address: 'Szewska 7, Kraków',
      latitude: 50.06,
      longitude: 19.94,
      category: 'Kawiarnia',
      rating: 4.6,
      reviewsCount: 320,
      seenAt: services.now(),
      ...values,
    });
    return placeId;
  }
  const add = (place_id: string, member = as) =>
    api.request(createCompetitor, { as: member, body: { place_id } });
  const used = async () =>
    (await api.ok(getCompanyUsage, { as })).limits.find(({ limit }) => limit === 'max_listings_competitors')
      ?.used;

  /** Stores the ranks of a day at one of the locations, with the places ahead of it and those of competitors. */
  async function measure(
    locationId: number,
    keyword: string,
    { ahead = [], competitorIds = [] }: { ahead?: string[]; competitorIds?: number[] },
    on = day,
  ): Promise<void> {
    const tally = { best: 6, points: 1, found: 1, sum: 6, top3: 0 };
    await ensureMonths(queries, rankMonthTables, on, on);
    const terms = await ensureTerms(queries, companyId, [keyword]);
    await addMeasuredDays(queries, companyId, [
      {
        locationId,
        termId: terms.get(keyword) ?? 0,
        day: on,
        tally,
        ahead: ahead.map((placeId, index) => ({ placeId, name: placeId, position: index + 1 })),
        competitors: competitorIds.map((competitorId) => ({ competitorId, tally })),
      },
    ]);
  }
  return { ...api, queries, companyId, as, cafes, see, add, used, measure };
}

test('MON-05 COM-09 at most five competitors, or as many as the plan has, however many are added at once', async () => {
  const api = await startTestApi();
  for (const [limits, most, code] of [
    [{}, 5, 'too_many_competitors'],
    [{ max_listings_competitors: 9 }, 5, 'too_many_competitors'],
    [{ max_listings_competitors: 2 }, 2, 'plan_limit_reached'],
  ] as const) {
    const { ok, as, see, add, used } = await openCompany(api, limits);
    const seen = await Promise.all(Array.from({ length: 7 }, (_, index) => see(`place-${index}`)));
    const answers = await Promise.all(seen.map((placeId) => add(placeId)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(most);
    expect(new Set(answers.flatMap(({ problem }) => problem?.code ?? []))).toEqual(new Set([code]));
    const list = await ok(listCompetitors, { as });
    expect(list).toMatchObject({ count: most, limit: most });
    const ids = list.results.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(await used()).toBe(most);
  }
});

test('MON-05 what is own, chosen already, without an address or never seen does not become a competitor', async () => {
  const { ok, make, as, see, add, used } = await start();
  await see('own-1');
  await see('service', { address: '', latitude: null, longitude: null });
  await see('chosen');
  const { body } = await add('chosen');
  expect(body).toMatchObject({ name: 'Kawiarnia chosen', rating: 4.6, reviews_count: 320 });
  const refusals = [
    [(await add('own-1')).problem, 'competitor_is_own', 409],
    [(await add('own-2')).problem, 'competitor_is_own', 409],
    [(await add('service')).problem, 'service_area_not_monitored', 400],
    [(await add('chosen')).problem, 'competitor_exists', 409],
    [(await add('never-seen')).problem, 'not_found', 404],
  ] as const;
  for (const [problem, code, status] of refusals) expect(problem).toMatchObject({ code, status });
  expect(await used()).toBe(1);

  // What one company has seen, another has not.
  const other = await make.company();
  const stranger = await make.member(other, { type: memberTypes.owner });
  expect((await add('chosen', stranger)).problem?.code).toBe('not_found');
  expect((await ok(listCompetitors, { as: stranger })).count).toBe(0);
  expect((await ok(listCompetitors, { as })).results).toEqual([body]);
});

test('MON-05 who is compared with no more leaves nothing behind, and others stay', async () => {
  const { request, ok, make, jobs, queries, as, cafes, see, add, measure } = await start();
  const ids: number[] = [];
  for (const placeId of [await see('a'), await see('b')])
    ids.push(((await add(placeId)).body as { id: number }).id);
  const [gone = 0, stays = 0] = ids;
  for (const cafe of cafes.slice(0, 2)) await measure(cafe, 'kawa', { competitorIds: ids });
  const stranger = await make.member(await make.company(), { type: memberTypes.owner });
  const remove = (member = as) => request(deleteCompetitor, { as: member, params: { id: gone } });
  expect((await remove(stranger)).problem?.code).toBe('not_found');
  expect((await remove()).status).toBe(204);
  expect((await remove()).problem?.code).toBe('not_found');
  expect((await ok(listCompetitors, { as })).results.map(({ id }) => id)).toEqual([stays]);

  await jobs.runDue('forget-competitor');
  const left = await rows<{ id: number; count: number }>(
    queries,
    sql`select competitor_id as id, count(*)::int4 as count from competitor_rank_days group by 1`,
  );
  expect(left).toEqual([{ id: stays, count: 2 }]);
  // Chosen again, it is a new competitor without a past.
  expect((await add('a')).status).toBe(201);
});

test('MON-05 suggested is who is ahead of us most often now, as far as a member sees us', async () => {
  const { ok, make, companyId, as, cafes, see, add, measure } = await start();
  for (const placeId of ['a', 'b', 'c', 'old', 'chosen', 'own-1']) await see(placeId);
  await see('service', { address: '', latitude: null, longitude: null });
  await add('chosen');
  const [first, second] = cafes;
  await measure(first, 'kawa', { ahead: ['own-1', 'b', 'a', 'chosen', 'service'] });
  await measure(first, 'lody', { ahead: ['b'] });
  await measure(second, 'kawa', { ahead: ['c', 'b', 'a'] });
  await measure(second, 'lody', { ahead: ['c', 'nobody'] });
  await measure(second, 'dawniej', { ahead: ['old'] }, '2026-10-01');
  const suggested = async (member = as, facility?: number) => {
    const query = facility === undefined ? {} : { facility };
    const { results } = await ok(listSuggestedCompetitors, { as: member, query });
    for (const { is_own, is_competitor, is_service_area } of results)
      expect([is_own, is_competitor, is_service_area]).toEqual([false, false, false]);
    return results.map(({ place_id, ahead_count }) => `${place_id} ${ahead_count}`);
  };
  expect(await suggested()).toEqual(['b 3', 'a 2', 'c 2']);
  expect(await suggested(as, first)).toEqual(['b 2', 'a 1']);
  const ofSecond = await make.member(companyId, { locations: [second] });
  expect(await suggested(ofSecond)).toEqual(['c 2', 'a 1', 'b 1']);
  expect(await suggested(ofSecond, first)).toEqual([]);
});

test('MON-05 a search near a location says why a place cannot be chosen, and what it showed can be', async () => {
  const { request, ok, make, companyId, as, cafes, add, queries } = await start();
  const search = (facility: number, member = as) =>
    request(searchCompetitorPlaces, { as: member, query: { q: 'kawiarnia', facility } });
  const { results } = await ok(searchCompetitorPlaces, {
    as,
    query: { q: 'kawiarnia', facility: cafes[0] },
  });
  expect(results.length).toBeGreaterThan(5);
  const [first, second] = results.filter(({ is_service_area }) => !is_service_area);
  if (!first || !second) throw new Error('a town has cafés');
  expect(first).toMatchObject({ is_own: false, is_competitor: false, ahead_count: null });
  expect((await add(first.place_id)).status).toBe(201);
  await queries.execute(
    sql`update locations set place_id = ${second.place_id} where company_id = ${companyId} and id = ${cafes[1]}`,
  );
  const again = await ok(searchCompetitorPlaces, { as, query: { q: 'kawiarnia', facility: cafes[0] } });
  const marked = (placeId: string) => again.results.find(({ place_id }) => place_id === placeId);
  expect(marked(first.place_id)).toMatchObject({ is_competitor: true, is_own: false });
  expect(marked(second.place_id)).toMatchObject({ is_competitor: false, is_own: true });

  expect((await search(cafes[2])).problem?.code).toBe('coordinates_missing');
  expect((await search(999_999)).problem?.code).toBe('not_found');
  const elsewhere = await make.member(companyId, { locations: [cafes[1]] });
  expect((await search(cafes[0], elsewhere)).problem?.code).toBe('not_found');
});
