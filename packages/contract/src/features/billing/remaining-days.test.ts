import { expect, test } from 'vitest';
import { remainingDays } from './remaining-days.ts';

test.each([
  ['2026-11-26T12:00:00Z', 5],
  ['2026-11-26T12:00:01Z', 6],
  ['2026-11-21T12:00:01Z', 1],
  ['2026-11-21T12:00:00Z', 0],
  ['2026-11-01T12:00:00Z', 0],
])('SHL-05 PAY-04 a trial until %s still has %i days', (moment, days) => {
  expect(remainingDays(moment, Date.parse('2026-11-21T12:00:00Z'))).toBe(days);
});
