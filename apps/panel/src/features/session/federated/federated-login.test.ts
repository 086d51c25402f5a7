import { ApiError, errorPolicy, languages } from '@pinfold/sdk';
import { federatedLoginErrors } from '@pinfold/sdk/headless/session';
import { describe, expect, test } from 'vitest';
import { loadTexts } from '../../../texts/i18n.ts';
import {
  afterLogin,
  beginsAtTeam,
  federatedError,
  readCookie,
  ssoLoginProblem,
  ssoTokenProblem,
} from './federated-login.ts';

describe('SES-06 every failure has a message of its own', () => {
  test.each(languages)('with advice, in %s', async (language) => {
    const t = await loadTexts(['account'], language);
    const advice = federatedLoginErrors.map((error) => t(`federated.${error}`));
    expect(new Set(advice).size).toBe(federatedLoginErrors.length);
  });

  test('and its entry in the error catalogue, shown as a page', () => {
    const reactions = federatedLoginErrors.map((error) => errorPolicy(error));
    expect(reactions.every(({ kind }) => kind === 'page')).toBe(true);
    expect(new Set(reactions.map((reaction) => JSON.stringify(reaction))).size).toBe(reactions.length);
  });

  test.each([
    ['?error=saml_no_email', 'saml_no_email'],
    ['?error=sign_up_closed&x=1', 'sign_up_closed'],
    ['?error=%3Cscript%3E', 'unknown'],
    ['?error=toString', 'unknown'],
    ['', 'unknown'],
  ])('the address says which: %s', (search, error) => {
    expect(federatedError(search)).toBe(error);
  });

  test('a team’s failure leads back to the team’s log-in, another one to the common log-in', () => {
    expect(federatedLoginErrors.filter(beginsAtTeam)).toHaveLength(7);
    expect(beginsAtTeam('social_denied')).toBe(false);
  });
});

test.each([
  ['sso_csrf=abc', 'abc'],
  ['a=1; sso_csrf=abc%3D; b=2', 'abc='],
  ['not_sso_csrf=abc', undefined],
  ['sso_csrf=', undefined],
  ['sso_csrf=%', undefined],
  ['', undefined],
])('SES-06 the temporary cookie is found among others: "%s"', (cookies, value) => {
  expect(readCookie(cookies, 'sso_csrf')).toBe(value);
});

test('SES-06 an unknown team is said at its field, anything else above the form', () => {
  const unknown = new ApiError({ kind: 'http', status: 404, code: 'sso_team_not_found' });
  const errorText = (error: ApiError) => `catalogue: ${error.code}`;
  expect(ssoLoginProblem(unknown, errorText)).toMatchObject({
    field: 'team',
    text: 'catalogue: sso_team_not_found',
  });
  expect(ssoLoginProblem(new ApiError({ kind: 'network' }), errorText)).toEqual({ key: 'problem.failed' });
});

test.each([
  [null, '/'],
  ['/reviews/list?rating=1', '/reviews/list?rating=1'],
  ['/session/select-account-type', '/session/select-account-type'],
  ['/session/login', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['/\\\\evil.example', '/'],
])('SES-06 after a login one lands in this panel, whatever was written: %s', (next, path) => {
  expect(afterLogin(next)).toBe(path);
});

test.each([
  ['csrf_token_missing', 'sso_login.csrf_missing'],
  ['link_invalid', 'sso_login.too_late'],
  ['internal_error', 'federated.title'],
] as const)('SES-06 why a session could not be collected: %s', (code, title) => {
  expect(ssoTokenProblem(new ApiError({ kind: 'http', status: 403, code })).title).toBe(title);
});
