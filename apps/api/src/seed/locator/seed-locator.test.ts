import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { listLocatorQuestions } from '@pinfold/contract/features/store-locator/locator-faq.endpoints';
import { getLocator } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import { getPublicLocator } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import { locatorBuild } from '../../features/store-locator/build/locator-build.ts';
import { startTestApi } from '../../testing/clients/start-test-api.ts';
import { hiddenCafe, lipaCafes } from './demo-locator.ts';
import { seedLocator } from './seed-locator.ts';

test('LOC-02 LOC-04 the demo has a locator that its owner could have made, and visitors find it', async () => {
  const { make, ok, services, jobs } = await startTestApi();
  const companyId = await make.company({ name: 'Kawiarnia Lipa' });
  const as = await make.member(companyId, { type: memberTypes.owner });
  const cafes = [...Object.keys(lipaCafes), hiddenCafe, 'LIP-KRK-02'];
  for (const storeCode of cafes)
    await make.location(companyId, { storeCode, labels: ['ogródek'], latitude: 50, longitude: 20 });
  await seedLocator(services, companyId, as.userId);
  const settings = await ok(getLocator, { as });
  expect(settings).toMatchObject({
    is_published: true,
    locations_count: 2,
    logo: { width: 512, height: 512 },
  });
  expect((await ok(listLocatorQuestions, { as })).results).toHaveLength(8);
  await jobs.runDue(locatorBuild.name);
  const shown = await ok(getPublicLocator, { params: { name: settings.name } });
  expect(shown).toMatchObject({ count: 2, filters: [{ label: 'Ogródek', count: 2 }] });
  expect(shown.options.sections.map(({ items }) => items.length)).toEqual([2, 3]);
});
