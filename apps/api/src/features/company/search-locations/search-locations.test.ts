import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { autocompletePlaces } from '@pinfold/contract/features/company/reference-data.endpoints';
import {
  createSearchLocation,
  deleteSearchLocation,
  listSearchLocations,
  listSuggestedLocations,
  rejectSuggestedLocation,
} from '@pinfold/contract/features/company/search-locations.endpoints';
import { createWebsite } from '@pinfold/contract/features/company/websites.endpoints';
import { startTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import type { TestMember } from '../../../testing/worlds/factories.ts';
import { encodePlace } from './company-cities.ts';

/** Two locations in Kraków, one in Łódź. */
async function start() {
  const api = await startTestApi();
  const { make } = api;
  const companyId = await make.company();
  const as = await make.member(companyId, { type: memberTypes.owner });
  const krakow = [
    await make.location(companyId, { latitude: 50, longitude: 19.5, website: 'https://www.lipa.pl/rynek' }),
    await make.location(companyId, { city: ' KRAKÓW', latitude: 51, longitude: 20.5 }),
    await make.location(companyId),
  ];
  const lodz = await make.location(companyId, { city: 'Łódź', region: 'łódzkie', website: 'http://LIPA.pl' });
  return { ...api, companyId, as, krakow, lodz };
}

async function suggested({ ok }: Pick<TestApi, 'ok'>, as: TestMember, query: object = {}) {
  return (await ok(listSuggestedLocations, { as, query })).results;
}

const names = (places: { name: string }[]) => places.map(({ name }) => name);

describe('COM-06 suggested places', () => {
  test('are the towns of the own locations, the largest first, in the middle of them', async () => {
    const api = await start();
    const [krakow, lodz, ...others] = await suggested(api, api.as);
    expect(others).toEqual([]);
    expect(krakow).toMatchObject({
      name: 'Kraków',
      region: 'małopolskie',
      country: 'PL',
      facilities_count: 3,
    });
    expect(krakow?.latitude).toBe(50.5);
    expect(krakow?.longitude).toBe(20);
    expect(lodz).toMatchObject({ name: 'Łódź', latitude: null, longitude: null, facilities_count: 1 });
  });

  test('are narrowed to the town of a location, or to those whose locations name a website', async () => {
    const api = await start();
    expect(names(await suggested(api, api.as, { business_address_id: api.lodz }))).toEqual(['Łódź']);
    expect(await suggested(api, api.as, { business_address_id: 999_999 })).toEqual([]);
    const { id } = await api.ok(createWebsite, { as: api.as, body: { url: 'https://lipa.pl/menu' } });
    const ofWebsite = await suggested(api, api.as, { website_id: id });
    expect(ofWebsite.map(({ name, facilities_count }) => [name, facilities_count])).toEqual([
      ['Kraków', 1],
      ['Łódź', 1],
    ]);
    expect(await suggested(api, api.as, { website_id: 999_999 })).toEqual([]);
  });

  test('are gone once they are used or rejected, and back when no longer used', async () => {
    const api = await start();
    const { ok, as } = api;
    const [krakow, lodz] = await suggested(api, as);
    const added = await ok(createSearchLocation, { as, body: { suggestion: krakow?.suggestion ?? '' } });
    expect(added).toMatchObject({ name: 'Kraków', region: 'małopolskie', latitude: krakow?.latitude });
    const rejected = { suggestion: lodz?.suggestion ?? '' };
    await ok(rejectSuggestedLocation, { as, body: rejected });
    await ok(rejectSuggestedLocation, { as, body: rejected });
    expect(await suggested(api, as)).toEqual([]);
    await ok(deleteSearchLocation, { as, params: { id: added.id } });
    expect(names(await suggested(api, as))).toEqual(['Kraków']);
    const wanted = await ok(createSearchLocation, { as, body: rejected });
    await ok(deleteSearchLocation, { as, params: { id: wanted.id } });
    expect(names(await suggested(api, as))).toEqual(['Kraków', 'Łódź']);
  });

  test('COM-03 tell a manager nothing of towns where they see no location', async () => {
    const api = await start();
    const as = await api.make.member(api.companyId, { locations: [api.lodz] });
    const own = await suggested(api, as);
    expect(own).toMatchObject([{ name: 'Łódź', facilities_count: 1 }]);
    expect(await suggested(api, as, { business_address_id: api.krakow[0] })).toEqual([]);
  });

  test('cannot be made up', async () => {
    const { request, as } = await start();
    for (const suggestion of [
      'x',
      '🙂',
      encodePlace({ name: 'Atlantyda', region: '', country: 'PL' }),
      Buffer.from('{"name":"Kraków"}').toString('base64url'),
      Buffer.from('["Kraków"]').toString('base64url'),
    ])
      for (const endpoint of [createSearchLocation, rejectSuggestedLocation] as const)
        expect((await request(endpoint, { as, body: { suggestion } })).problem?.code).toBe('not_found');
  });
});

describe('COM-06 search locations', () => {
  test('come from the autocompletion, each once, however it is chosen', async () => {
    const api = await start();
    const { ok, request, as } = api;
    const [place] = (await ok(autocompletePlaces, { as, query: { q: 'krak' } })).results;
    const body = { place_id: place?.place_id ?? '' };
    const both = await Promise.all([1, 2].map(() => request(createSearchLocation, { as, body })));
    expect(both.map(({ problem }) => problem?.code).toSorted()).toEqual([
      'search_location_exists',
      undefined,
    ]);
    const { results, count } = await ok(listSearchLocations, { as });
    expect(count).toBe(1);
    expect(results).toMatchObject([{ name: 'Kraków', region: 'małopolskie', country: 'PL' }]);
    expect(names(await suggested(api, as))).toEqual(['Łódź']);
    const suggestion = encodePlace({ name: 'kraków ', region: 'Małopolskie', country: 'PL' });
    const again = await request(createSearchLocation, { as, body: { suggestion } });
    expect(again.problem).toMatchObject({ code: 'search_location_exists', status: 409 });
  });

  test('are not made of a place that is gone, nor while the provider is silent', async () => {
    const { request, script, as } = await start();
    const body = { place_id: `ChIJ${'x'.repeat(23)}` };
    expect((await request(createSearchLocation, { as, body })).problem?.code).toBe('not_found');
    await script('POST', '/faults', { path: '/v1/places*', status: 503 });
    const { problem } = await request(createSearchLocation, { as, body });
    expect(problem?.code).toBe('provider_unavailable');
  });

  test('belong to one company', async () => {
    const api = await start();
    const { ok, request, as, make } = api;
    const [krakow] = await suggested(api, as);
    const { id } = await ok(createSearchLocation, { as, body: { suggestion: krakow?.suggestion ?? '' } });
    const stranger = await make.member(await make.company(), { type: memberTypes.owner });
    expect((await request(deleteSearchLocation, { as: stranger, params: { id } })).problem?.code).toBe(
      'not_found',
    );
    expect(await ok(listSearchLocations, { as: stranger })).toEqual({ count: 0, results: [] });
    expect((await ok(listSearchLocations, { as })).count).toBe(1);
  });
});
