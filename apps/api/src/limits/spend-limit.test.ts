import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { standardPlan, type PlanLimit } from '@pinfold/contract/access/plan';
import type { Endpoint } from '@pinfold/contract/endpoint';
import { getCompanyUsage } from '@pinfold/contract/features/company/companies.endpoints';
import { createKeywords, listKeywords } from '@pinfold/contract/features/company/keywords.endpoints';
import { createSearchLocation } from '@pinfold/contract/features/company/search-locations.endpoints';
import {
  createWebsite,
  createWebsiteKeywords,
  listWebsites,
} from '@pinfold/contract/features/company/websites.endpoints';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { encodePlace } from '../features/company/search-locations/company-cities.ts';
import { searchLocations } from '../features/company/search-locations/search-locations.table.ts';
import { websites } from '../features/company/websites/websites.table.ts';

async function start(limits: Partial<Record<PlanLimit, number>>) {
  const api = await startTestApi();
  const companyId = await api.make.company({ planLimits: limits });
  const as = await api.make.member(companyId, { type: memberTypes.owner });
  const used = async (limit: PlanLimit) =>
    (await api.ok(getCompanyUsage, { as })).limits.find((one) => one.limit === limit)?.used;
  return { ...api, companyId, as, used };
}

const towns = ['Kraków', 'Łódź', 'Gdańsk', 'Opole', 'Toruń', 'Radom'];

/** The endpoint that uses up each limit, with a different request for every index. */
const spenders: [PlanLimit, Endpoint, (index: number, ids: { website: number; place: number }) => object][] =
  [
    ['max_websites', createWebsite, (index) => ({ body: { url: `https://lipa${index}.pl` } })],
    [
      'max_maps_keywords',
      createKeywords,
      (index) => ({ body: { keywords: [`kawa ${index}`], scope: 'company' } }),
    ],
    [
      'max_organic_keywords',
      createWebsiteKeywords,
      (index, { website, place }) => ({
        params: { id: website },
        body: { keywords: [`kawa ${index}`], search_location: place },
      }),
    ],
    [
      'max_search_locations',
      createSearchLocation,
      (index) => ({
        body: { suggestion: encodePlace({ name: towns[index] ?? '', region: 'małopolskie', country: 'PL' }) },
      }),
    ],
  ];

describe('COM-09 a limit of the plan', () => {
  test.each(spenders)('%s is not passed by many adds at once', async (limit, endpoint, request) => {
    const { requestRaw, services, make, companyId, as, used } = await start({ [limit]: 3 });
    for (const city of towns) await make.location(companyId, { city });
    const { queries } = services.database;
    const [website] = await queries
      .insert(websites)
      .values({ companyId, url: 'https://lipa.pl/', name: 'Lipa', createdAt: services.now() })
      .returning({ id: websites.id });
    const [place] = await queries
      .insert(searchLocations)
      .values({ companyId, name: 'Warszawa', region: '', country: 'PL' })
      .returning({ id: searchLocations.id });
    const before = (await used(limit)) ?? 0;
    const ids = { website: website?.id ?? 0, place: place?.id ?? 0 };
    const answers = await Promise.all(
      towns.map((_, index) => requestRaw(endpoint, { as, ...request(index, ids) })),
    );
    const added = answers.filter(({ status }) => status === 201);
    expect(added).toHaveLength(3 - before);
    expect(await used(limit)).toBe(3);
    const refused = answers.flatMap(({ problem }) => problem ?? []);
    expect(new Set(refused.map(({ code, status }) => `${status} ${code}`))).toEqual(
      new Set(['429 plan_limit_reached']),
    );
    expect(refused[0]?.errors).toEqual([{ path: limit, message: refused[0]?.detail }]);
  });

  test.each([
    ['pl', 'Twój plan nie pozwala dodać więcej (strony internetowe: najwyżej 1).'],
    ['en', 'Your plan does not allow more (websites: 1 at most).'],
    ['es', 'Tu plan no permite añadir más (sitios web: 1 como máximo).'],
  ])('is named in the language of the reader: %s', async (language, detail) => {
    const { ok, request, as } = await start({ max_websites: 1 });
    await ok(createWebsite, { as, body: { url: 'https://lipa.pl' } });
    const headers = { 'Accept-Language': language };
    const { problem } = await request(createWebsite, { as, headers, body: { url: 'https://sowa.pl' } });
    expect(problem?.detail).toBe(detail);
  });

  test('takes a list as a whole or not at all, and counts only what is new', async () => {
    const { ok, request, as } = await start({ max_maps_keywords: 3 });
    const watch = (...keywords: string[]) => ({ as, body: { keywords, scope: 'company' as const } });
    await ok(createKeywords, watch('kawa', 'ciasto'));
    const { problem } = await request(createKeywords, watch('herbata', 'lody'));
    expect(problem?.code).toBe('plan_limit_reached');
    expect((await ok(listKeywords, { as })).count).toBe(2);
    expect((await ok(createKeywords, watch('kawa', 'KAWA', 'ciasto', 'herbata'))).count).toBe(1);
    expect((await ok(createKeywords, watch('kawa', 'ciasto'))).count).toBe(0);
  });

  test('that an earlier plan left exceeded refuses more, but not what is there already', async () => {
    const { ok, request, as, services, companyId } = await start({ max_websites: 1 });
    const createdAt = services.now();
    await services.database.queries
      .insert(websites)
      .values(['a', 'b'].map((name) => ({ companyId, url: `https://${name}.pl/`, name, createdAt })));
    const there = await request(createWebsite, { as, body: { url: 'https://a.pl' } });
    expect(there.problem?.code).toBe('website_exists');
    const more = await request(createWebsite, { as, body: { url: 'https://c.pl' } });
    expect(more.problem?.code).toBe('plan_limit_reached');
    const { limits } = await ok(getCompanyUsage, { as });
    expect(limits).toContainEqual({ limit: 'max_websites', used: 2, max: 1 });
  });

  test('of one company says nothing of another, and without a limit there is none', async () => {
    const { ok, as, make } = await start({ max_websites: 1 });
    await ok(createWebsite, { as, body: { url: 'https://lipa.pl' } });
    const other = await make.member(await make.company({ planLimits: {} }), { type: memberTypes.owner });
    for (const url of ['https://a.pl', 'https://b.pl']) await ok(createWebsite, { as: other, body: { url } });
    expect((await ok(listWebsites, { as: other })).count).toBe(2);
  });
});

test('COM-09 PAY-04 the usage names every limit, with people who were invited, and what nobody limits', async () => {
  const { ok, make, companyId, as } = await start({ ...standardPlan.limits });
  await make.location(companyId);
  await make.member(companyId);
  await make.member(companyId, { status: 'pending' });
  const { limits } = await ok(getCompanyUsage, { as });
  expect(limits.map(({ limit }) => limit)).toEqual(Object.keys(standardPlan.limits));
  expect(limits).toContainEqual({ limit: 'max_company_users', used: 3, max: 25 });
  expect(limits).toContainEqual({ limit: 'max_facilities', used: 1, max: 100 });
  const unlimited = await make.member(await make.company(), { type: memberTypes.owner });
  const none = (await ok(getCompanyUsage, { as: unlimited })).limits;
  expect(none.every(({ max }) => max === null)).toBe(true);
});
