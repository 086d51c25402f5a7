import type { CatalogueEntry } from './catalogue-entry.ts';
import { errorEvents } from './error-events.ts';

/**
 * Every error of the product with what brings it about, where it appears and what it says (product spec, section 8).
 * The first entry that fits decides, so those that ask for more stand first.
 */
export const errorCatalogue: readonly CatalogueEntry[] = [
  ...refusals(),
  ...named('page'),
  ...named('toast'),
  ...named('inline'),
  ...others(),
];

/** Calls that mean the same whatever was asked for, and those that a code explains. */
function refusals(): readonly CatalogueEntry[] {
  return [
    { on: { kind: 'aborted' }, place: 'silent' },
    { on: { kind: 'network', code: 'timeout' }, place: 'toast', message: 'error.timeout' },
    { on: { kind: 'network' }, place: 'toast', message: 'error.network' },
    { on: { kind: 'parsing' }, place: 'toast', message: 'error.parsing' },

    { on: { status: 401 }, place: 'page', message: 'error.unauthorized', also: 'sign_out' },
    { on: { status: 402, company: 'unpaid_without_billing' }, place: 'silent' },
    {
      on: { status: 402, code: 'unpaid_subscription' },
      place: 'modal',
      message: 'error.account_suspended',
      action: 'contact_support',
    },
    {
      on: { status: 402 },
      place: 'modal',
      message: 'error.subscription_expired',
      action: 'subscription_settings',
    },
    { on: { code: 'demo_read_only' }, place: 'modal', message: 'error.demo', action: 'contact_support' },

    { on: { status: 429, event: 'import' }, place: 'modal', message: 'error.import_limit' },
    { on: { code: 'import_limit_reached' }, place: 'modal', message: 'error.import_limit' },
    {
      on: { code: 'plan_limit_reached', event: 'create_listing' },
      place: 'modal',
      message: 'error.location_limit',
    },
    {
      on: { code: 'plan_does_not_allow' },
      place: 'modal',
      message: 'error.plan_does_not_allow',
      isGivenFirst: true,
    },
    { on: { status: 429 }, place: 'modal', message: 'error.wrong_plan', isGivenFirst: true },

    { on: { status: 503 }, place: 'page', message: 'error.maintenance', also: 'tracked_maintenance' },
    {
      on: { status: 500, event: 'wizard_company_profile' },
      place: 'page',
      message: 'error.server',
      also: 'sign_out',
    },
    {
      on: { status: 500, flag: 'service_unavailable' },
      place: 'page',
      message: 'error.maintenance',
      also: 'maintenance',
    },

    ...coded('inline', ['invalid_credentials', 'company_not_found', 'sso_team_not_found']),
    ...coded('page', ['csrf_token_missing']),

    { on: { status: 400, hasWords: true }, place: 'toast', message: 'error.bad_request', isGivenFirst: true },
    { on: { status: 403, hasWords: true }, place: 'toast', message: 'error.forbidden', isGivenFirst: true },
    { on: { status: 409, hasWords: true }, place: 'toast', message: 'error.generic', isGivenFirst: true },
  ];
}

/** What is left to say of a call that nothing else explains. */
function others(): readonly CatalogueEntry[] {
  return [
    { on: { status: 400 }, place: 'toast', message: 'error.bad_request' },
    { on: { status: 403 }, place: 'toast', message: 'error.forbidden' },
    { on: { status: 404 }, place: 'toast', message: 'error.not_found' },
    { on: { status: 500 }, place: 'toast', message: 'error.server' },
  ];
}

/** Codes whose words are called after them. */
function coded(place: 'inline' | 'page', codes: readonly CodeWithWords[]): CatalogueEntry[] {
  return codes.map((code) => ({ on: { code }, place, message: `error.${code}` }));
}

type CodeWithWords =
  | 'invalid_credentials'
  | 'company_not_found'
  | 'sso_team_not_found'
  | 'csrf_token_missing';

/** What has a name of its own, as entries of its place. */
function named(place: keyof typeof errorEvents): CatalogueEntry[] {
  return errorEvents[place].map((event) => ({ on: { event }, place, message: `error.${event}` }));
}
