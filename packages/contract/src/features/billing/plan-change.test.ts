import { expect, test } from 'vitest';
import { type HeldPlan, planChange, type PlanTerms } from './plan-change.ts';

const size = { rank: 2, quantity: 10 };
const now: HeldPlan = { interval: 'month', method: 'card', paid: size, renews: size };
const same: PlanTerms = { interval: 'month', ...size };

test.each<[string, Partial<PlanTerms>, string]>([
  ['the same', {}, 'no_change'],
  ['a higher plan', { rank: 3 }, 'upgrade'],
  ['a higher plan for more locations', { rank: 3, quantity: 11 }, 'upgrade'],
  ['a higher plan for fewer locations', { rank: 3, quantity: 1 }, 'after_period'],
  ['a lower plan', { rank: 1 }, 'downgrade'],
  ['a lower plan for fewer locations', { rank: 1, quantity: 9 }, 'downgrade'],
  ['a lower plan for more locations', { rank: 1, quantity: 20 }, 'after_period'],
  ['a year', { interval: 'year' }, 'upgrade'],
  ['a year of more', { interval: 'year', rank: 3, quantity: 11 }, 'upgrade'],
  ['a year of a lower plan', { interval: 'year', rank: 1 }, 'after_period'],
  ['a year for fewer locations', { interval: 'year', quantity: 9 }, 'after_period'],
  ['more locations', { quantity: 11 }, 'upgrade'],
  ['fewer locations', { quantity: 9 }, 'downgrade'],
])('PAY-03 %s', (_what, change, expected) => {
  expect(planChange(now, { ...same, ...change })).toBe(expected);
});

test('PAY-03 from a year to a month goes only after the period, whatever the plan', () => {
  const year: HeldPlan = { ...now, interval: 'year' };
  expect(planChange(year, same)).toBe('after_period');
  expect(planChange(year, { ...same, rank: 3 })).toBe('after_period');
});

test('PAY-03 who pays each invoice by hand begins a year after the period', () => {
  const year: PlanTerms = { ...same, interval: 'year' };
  expect(planChange({ ...now, method: 'quick' }, year)).toBe('after_period');
});

test.each<[string, Partial<PlanTerms>, string]>([
  ['what it was before costs nothing', {}, 'downgrade'],
  ['something in between costs nothing', { quantity: 8 }, 'downgrade'],
  ['it again changes nothing', { rank: 1, quantity: 5 }, 'no_change'],
  ['more than is paid for is paid for', { quantity: 11 }, 'upgrade'],
  ['a lower plan for more than is paid for waits', { rank: 1, quantity: 11 }, 'after_period'],
])('PAY-03 after a downgrade, %s', (_what, change, expected) => {
  const reduced: HeldPlan = { ...now, renews: { rank: 1, quantity: 5 } };
  expect(planChange(reduced, { ...same, ...change })).toBe(expected);
});
