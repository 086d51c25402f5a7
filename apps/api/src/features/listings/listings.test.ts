import { expect, test } from 'vitest';
import { listCities } from '@pinfold/contract/features/listings/list-cities';
import { listGroups } from '@pinfold/contract/features/listings/list-groups';
import { listLocations } from '@pinfold/contract/features/listings/list-locations';
import { startTestApi } from '../../testing/start-test-api.ts';

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
