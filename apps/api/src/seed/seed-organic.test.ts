import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { listWebsites } from '@pinfold/contract/features/company/websites.endpoints';
import {
  getOrganicCompetition,
  listOrganicResults,
} from '@pinfold/contract/features/websites/organic-results.endpoints';
import { listWebsiteCompetitors } from '@pinfold/contract/features/websites/website-competitors.endpoints';
import { importGoogleAccount } from '../features/integrations/import-google-account.service.ts';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { addPresence } from './add-presence.ts';
import { demoPresence } from './demo-companies.ts';
import { seedOrganic } from './seed-organic.ts';

test('MON-07 the demo opens with a year of organic positions that move, with misses and gaps, beside competitors', async () => {
  const { make, ok, services, sandbox } = await startTestApi({
    world: 'demo',
    now: new Date('2026-11-21T12:00:00Z'),
  });
  const companyId = await make.company();
  await importGoogleAccount(services, companyId, 'demo-lipa');
  await addPresence(services, companyId, { ...demoPresence.lipa, groupKeywords: {} });
  await seedOrganic(services, companyId, 365, sandbox.organicPages);
  const as = await make.member(companyId, { type: memberTypes.owner });
  const query = { searched_at__gte: '2025-11-21', searched_at__lt: '2026-11-21' };
  const { results } = await ok(listOrganicResults, { as, query });
  expect(results).toHaveLength(12);
  // On eight days the provider was silent.
  expect(new Set(results.map(({ results: days }) => days.length))).toEqual(new Set([357]));
  const positions = results.map(({ results: days }) => days.map(({ position }) => position));
  for (const ofKeyword of positions) expect(new Set(ofKeyword).size).toBeGreaterThan(3);
  expect(positions.some((ofKeyword) => ofKeyword.includes(null))).toBe(true);
  expect(positions.flat().filter((position) => position !== null).length).toBeGreaterThan(3000);
  const { results: sites } = await ok(listWebsites, { as });
  for (const { id } of sites) {
    const list = await ok(listWebsiteCompetitors, { as, params: { id } });
    expect(list.count).toBe(2);
    expect(list.suggested.length).toBeGreaterThan(3);
  }
  const [{ id: website } = { id: 0 }] = sites;
  const { competitors } = await ok(getOrganicCompetition, { as, query: { website } });
  for (const { results: days } of competitors) expect(days).toHaveLength(28);
});
