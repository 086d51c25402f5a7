import { ApiError } from '@pinfold/sdk';
import { expect, test } from 'vitest';
import { loginProblem, missingCredentials } from './login-problem.ts';

test('SES-03 a wrong password is told apart from too many tries', () => {
  const wrong = new ApiError({ kind: 'http', status: 400, code: 'invalid_credentials' });
  expect(loginProblem(wrong).key).toBe('login.refused');
});

test.each([
  [1, 1],
  [60, 1],
  [61, 2],
  [899, 15],
  [undefined, 1],
])('SES-03 who tried too often waits whole minutes: %s s is %i min', (retryAfter, count) => {
  const throttled = new ApiError({ kind: 'http', status: 429, code: 'too_many_attempts', retryAfter });
  expect(loginProblem(throttled)).toEqual({ key: 'login.throttled', values: { count } });
});

test('a lost connection is said in our words, a refusal in the API’s', () => {
  expect(loginProblem(new ApiError({ kind: 'network' }))).toEqual({ key: 'login.failed' });
  const refusal = new ApiError({
    kind: 'http',
    status: 400,
    code: 'invalid_request',
    detail: 'Sprawdź pola.',
  });
  expect(loginProblem(refusal).text).toBe('Sprawdź pola.');
});

test.each([
  [{ email: '', password: '' }, ['login.email_missing', 'login.password_missing']],
  [{ email: 'anna', password: 'x' }, ['login.email_wrong']],
  [{ email: 'anna@lipa.pl', password: '' }, ['login.password_missing']],
  [{ email: ' anna@lipa.pl ', password: 'x' }, []],
])('nothing is sent that cannot work: %o', (credentials, keys) => {
  expect(missingCredentials(credentials).map(({ key }) => key)).toEqual(keys);
});
