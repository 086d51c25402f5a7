import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import type { ProblemCode } from '@pinfold/contract/problem-codes';
import type { ApiErrorKind } from '../client/api-error.ts';
import type { TranslationKey } from '../i18n/namespaces.ts';

/**
 * What can go wrong by a name of its own, by the place where it is said. Each has its words in `error.<name>`, whether
 * a call failed or something happened without one, such as a payment that a bank refused.
 */
export const errorEvents = {
  page: [
    'saml_auth_failed',
    'saml_replay_attack',
    'saml_no_email',
    'saml_user_not_found',
    'saml_processing_error',
    'saml_group_sync_error',
    'saml_multiple_groups',
    'unknown',
    'social_denied',
    'social_email_not_verified',
    'social_second_factor',
    'social_failed',
    'sign_up_closed',
    'payment_required',
    'chunk_load',
  ],
  toast: [
    'import_account',
    'delete_listing',
    'delete_profile',
    'delete_google_account',
    'import_permissions',
    'photos_partial',
    'reply_sending',
    'ai_reply',
    'ai_post',
    'group_import',
    'delivery_failed',
    'timezone_update',
    'file_generation',
  ],
  inline: [
    'company_list',
    'no_accounts',
    'import_missing_info',
    'import_elsewhere',
    'ai_limit',
    'ai_post_limit',
    'invalid_code',
    'code_for_lower_plan',
    'payment_insufficient_funds',
    'payment_wrong_card',
    'payment_authorisation',
    'payment_failed',
    'q_and_a_read_only',
  ],
} as const;

/** Something that went wrong with or without a call, by the name that the catalogue gives it. */
export type ErrorEvent = (typeof errorEvents)[keyof typeof errorEvents][number];

/** Where the user meets an error: `inline` beside what it concerns, `page` in place of everything. */
export type ErrorPlace = 'toast' | 'modal' | 'inline' | 'page' | 'silent';

/** The modal's button. */
export type ModalAction = 'ok' | 'subscription_settings' | 'contact_support';

/** What brings an entry about. Whatever is named has to hold; an event alone needs no failing call. */
export interface ErrorTrigger {
  kind?: ApiErrorKind;
  status?: number;
  code?: ProblemCode | 'timeout';
  /** The API sent a message for users. */
  hasWords?: true;
  /** The operation that made the call, or an event without a call. */
  event?: string;
  flag?: FeatureFlag;
  company?: 'unpaid_without_billing';
}

/** One line of the error catalogue (product spec, section 8). */
export interface CatalogueEntry {
  on: ErrorTrigger;
  place: ErrorPlace;
  /** Undefined if nothing is shown. */
  message?: TranslationKey;
  /** The API's own message is preferred. */
  isGivenFirst?: true;
  /** @default 'ok' */
  action?: ModalAction;
  /** What else happens on the way to a page. */
  also?: 'sign_out' | 'maintenance' | 'tracked_maintenance';
}

/**
 * Every error of the product with what brings it about, where it appears and what it says (product spec, section 8).
 * The first entry that fits decides, so those that ask for more stand first.
 */
export const errorCatalogue: readonly CatalogueEntry[] = /* @__PURE__ */ allEntries();

function allEntries(): readonly CatalogueEntry[] {
  return [...refusals(), ...named('page'), ...named('toast'), ...named('inline'), ...others()];
}

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
      isGivenFirst: true,
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

/** Fallbacks for calls that no other entry matches. */
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
