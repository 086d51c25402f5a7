import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorDetails } from '../client/api-error.ts';
import { errorPolicy, type ErrorSituation } from './error-policy.ts';

const unpaidClient = { is_subscription_plan_client: true, is_paying: false, has_billing_subscription: false };
const billedClient = { ...unpaidClient, has_billing_subscription: true };

type Row = [name: string, error: Partial<ApiErrorDetails>, situation: ErrorSituation, reaction: unknown];

const rows: Row[] = [
  [
    'ERR-01 400 shows the first field message',
    { status: 400, detail: 'Ogólnie.', errors: [{ path: 'a', message: 'Pole.' }] },
    {},
    { kind: 'toast', message: { text: 'Pole.' } },
  ],
  [
    'ERR-01 400 without fields shows the detail',
    { status: 400, detail: 'Ogólnie.' },
    {},
    { kind: 'toast', message: { text: 'Ogólnie.' } },
  ],
  [
    'ERR-01 400 without words points to support',
    { status: 400 },
    {},
    { kind: 'toast', message: { key: 'error.bad_request' } },
  ],
  [
    'ERR-01 403 shows the first message',
    { status: 403, detail: 'Nie wolno.' },
    {},
    { kind: 'toast', message: { text: 'Nie wolno.' } },
  ],
  [
    'ERR-01 403 without words says that access is missing',
    { status: 403 },
    {},
    { kind: 'toast', message: { key: 'error.forbidden' } },
  ],
  [
    'SES-10 a write in the demo opens the demo modal',
    { status: 403, code: 'demo_read_only', detail: 'x' },
    {},
    { kind: 'modal', message: { key: 'error.demo' }, action: 'contact_support' },
  ],
  [
    'ERR-01 401 signs out and goes to the log-in page',
    { status: 401 },
    {},
    { kind: 'sign_out', message: { key: 'error.unauthorized' }, goToLogin: true },
  ],
  [
    'ERR-01 401 on the log-in page stays there',
    { status: 401 },
    { isOnLogin: true },
    { kind: 'sign_out', message: { key: 'error.unauthorized' }, goToLogin: false },
  ],
  [
    'ERR-02 402 is silent for an unpaid client without billing',
    { status: 402, code: 'unpaid_subscription' },
    { company: unpaidClient },
    { kind: 'silent' },
  ],
  [
    'ERR-02 402 unpaid says that the account is suspended',
    { status: 402, code: 'unpaid_subscription' },
    { company: billedClient },
    { kind: 'modal', message: { key: 'error.account_suspended' }, action: 'contact_support' },
  ],
  [
    'ERR-02 402 unpaid is also known by its detail',
    { status: 402, detail: 'unpaid_subscription' },
    {},
    { kind: 'modal', message: { key: 'error.account_suspended' }, action: 'contact_support' },
  ],
  [
    'ERR-02 402 expired leads to the subscription',
    { status: 402, code: 'subscription_expired' },
    {},
    { kind: 'modal', message: { key: 'error.subscription_expired' }, action: 'subscription_settings' },
  ],
  [
    'ERR-02 402 expired has no such button on that very page',
    { status: 402 },
    { isOnSubscriptionSettings: true },
    { kind: 'modal', message: { key: 'error.subscription_expired' }, action: 'ok' },
  ],
  [
    'ERR-01 404 says that nothing was found',
    { status: 404, detail: 'x' },
    {},
    { kind: 'toast', message: { key: 'error.not_found' } },
  ],
  [
    'ERR-01 a refusal with words wins over the name of the operation',
    { status: 400, detail: 'Nie ma takiej strefy.' },
    { operation: 'timezone_update' },
    { kind: 'toast', message: { text: 'Nie ma takiej strefy.' } },
  ],
  [
    'ERR-04 an operation that fails for no known reason is named',
    { status: 500 },
    { operation: 'timezone_update' },
    { kind: 'toast', message: { key: 'error.timezone_update' } },
  ],
  [
    'ERR-01 but never in place of a session that has ended',
    { status: 401 },
    { operation: 'timezone_update' },
    { kind: 'sign_out', message: { key: 'error.unauthorized' }, goToLogin: true },
  ],
  [
    'SHL-09 ERR-04 a failing company list is left to the page, which asks once more',
    { status: 500 },
    { operation: 'company_list' },
    { kind: 'inline', message: { key: 'error.company_list' } },
  ],
  [
    'ERR-01 409 shows what stands in the way',
    { status: 409, detail: 'W trakcie.' },
    {},
    { kind: 'toast', message: { text: 'W trakcie.' } },
  ],
  [
    'ERR-02 429 shows the given message',
    { status: 429, detail: 'Za dużo.' },
    {},
    { kind: 'modal', message: { text: 'Za dużo.' }, action: 'ok' },
  ],
  [
    'ERR-02 429 without words blames the plan',
    { status: 429 },
    {},
    { kind: 'modal', message: { key: 'error.wrong_plan' }, action: 'ok' },
  ],
  [
    'ERR-02 429 while importing names the locations',
    { status: 429, detail: 'x' },
    { operation: 'import' },
    { kind: 'modal', message: { key: 'error.import_limit' }, action: 'ok' },
  ],
  [
    'ERR-03 500 is a server error',
    { status: 500, detail: 'x' },
    {},
    { kind: 'toast', message: { key: 'error.server' } },
  ],
  [
    'ERR-03 500 with the flag goes to maintenance',
    { status: 500 },
    { featureFlags: ['service_unavailable'] },
    { kind: 'maintenance', message: { key: 'error.maintenance' }, track: false },
  ],
  [
    'ERR-03 500 on the company profile of the wizard signs out',
    { status: 500 },
    { operation: 'wizard_company_profile' },
    { kind: 'sign_out', message: { key: 'error.server' }, goToLogin: true },
  ],
  [
    'ERR-03 503 is tracked and goes to maintenance',
    { status: 503 },
    {},
    { kind: 'maintenance', message: { key: 'error.maintenance' }, track: true },
  ],
  [
    'ERR-01 others are generic',
    { status: 418, detail: 'x' },
    {},
    { kind: 'toast', message: { key: 'error.generic' } },
  ],
  ['ERR-01 no connection', { kind: 'network' }, {}, { kind: 'toast', message: { key: 'error.network' } }],
  [
    'ERR-01 no answer in time',
    { kind: 'network', code: 'timeout' },
    {},
    { kind: 'toast', message: { key: 'error.timeout' } },
  ],
  [
    'ERR-01 nonsense',
    { kind: 'parsing', status: 200 },
    {},
    { kind: 'toast', message: { key: 'error.parsing' } },
  ],
  ['a cancelled call is silent', { kind: 'aborted' }, {}, { kind: 'silent' }],
];

describe('errorPolicy', () => {
  it.each(rows)('%s', (_name, error, situation, reaction) => {
    expect(errorPolicy(new ApiError({ kind: 'http', ...error }), situation)).toEqual(reaction);
  });
});
