import { memberTypes } from '@pinfold/contract/access/member-types';
import { lastOldInsightDay } from '@pinfold/contract/features/insights/old-insights';
import { getOldInsights } from '@pinfold/contract/features/insights/old-insights.endpoints';
import { expect, test } from 'vitest';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { seedOldInsights } from './demo-old-insights.ts';

test('MON-08 the demo has an archive from October 2021 to March 2023, with a gap that Google left', async () => {
  const { make, ok, services } = await startTestApi();
  const companyId = await make.company();
  const as = await make.member(companyId, { type: memberTypes.owner });
  for (const name of ['Lipa na Rynku', 'Lipa na Kazimierzu', 'Lipa w Podgórzu'])
    await make.location(companyId, { name });
  await seedOldInsights(services, companyId);

  const read = (date_from: string, date_to: string) =>
    ok(getOldInsights, { as, body: { date_from, date_to } });
  const { dates, metrics, totals } = await read('2021-09-30', lastOldInsightDay);
  expect(dates.filter((_day, index) => metrics.views_maps[index] === null)).toEqual([
    '2021-09-30',
    '2022-06-14',
    '2022-06-15',
  ]);
  const ofDay = (day: string) => metrics.views_maps[dates.indexOf(day)] ?? 0;
  // A Saturday against the Wednesday before it, and one of the pandemic against an earlier one.
  expect(ofDay('2021-10-16')).toBeGreaterThan(ofDay('2021-10-13'));
  expect(ofDay('2021-12-04')).toBeLessThan(ofDay('2021-10-16'));
  const { queries_chain: chain, queries_indirect: indirect, actions_phone: calls } = totals;
  expect(chain).toBeLessThan(indirect ?? 0);
  expect(calls).toBeGreaterThan(0);
  // The latest location opened in December.
  expect((await read('2022-12-04', '2022-12-04')).facilities_count).toBe(2);
  expect((await read('2022-12-05', '2022-12-05')).facilities_count).toBe(3);
});
