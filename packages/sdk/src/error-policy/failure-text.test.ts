import { expect, it } from 'vitest';
import { ApiError, type ApiErrorDetails } from '../client/api-error.ts';
import { failureText } from './failure-text.ts';

it.each<[ApiErrorDetails, string]>([
  [{ kind: 'http', status: 401, detail: 'Log in to continue.' }, 'error.unauthorized'],
  [{ kind: 'http', status: 503, detail: 'Back at nine.' }, 'Back at nine.'],
  [{ kind: 'http', status: 502 }, 'error.server'],
  [{ kind: 'network' }, 'error.network'],
])('ERR-01 what could not be read says why: %o', (details, text) => {
  expect(failureText(new ApiError(details), (key) => key)).toBe(text);
});
