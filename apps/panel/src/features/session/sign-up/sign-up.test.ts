import { ApiError } from '@pinfold/sdk';
import { expect, test } from 'vitest';
import { readSignUpLink, signUpComplaints, signUpProblem, type SignUpDraft } from './sign-up.ts';

test.each([
  ['', {}],
  ['?access=spring', { access: 'spring' }],
  ['?access=', {}],
  ['?audit=true&custom_invitation=true', { isAudit: true, hasCustomInvitation: true }],
  ['?audit=true&custom-invitation=1', { isAudit: true, hasCustomInvitation: true }],
  ['?audit=false&custom_invitation=yes', {}],
  ['?access=a&utm_campaign=lato', { access: 'a', campaign: 'lato' }],
  ['?campaign=zima&utm_campaign=lato', { campaign: 'zima' }],
  [`?access=${'x'.repeat(300)}`, { access: 'x'.repeat(200) }],
])('SES-01 a sign-up link is read as it was written: %s', (search, link) => {
  expect(readSignUpLink(search)).toEqual(link);
});

const whole: SignUpDraft = {
  name: 'Anna Nowak',
  email: 'anna@lipa.pl',
  password: 'kawa z mlekiem',
  hasAcceptedTerms: true,
  hasAcceptedMarketing: false,
};

test.each<[Partial<SignUpDraft>, unknown[]]>([
  [{}, []],
  [{ name: '   ' }, [{ field: 'name', key: 'field.name_missing' }]],
  [{ email: 'anna@lipa' }, [{ field: 'email', key: 'login.email_wrong' }]],
  [{ password: '' }, [{ field: 'password', key: 'login.password_missing' }]],
  [{ password: 'krótkie' }, [{ field: 'password', key: 'password.too_short' }]],
  [{ hasAcceptedTerms: false }, [{ field: 'terms', key: 'terms.missing' }]],
  [
    { name: '', email: '', password: '', hasAcceptedTerms: false },
    [
      { field: 'name', key: 'field.name_missing' },
      { field: 'email', key: 'login.email_missing' },
      { field: 'password', key: 'login.password_missing' },
      { field: 'terms', key: 'terms.missing' },
    ],
  ],
])('SES-01 says what is missing, from top to bottom: %o', (change, complaints) => {
  expect(signUpComplaints({ ...whole, ...change }, 10)).toEqual(complaints);
});

test.each([
  ['terms_not_accepted', { field: 'terms', key: 'terms.missing' }],
  ['password_too_short', { field: 'password', key: 'password.too_short' }],
  ['password_breached', { field: 'password', key: 'password.breached' }],
  ['sign_up_closed', { key: 'sign_up.closed' }],
  ['too_many_attempts', { key: 'login.throttled', values: { count: 1 } }],
] as const)('SES-01 a refusal stands where it can be mended: %s', (code, complaint) => {
  expect(signUpProblem(new ApiError({ kind: 'http', status: 400, code }))).toEqual(complaint);
});

test('SES-01 a field that only the API finds wrong is marked with the API’s words', () => {
  const errors = [{ path: 'email', message: 'Ten adres nie wygląda dobrze.' }];
  const refusal = new ApiError({ kind: 'http', status: 400, code: 'invalid_request', errors });
  expect(signUpProblem(refusal)).toMatchObject({ field: 'email', text: 'Ten adres nie wygląda dobrze.' });
});

test('a lost connection blames no field', () => {
  expect(signUpProblem(new ApiError({ kind: 'network' }))).toEqual({ key: 'problem.failed' });
});
