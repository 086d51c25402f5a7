import { memberTypes } from '@pinfold/contract/access/member-types';
import { lastPostInsightDay } from '@pinfold/contract/features/publications/post-insights';
import { getPostInsights } from '@pinfold/contract/features/publications/post-insights.endpoints';
import { expect, test } from 'vitest';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { seedPostInsights } from './demo-post-insights.ts';

test('PUB-06 the demo has an archive from September 2022 to February 2023, with a gap that Google left', async () => {
  const { make, ok, services } = await startTestApi();
  const companyId = await make.company();
  const as = await make.member(companyId, { type: memberTypes.owner });
  for (const name of ['Lipa na Rynku', 'Lipa na Kazimierzu', 'Lipa w Podgórzu'])
    await make.location(companyId, { name });
  await seedPostInsights(services, companyId);

  const read = (date_from: string, date_to: string) =>
    ok(getPostInsights, { as, body: { date_from, date_to } });
  const all = await read('2022-08-31', lastPostInsightDay);
  const unknown = all.dates.filter((_day, index) => all.metrics.views[index] === null);
  expect(unknown).toEqual(['2022-08-31', '2023-01-10', '2023-01-11']);
  expect(all.facilities_count).toBe(3);
  const { views, action_clicks: clicks } = all.totals;
  expect(views).toBeGreaterThan(1000);
  expect(clicks).toBeGreaterThan(0);
  expect(clicks).toBeLessThan((views ?? 0) / 10);
  expect(all.metrics.action_clicks).toContain(0);
  // The latest location opened in December.
  expect((await read('2022-12-04', '2022-12-04')).facilities_count).toBe(2);
  expect((await read('2022-12-05', '2022-12-05')).facilities_count).toBe(3);
});
