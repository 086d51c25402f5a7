import { expect, test } from 'vitest';
import { ApiError, type ApiErrorDetails } from '../client/api-error.ts';
import { errorPolicy, type ErrorSituation } from '../error-policy/error-policy.ts';
import { withWords } from '../provider/use-report.ts';
import { formMessage, isForHost, refusedFields } from './form-refusal.ts';

const refused = (details: Partial<ApiErrorDetails>) => new ApiError({ kind: 'http', ...details });
const unpaid = { is_subscription_plan_client: true, is_paying: false, has_billing_subscription: false };

test.each<[string, ApiError, unknown, boolean, ErrorSituation?]>([
  [
    'the API says it best',
    refused({ status: 429, code: 'plan_limit_reached', detail: 'Najwyżej 5 stron.' }),
    'Najwyżej 5 stron.',
    false,
  ],
  [
    'a limit of the day',
    refused({ status: 429, code: 'scan_limit_reached', detail: 'Wykorzystano 20 skanów na dziś.' }),
    'Wykorzystano 20 skanów na dziś.',
    false,
  ],
  [
    'a provider that is down',
    refused({ status: 502, code: 'provider_unavailable' }),
    'company.provider_unavailable',
    false,
  ],
  ['no connection', new ApiError({ kind: 'network' }), 'error.network', false],
  ['a server that fails', refused({ status: 500 }), 'error.server', false],
  ['maintenance', refused({ status: 500 }), undefined, true, { featureFlags: ['service_unavailable'] }],
  ['an ended session', refused({ status: 401 }), undefined, true],
  ['the demo', refused({ status: 403, code: 'demo_read_only' }), undefined, true],
  ['an ended plan', refused({ status: 402 }), 'error.subscription_expired', true],
  [
    'an ended plan about which the host stays silent',
    refused({ status: 402, detail: 'Plan wygasł.' }),
    'Plan wygasł.',
    false,
    { company: unpaid },
  ],
  ['a call that was given up', new ApiError({ kind: 'aborted' }), undefined, false],
])('ERR-04 who says why a form was refused: %s', (_what, error, message, concernsHost, situation = {}) => {
  const words = (key: string) => key;
  const reaction = withWords(errorPolicy(error, situation), words);
  expect(formMessage(error, reaction, words)).toBe(message);
  expect(isForHost(error, reaction)).toBe(concernsHost);
});

test('COM-06 a refused field is known by its name in the body', () => {
  const errors = [{ path: 'body.tax_number', message: 'To nie jest NIP.' }];
  expect(refusedFields(refused({ status: 400, errors }))).toEqual({ tax_number: 'To nie jest NIP.' });
  expect(refusedFields(null)).toEqual({});
});
