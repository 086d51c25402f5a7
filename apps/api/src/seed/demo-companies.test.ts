import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { standardPlan } from '@pinfold/contract/access/plan';
import { isValidNip } from '@pinfold/contract/features/company/company-profile';
import { normalizeKeyword } from '@pinfold/contract/features/company/keyword';
import { parseWebsiteUrl } from '@pinfold/contract/features/company/website';
import { getCurrentCompany } from '@pinfold/contract/features/company/companies.endpoints';
import { isCompanyCategory } from '../features/company/reference-data/company-categories.ts';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { demoPresence, demoProfiles } from './demo-companies.ts';
import { renewDemoTrial } from './accounts.ts';

test('COM-06 the demo shows only what the API would have taken, within the plan', async () => {
  const { services } = await startTestApi();
  for (const profile of Object.values(demoProfiles)) expect(isCompanyCategory(profile.categoryId)).toBe(true);
  for (const name of ['lipa', 'ziarno', 'sowa', 'kubus', 'bez'] as const) {
    const { taxNumber, street, city } = demoProfiles[name];
    expect(isValidNip(taxNumber)).toBe(true);
    expect(await services.vatRegister.findByNip(taxNumber)).toMatchObject({ street, city });
  }
  for (const { websites, keywords, searchLocations, groupKeywords = {} } of Object.values(demoPresence)) {
    for (const { url } of websites) expect(parseWebsiteUrl(url)?.url).toBe(url);
    const all = [...keywords, ...Object.values(groupKeywords).flat()];
    expect(all.map(normalizeKeyword)).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
    expect(websites.length).toBeLessThanOrEqual(standardPlan.limits.max_websites ?? 0);
    expect(searchLocations.length).toBeLessThanOrEqual(standardPlan.limits.max_search_locations ?? 0);
  }
});

test('PAY-04 a demo that is started again after weeks is on trial, and other trials end when they end', async () => {
  const { make, ok, services, clock } = await startTestApi();
  const trial = { planIsFreeTrial: true, planExpiresAt: services.now() };
  const owner = { type: memberTypes.owner };
  const demo = await make.member(await make.company(trial), { ...owner, email: 'owner@demo.pinfold.test' });
  const other = await make.member(await make.company(trial), owner);
  clock.advance(60);
  await renewDemoTrial(services);
  const daysLeft = async (as: typeof demo) => {
    const { expires_at } = (await ok(getCurrentCompany, { as })).plan_restrictions;
    return Math.ceil((Date.parse(expires_at ?? '') - services.now().getTime()) / 86_400_000);
  };
  expect(await daysLeft(demo)).toBe(5);
  expect(await daysLeft(other)).toBeLessThanOrEqual(0);
});
