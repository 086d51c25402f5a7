import { expect, test } from 'vitest';
import { testPlans } from '../../testing/billing/plan-fixtures.ts';
import { priceFor, pricePerLocationMonth, tierRows, yearlySaving } from './plan-price.ts';

const [, standard] = testPlans;

test('PAY-01 a year is shown by location and month, with what it saves', () => {
  const year = priceFor(standard, 'year', 'pln');
  // 5 × 89 zł and 1 × 79 zł a month; a year costs ten months.
  expect(year && pricePerLocationMonth(year, 6)).toBe(Math.round(524_000 / 6 / 12));
  expect(yearlySaving(standard, 6, 'pln')).toEqual({ amount: 104_800, percent: 16, currency: 'pln' });
});

test('PAY-01 the table of tiers says which one a quantity reaches', () => {
  const month = priceFor(standard, 'month', 'pln');
  expect(month && tierRows(month, 10)).toEqual([
    { from: 1, upTo: 5, amount: 8900, isReached: false },
    { from: 6, upTo: 10, amount: 7900, isReached: true },
    { from: 11, upTo: 20, amount: 6900, isReached: false },
    { from: 21, upTo: null, amount: 5900, isReached: false },
  ]);
});
