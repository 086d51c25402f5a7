import { expect, test } from 'vitest';
import {
  getDashboardHistory,
  getDashboardStats,
} from '@pinfold/contract/features/dashboard/dashboard.endpoints';
import { scoreDays } from '../features/dashboard/dashboard.table.ts';
import { daysAgo, startScoredCompany } from '../testing/worlds/scored-company.ts';
import { seedScores } from './seed-scores.ts';

test('MON-01 the demo opens with ninety nights of scores that are what those nights would have stored', async () => {
  const company = await startScoredCompany();
  const { companyId, ids, jobs, ok, owner, services } = company;
  const { queries } = services.database;
  for (let ago = 1; ago <= 60; ago += 5)
    await company.measure(daysAgo(ago), 'kawa', ago > 20 ? [15, 15, 0, 15, 15] : [3, 3, 3, 3, 12]);
  const description = 'Kawa palona na miejscu i ciasto z rana. '.repeat(8).trim();
  for (const id of ids) await company.edit(id, { description });
  await jobs.settle();
  await seedScores(services, companyId);

  const query = { from: daysAgo(120), to: daysAgo(1) };
  const { results } = await ok(getDashboardHistory, { as: owner, query });
  expect(results).toHaveLength(90);
  const [first, last] = [results[0], results.at(-1)];
  // Nothing was looked up so long ago, and one indicator alone makes no score.
  expect(first).toMatchObject({ day: daysAgo(90), score: null, coverage: 0.2 });
  expect(results[30]?.score ?? 0).toBeLessThan(last?.score ?? 0);
  // The edit of today is not in the night before it, which the change of the score then says.
  const before = results.at(-2)?.values.listing_quality;
  expect(last?.values.listing_quality).toBeGreaterThan(before ?? 100);
  const stats = await ok(getDashboardStats, { as: owner, query: { days: '30' } });
  expect(stats.changes?.lines.map(({ indicator }) => indicator)).toEqual([
    'map_visibility',
    'listing_quality',
  ]);
  expect(stats.changes?.lines[1]?.inside[0]?.key).toBe('description');

  const [seeded] = (await queries.select().from(scoreDays)).filter(({ day }) => day === daysAgo(1));
  await queries.delete(scoreDays);
  await services.jobs.enqueue(queries, { name: 'plan-scores' }, [{ payload: {} }]);
  await jobs.runDue('plan-scores');
  await jobs.runDue('record-score');
  const [stored] = await queries.select().from(scoreDays);
  expect(stored?.day).toBe(daysAgo(1));
  expect(stored?.score).toBeCloseTo(seeded?.score ?? 0, 6);
});
