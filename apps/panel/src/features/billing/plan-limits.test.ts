import { expect, test } from 'vitest';
import { limitTone } from './plan-limits.tsx';

test.each([
  [0, 0, 'primary'],
  [0, 10, 'primary'],
  [8, 10, 'primary'],
  [9, 10, 'warn'],
  [10, 10, 'warn'],
  [11, 10, 'bad'],
  [1, 0, 'bad'],
])('COM-09 %i of %i is seen before it hurts: %s', (used, max, tone) => {
  expect(limitTone(used, max)).toBe(tone);
});
