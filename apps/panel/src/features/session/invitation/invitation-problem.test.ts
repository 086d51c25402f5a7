import { ApiError } from '@pinfold/sdk';
import { expect, test } from 'vitest';
import { joiningComplaints, joiningProblem } from './invitation-problem.ts';

const nothing = { name: '', password: '', hasAcceptedTerms: false };

test('SES-08 somebody with an account joins without typing anything', () => {
  expect(joiningComplaints(nothing, { hasAccount: true, minLength: 10 })).toEqual([]);
});

test('SES-08 somebody new learns at each field what is missing', () => {
  expect(joiningComplaints(nothing, { hasAccount: false, minLength: 10 })).toEqual([
    { field: 'name', key: 'field.name_missing' },
    { field: 'password', key: 'login.password_missing' },
    { field: 'terms', key: 'terms.missing' },
  ]);
});

test.each([
  ['terms_not_accepted', { field: 'terms', key: 'terms.missing' }],
  ['password_breached', { field: 'password', key: 'password.breached' }],
  ['link_invalid', { key: 'problem.link' }],
] as const)('SES-08 why joining failed: %s', (code, complaint) => {
  expect(joiningProblem(new ApiError({ kind: 'http', status: 400, code }))).toEqual(complaint);
});
