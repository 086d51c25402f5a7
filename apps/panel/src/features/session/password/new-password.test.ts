import { ApiError } from '@pinfold/sdk';
import { passwordFault } from '@pinfold/sdk/headless/session';
import { expect, test } from 'vitest';
import { newPasswordComplaints, passwordHint, resetProblem } from './new-password.ts';

test.each([
  ['', 'password.least', 10, 0],
  ['kawa', 'password.more', 6, 1],
  ['kawakawak', 'password.more', 1, 1],
  ['kawakawaka', 'password.fair', undefined, 2],
  ['kawa z mlekiem i szarlotka', 'password.strong', undefined, 3],
  ['☕☕☕☕', 'password.more', 6, 1],
])('SES-01 the hint counts what people see: "%s"', (password, key, count, level) => {
  const hint = passwordHint(password, 10);
  expect(hint).toMatchObject({ key, level });
  expect(hint.values?.['count']).toBe(count);
});

test('SES-01 the hint never praises what the rule refuses, and never blames what it takes', () => {
  for (let min = 1; min <= 20; min += 1)
    for (let length = 1; length <= 30; length += 1) {
      const password = 'ż'.repeat(length);
      const isRefused = passwordFault(password, min) !== undefined;
      expect(passwordHint(password, min).level < 2, `${length} of ${min}`).toBe(isRefused);
    }
});

test.each([
  ['password_too_short', { field: 'password', key: 'password.too_short' }],
  ['password_breached', { field: 'password', key: 'password.breached' }],
  ['link_invalid', { key: 'problem.link' }],
] as const)('SES-08 why a link set no password: %s', (code, complaint) => {
  expect(resetProblem(new ApiError({ kind: 'http', status: 400, code }))).toEqual(complaint);
});

test.each([
  ['', 'reset.password_missing'],
  ['krótkie', 'password.too_short'],
  ['długie, dobre hasło', undefined],
])('SES-08 a new password that cannot work is not sent: "%s"', (password, key) => {
  const [complaint] = newPasswordComplaints('password', password, 10, 'reset.password_missing');
  expect(complaint?.key).toBe(key);
});
