import { expect, test } from 'vitest';
import { ApiError } from '../../client/api-error.ts';
import { createTranslate } from '../../i18n/create-translate.ts';
import { pl } from '../../locales/pl.ts';
import { refusalWords, refusedFields } from './refusal-words.ts';

const t = createTranslate(pl);
const refused = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'http', ...details });

test.each<[string, ApiError, string | undefined]>([
  [
    'the API says it best',
    refused({ status: 429, code: 'plan_limit_reached', detail: 'Najwyżej 5 stron.' }),
    'Najwyżej 5 stron.',
  ],
  [
    'a provider that is down',
    refused({ status: 502, code: 'provider_unavailable' }),
    'Usługa chwilowo nie odpowiada. Spróbuj ponownie za kilka minut.',
  ],
  [
    'no connection',
    new ApiError({ kind: 'network' }),
    'Brak połączenia. Sprawdź internet i spróbuj ponownie.',
  ],
  ['an ended session is not for the form', refused({ status: 401 }), undefined],
  ['nor is the demo', refused({ status: 403, code: 'demo_read_only' }), undefined],
  ['nor is a plan that ended', refused({ status: 402, code: 'subscription_expired' }), undefined],
])('ERR-04 why a form was refused: %s', (_what, error, words) => {
  expect(refusalWords(error, t)).toBe(words);
});

test('COM-06 a refused field is known by its name in the body', () => {
  const errors = [{ path: 'body.tax_number', message: 'To nie jest NIP.' }];
  expect(refusedFields(refused({ status: 400, errors }))).toEqual({ tax_number: 'To nie jest NIP.' });
  expect(refusedFields(null)).toEqual({});
});
