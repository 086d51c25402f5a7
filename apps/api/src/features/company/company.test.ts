import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissions } from '@pinfold/contract/access/permissions';
import { getCurrentCompany, listCompanies } from '@pinfold/contract/features/company/companies.endpoints';
import { startTestApi } from '../../testing/clients/start-test-api.ts';
import { members } from './company.table.ts';

describe('COM-01 companies', () => {
  test('are those of the user, by name, page by page; a name is searched as it is written', async () => {
    const { make, ok } = await startTestApi();
    const ids = await Promise.all(['Bar', 'Łania_1', 'Ala 1', 'Obca'].map((name) => make.company({ name })));
    const [bar = 0, ...others] = ids;
    const as = await make.member(bar);
    for (const companyId of others.slice(0, 2)) await make.join(companyId, as.userId);
    const all = await ok(listCompanies, { as: { token: as.token } });
    expect(all.count).toBe(3);
    expect(new Set(all.results.map(({ name }) => name))).toEqual(new Set(['Ala 1', 'Łania_1', 'Bar']));
    const second = await ok(listCompanies, { as, query: { page: 2, page_size: 2 } });
    expect(second).toMatchObject({ count: 3, results: [{ name: 'Łania_1' }] });
    const found = await ok(listCompanies, { as, query: { name: 'ŁANIA_' } });
    expect(found.results.map(({ name }) => name)).toEqual(['Łania_1']);
  });

  test('a user of no company sees an empty list, not an error', async () => {
    const { make, ok, services } = await startTestApi();
    const companyId = await make.company();
    const as = await make.member(companyId);
    await services.database.queries.delete(members);
    expect(await ok(listCompanies, { as })).toEqual({ count: 0, results: [] });
  });
});

describe('COM-02 the current company', () => {
  test('names what its member may do: an owner everything, a manager what was granted', async () => {
    const { make, ok } = await startTestApi({ config: { PINFOLD_FEATURE_FLAGS: 'spanish, nonsense' } });
    const companyId = await make.company({ featureFlags: ['q_and_a'], timezone: 'Europe/Madrid' });
    const locations = [await make.location(companyId), await make.location(companyId)];
    const owner = await make.member(companyId, { type: memberTypes.owner, permissions: [] });
    const manager = await make.member(companyId, {
      permissions: ['view_reviews'],
      locations: locations.slice(1),
    });

    const asOwner = await ok(getCurrentCompany, { as: owner });
    expect(asOwner).toMatchObject({
      timezone: 'Europe/Madrid',
      facilities_count: 2,
      feature_flags: ['spanish', 'q_and_a'],
      company_user: { type: memberTypes.owner, all_facilities_access: true, facilities_access_count: 2 },
    });
    expect(Object.values(asOwner.permissions).every(Boolean)).toBe(true);

    const asManager = await ok(getCurrentCompany, { as: manager });
    expect(asManager.company_user).toMatchObject({
      all_facilities_access: false,
      facilities_access_count: 1,
    });
    expect(permissions.filter((key) => asManager.permissions[key])).toEqual(['view_reviews']);

    const visitor = await make.member(companyId, { isDemo: true });
    expect((await ok(getCurrentCompany, { as: visitor })).is_demo).toBe(true);
    expect(asManager.is_demo).toBe(false);
  });
});
