import { ApiError } from '@pinfold/sdk';
import { expect, test } from 'vitest';
import { newPasswordComplaints } from './new-password-complaints.ts';
import { resetProblem } from './reset-problem.ts';

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
