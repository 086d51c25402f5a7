import { expect, test } from 'vitest';
import { stepAfter, stepAt } from './step-at.ts';

const profile = { name: 'profile' };
const google = { name: 'google' };
const steps = [profile, google] as const;

test.each([
  ['', profile],
  ['action=add', profile],
  ['step=google', google],
  ['step=nothing', profile],
])('SHL-11 a reload of the setup stays at its step: "%s"', (query, step) => {
  expect(stepAt([...steps], new URLSearchParams(query))).toBe(step);
});

test('SHL-11 the setup goes on to the next step and ends after the last', () => {
  expect(stepAfter(steps, profile)).toBe(google);
  expect(stepAfter(steps, google)).toBeUndefined();
});
