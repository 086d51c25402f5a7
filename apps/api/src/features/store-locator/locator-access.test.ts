import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '@pinfold/contract/endpoints';
import { expectUnchangedRefusal } from '../../testing/oracles/expect-unchanged-refusal.ts';
import { sampleRequest } from '../../testing/samples/sample-requests.ts';
import { makeSampleCompany } from '../../testing/samples/sample-company.ts';
import { startTestApi } from '../../testing/clients/start-test-api.ts';
import { companies } from '../company/company.table.ts';

test('LOC-02 a company without a store locator is told so by every call of its members, and nothing changes', async () => {
  const api = await startTestApi();
  const { member, sampleRows } = await makeSampleCompany(api);
  await api.services.database.queries
    .update(companies)
    .set({ enabledStoreLocator: false })
    .where(eq(companies.id, member.companyId));
  const ofMembers = endpoints.filter(({ access }) => 'module' in access && access.module === 'store_locator');
  expect(ofMembers.length).toBeGreaterThan(10);
  for (const endpoint of ofMembers)
    await expectUnchangedRefusal(
      api,
      endpoint,
      { ...sampleRequest(endpoint, sampleRows), as: member },
      'locator_disabled',
    );
});
