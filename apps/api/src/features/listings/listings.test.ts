import { expect, test } from 'vitest';
import { listCities, listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import { listGroups } from '@pinfold/contract/features/listings/groups/groups.endpoints';
import { joinTexts } from '@pinfold/contract/features/listings/location-filters';
import { startOneLocationCompany } from '../../testing/worlds/one-location-company.ts';
import { startTestApi } from '../../testing/clients/start-test-api.ts';
import { locations } from './listings.table.ts';

test('LST-01 labels and towns with a comma of their own can be filtered for', async () => {
  const { make, ok } = await startTestApi();
  const companyId = await make.company();
  const id = await make.location(companyId, { city: 'Wola, Warszawa', labels: ['kawa, ciasto', 'drive'] });
  await make.location(companyId, { city: 'Wola', labels: ['kawa'] });
  const as = await make.member(companyId);
  for (const query of [
    { cities: joinTexts(['Wola, Warszawa']) },
    { labels: joinTexts(['kawa, ciasto']) },
    { labels: joinTexts(['inna', 'kawa, ciasto']) },
  ])
    expect((await ok(listLocations, { as, query })).results.map((one) => one.id)).toEqual([id]);
});

test('RV-01 a location is found by name, street, town or code, without minding accents and case', async () => {
  const { make, ok } = await startTestApi();
  const companyId = await make.company();
  const lodz = await make.location(companyId, { city: 'Łódź', street: 'Piotrkowska 1', storeCode: 'LDZ_01' });
  await make.location(companyId, { city: 'Kraków', street: 'Żółta 2', storeCode: 'LDZ-01' });
  const as = await make.member(companyId);
  for (const q of ['lodz', 'ŁÓDŹ', 'piotrk', 'ldz_0']) {
    const { results } = await ok(listLocations, { as, query: { q } });
    expect(results.map(({ id }) => id)).toEqual([lodz]);
  }
  expect((await ok(listLocations, { as, query: { q: '%' } })).count).toBe(0);
  expect((await ok(listLocations, { as, query: { facilities_ids: `${lodz},999` } })).count).toBe(1);
});

test('LST-01 COM-04 everything that matches can be chosen at once, by ids alone and no further than the member sees', async () => {
  const { make, ok } = await startTestApi();
  const companyId = await make.company();
  const ids = [];
  for (const city of ['Gdańsk', 'Kraków', 'Kraków']) ids.push(await make.location(companyId, { city }));
  const as = await make.member(companyId);
  const all = await ok(listLocations, { as, query: { only_ids: true, page_size: 1 } });
  expect(all).toEqual({ count: 3, results: [], ids });
  const some = await ok(listLocations, { as, query: { only_ids: true, q: 'krakow' } });
  expect(some.ids).toEqual(ids.slice(1));
  const manager = await make.member(companyId, { locations: ids.slice(0, 1) });
  expect((await ok(listLocations, { as: manager, query: { only_ids: true } })).ids).toEqual(ids.slice(0, 1));
});

test('RV-01 towns and groups are counted and come page by page', async () => {
  const { make, ok } = await startTestApi();
  const companyId = await make.company();
  const ids = [];
  for (const city of ['Kraków', 'Kraków', 'Łódź']) ids.push(await make.location(companyId, { city }));
  for (let number = 0; number < 10; number += 1)
    await make.group(companyId, `Grupa ${number}`, ids.slice(0, 2));
  await make.group(companyId, 'Pusta', []);
  const as = await make.member(companyId);
  expect((await ok(listCities, { as })).results).toEqual([
    { city: 'Kraków', facilities_count: 2 },
    { city: 'Łódź', facilities_count: 1 },
  ]);
  const first = await ok(listGroups, { as });
  expect({ count: first.count, length: first.results.length }).toEqual({ count: 10, length: 8 });
  const second = await ok(listGroups, { as, query: { page: 2 } });
  expect(second.results.map(({ name }) => name)).toEqual(['Grupa 8', 'Grupa 9']);
});

test('LST-01 LST-05 LST-09 every filter finds what it names, alone and together with others', async () => {
  const { make, ok, request } = await startTestApi();
  const companyId = await make.company();
  const as = await make.member(companyId);
  const plain = await make.location(companyId, { city: 'Kraków', storeCode: 'KRK-1', qualityScore: 95 });
  const closed = await make.location(companyId, {
    city: 'Łódź',
    storeCode: 'LDZ-1',
    openStatus: 'CLOSED_TEMPORARILY',
    verification: 'is_unverified',
    locationState: 'needs_reverification',
    bingStatus: 'publishing_in_progress',
    updateStatus: 'failed',
    labels: ['ogródek', 'pies, kot'],
    qualityScore: 40,
  });
  const watched = await make.location(companyId, {
    city: 'Gdańsk',
    storeCode: 'GDA-1',
    isOwner: false,
    googleName: null,
    qualityScore: 41,
  });
  const group = await make.group(companyId, 'Północ', [watched]);
  const found = async (query: object) =>
    (await ok(listLocations, { as, query: { ...query, only_ids: true } })).ids?.toSorted((a, b) => a - b);
  expect(await found({})).toEqual([plain, closed, watched]);
  for (const [query, ids] of [
    [{ query: 'LDZ' }, [closed]],
    [{ city: 'Kraków' }, [plain]],
    [{ cities: 'Kraków, Gdańsk' }, [plain, watched]],
    [{ store_codes: 'KRK-1,LDZ-1,XXX' }, [plain, closed]],
    [{ groups: String(group) }, [watched]],
    [{ labels: 'ogródek' }, [closed]],
    [{ is_owner: true }, [plain, closed]],
    [{ is_owner: false }, [watched]],
    [{ is_verified: false }, [closed]],
    [{ verification: 'is_unverified' }, [closed]],
    [{ location_state: 'needs_reverification' }, [closed]],
    [{ open_status: 'CLOSED_TEMPORARILY' }, [closed]],
    [{ bing_status: 'publishing_in_progress' }, [closed]],
    [{ result_status: 'error' }, [closed]],
    [{ result_status: 'success' }, []],
    [{ quality: 'weak' }, [closed]],
    [{ quality: 'medium' }, [watched]],
    [{ quality: 'very_good' }, [plain]],
    [{ without_gmb_address: true }, [watched]],
    [{ without_gmb_address: false }, [plain, closed]],
    [{ is_verified: true, is_owner: true, city: 'Kraków' }, [plain]],
    [{ is_verified: true, city: 'Łódź' }, []],
  ] as const)
    expect(await found(query), JSON.stringify(query)).toEqual(ids);
  const refused = await request(listLocations, { as, query: { open_status: 'CLOSED' } });
  expect(refused.problem?.code).toBe('invalid_request');
});

test('LST-01 locations come in the chosen order, and none is on two pages', async () => {
  const { make, ok } = await startTestApi();
  const companyId = await make.company();
  const as = await make.member(companyId);
  for (const [country, city, street, storeCode] of [
    ['PL', 'Kraków', 'Długa', 'B'],
    ['ES', 'Toledo', 'Calle Mayor', 'D'],
    ['PL', 'Kraków', 'Bracka', 'C'],
    ['PL', 'Gdańsk', 'Długa', 'A'],
  ] as const)
    await make.location(companyId, { country, city, street, storeCode, houseNumber: '7' });
  const codes = async (order_by?: 'default' | 'country' | 'city' | 'store_code') => {
    const pages = [1, 2, 3, 4].map((page) =>
      ok(listLocations, { as, query: { page, page_size: 1, ...(order_by && { order_by }) } }),
    );
    return (await Promise.all(pages)).flatMap(({ results }) => results.map((one) => one.store_code)).join('');
  };
  expect(await codes()).toBe('ACBD');
  expect(await codes('country')).toBe('DACB');
  expect(await codes('city')).toBe('ABCD');
  expect(await codes('store_code')).toBe('ABCD');
  const [spanish] = (await ok(listLocations, { as, query: { city: 'Toledo' } })).results;
  expect(spanish?.formatted_address).toBe('Calle Mayor, 7, 31-042 Toledo');
});

test('LST-01 a row says all of a location that a list shows, and with only_basic_info just what names it', async () => {
  const { make, ok } = await startTestApi();
  const companyId = await make.company();
  const as = await make.member(companyId);
  const id = await make.location(companyId, { latitude: 50.06, longitude: 19.94, updateStatus: 'pending' });
  const [item] = (await ok(listLocations, { as })).results;
  expect(item).toMatchObject({
    id,
    business_type: 'storefront',
    facility_listings: [{ id, is_owner: true }],
    geo_coords: { latitude: 50.06, longitude: 19.94 },
    open_status: 'OPEN',
    verification: 'is_verified',
    location_state: null,
    processing_in_progress: true,
    update_status: 'pending',
    maps_integration_status: 'no_connection',
  });
  const [summary] = (await ok(listLocations, { as, query: { only_basic_info: true } })).results;
  expect(Object.keys(summary ?? {}).toSorted()).toEqual([
    'city',
    'formatted_address',
    'id',
    'is_verified',
    'name',
    'store_code',
  ]);
});

test('LST-02 an imported location is kept with all that it says at the provider', async () => {
  const world = await startOneLocationCompany();
  const { results } = await world.ok(listLocations, { as: world.owner });
  expect(results).toMatchObject([{ verification: 'is_verified', location_state: 'published' }]);
  const [row] = await world.services.database.queries.select().from(locations);
  expect(row?.houseNumber).not.toBe('');
  expect(row?.addressLine).toBe(`${row?.street} ${row?.houseNumber}`);
});
