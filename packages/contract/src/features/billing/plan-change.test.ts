import { expect, test } from 'vitest';
import { planChange, type PlanTerms, waitsForPeriodEnd } from './plan-change.ts';

const now: PlanTerms = { rank: 2, interval: 'month', quantity: 10 };

test.each<[string, Partial<PlanTerms>, string]>([
  ['the same', {}, 'no_change'],
  ['a higher plan', { rank: 3 }, 'upgrade'],
  ['a higher plan for fewer locations', { rank: 3, quantity: 1 }, 'upgrade'],
  ['a lower plan', { rank: 1 }, 'downgrade'],
  ['a lower plan for more locations', { rank: 1, quantity: 20 }, 'downgrade'],
  ['a year', { interval: 'year' }, 'upgrade'],
  ['more locations', { quantity: 11 }, 'upgrade'],
  ['fewer locations', { quantity: 9 }, 'downgrade'],
])('PAY-03 %s', (_what, change, expected) => {
  expect(planChange(now, { ...now, ...change })).toBe(expected);
});

test('PAY-03 from a year to a month goes only after the period, whatever the plan', () => {
  const year: PlanTerms = { ...now, interval: 'year' };
  expect(waitsForPeriodEnd(year, now)).toBe(true);
  expect(waitsForPeriodEnd(year, { ...now, rank: 3 })).toBe(true);
  expect(waitsForPeriodEnd(now, year)).toBe(false);
  expect(waitsForPeriodEnd(now, { ...now, rank: 1 })).toBe(false);
});
