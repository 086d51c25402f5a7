import { ApiError, type ProblemCode } from '@pinfold/sdk';
import { describe, expect, test } from 'vitest';
import { passwordComplaints, passwordProblem } from './password-problem.ts';
import { profileComplaints, profileProblem } from './profile.ts';

describe('the profile', () => {
  test.each([
    [{ name: 'Anna Nowak', phone: '' }, []],
    [{ name: 'Anna Nowak', phone: ' +48 (12) 421-55-10 ' }, []],
    [{ name: '  ', phone: '' }, ['field.name_missing']],
    [{ name: 'x'.repeat(121), phone: '' }, ['profile.name_too_long']],
    [{ name: 'Anna', phone: 'dwanaście' }, ['profile.phone_wrong']],
    [{ name: 'Anna', phone: '1'.repeat(31) }, ['profile.phone_too_long']],
    [{ name: '', phone: 'x' }, ['field.name_missing', 'profile.phone_wrong']],
  ])('COM-08 nothing is saved that cannot be right: %o', (draft, keys) => {
    expect(profileComplaints(draft).map(({ key }) => key)).toEqual(keys);
  });

  test('COM-08 what only the API finds wrong stands at its field', () => {
    const errors = [{ path: 'phone_number', message: 'Za długi numer.' }];
    const refusal = new ApiError({ kind: 'http', status: 400, code: 'invalid_request', errors });
    expect(profileProblem(refusal)).toMatchObject({ field: 'phone', text: 'Za długi numer.' });
  });
});

describe('the password', () => {
  test.each([
    [{ current: '', next: '' }, ['password.current_missing', 'reset.password_missing']],
    [{ current: 'x', next: 'krótkie' }, ['password.too_short']],
    [{ current: '', next: 'długie, dobre hasło' }, ['password.current_missing']],
    [{ current: 'x', next: 'długie, dobre hasło' }, []],
  ])('SES-08 nothing is sent that cannot work: %o', (draft, keys) => {
    expect(passwordComplaints(draft, 10).map(({ key }) => key)).toEqual(keys);
  });

  test.each<[ProblemCode, unknown]>([
    ['wrong_password', { field: 'current', key: 'password.current_wrong' }],
    ['password_too_short', { field: 'next', key: 'password.too_short' }],
    ['password_breached', { field: 'next', key: 'password.breached' }],
    ['too_many_attempts', { key: 'login.throttled', values: { count: 1 } }],
  ])('SES-08 a refusal stands where it can be mended: %s', (code, complaint) => {
    expect(passwordProblem(new ApiError({ kind: 'http', status: 400, code }))).toEqual(complaint);
  });
});

test.each<ProblemCode>(['demo_read_only', 'view_as_read_only'])(
  'SES-10 the form is silent about what the panel’s modal says: %s',
  (code) => {
    const blocked = new ApiError({ kind: 'http', status: 403, code, detail: 'Tylko do odczytu.' });
    expect(profileProblem(blocked)).toBeUndefined();
    expect(passwordProblem(blocked)).toBeUndefined();
  },
);
