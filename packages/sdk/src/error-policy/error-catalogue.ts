import type { CatalogueEntry } from './catalogue-entry.ts';

/**
 * Every error of the product with what brings it about, where it appears and what it says (product spec, section 8).
 * The first entry that fits decides, so those that ask for more stand first.
 */
export const errorCatalogue = [
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
    on: { status: 402, detail: 'unpaid_subscription' },
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

  { on: { code: 'invalid_credentials' }, place: 'inline', message: 'error.invalid_credentials' },
  { on: { code: 'company_not_found' }, place: 'inline', message: 'error.company_not_found' },
  { on: { code: 'sso_team_not_found' }, place: 'inline', message: 'error.sso_team_not_found' },
  { on: { code: 'csrf_token_missing' }, place: 'page', message: 'error.csrf_token_missing' },

  { on: { event: 'company_list' }, place: 'inline', message: 'error.company_list' },
  { on: { status: 400, hasWords: true }, place: 'toast', message: 'error.bad_request', isGivenFirst: true },
  { on: { status: 403, hasWords: true }, place: 'toast', message: 'error.forbidden', isGivenFirst: true },
  { on: { status: 409, hasWords: true }, place: 'toast', message: 'error.generic', isGivenFirst: true },

  { on: { event: 'saml_auth_failed' }, place: 'page', message: 'error.saml_auth_failed' },
  { on: { event: 'saml_replay_attack' }, place: 'page', message: 'error.saml_replay_attack' },
  { on: { event: 'saml_no_email' }, place: 'page', message: 'error.saml_no_email' },
  { on: { event: 'saml_user_not_found' }, place: 'page', message: 'error.saml_user_not_found' },
  { on: { event: 'saml_processing_error' }, place: 'page', message: 'error.saml_processing_error' },
  { on: { event: 'saml_group_sync_error' }, place: 'page', message: 'error.saml_group_sync_error' },
  { on: { event: 'saml_multiple_groups' }, place: 'page', message: 'error.saml_multiple_groups' },
  { on: { event: 'social_denied' }, place: 'page', message: 'error.social_denied' },
  { on: { event: 'social_email_not_verified' }, place: 'page', message: 'error.social_email_not_verified' },
  { on: { event: 'social_failed' }, place: 'page', message: 'error.social_failed' },
  { on: { event: 'sign_up_closed' }, place: 'page', message: 'error.sign_up_closed' },
  { on: { event: 'unknown' }, place: 'page', message: 'error.saml_unknown' },

  { on: { event: 'no_accounts' }, place: 'inline', message: 'error.no_accounts' },
  { on: { event: 'import_account' }, place: 'toast', message: 'error.import_account' },
  { on: { event: 'delete_listing' }, place: 'toast', message: 'error.delete_listing' },
  { on: { event: 'delete_profile' }, place: 'toast', message: 'error.delete_profile' },
  { on: { event: 'delete_google_account' }, place: 'toast', message: 'error.delete_google_account' },
  { on: { event: 'import_permissions' }, place: 'toast', message: 'error.import_permissions' },
  { on: { event: 'import_missing_info' }, place: 'inline', message: 'error.import_missing_info' },
  { on: { event: 'import_elsewhere' }, place: 'inline', message: 'error.import_elsewhere' },
  { on: { event: 'photos_partial' }, place: 'toast', message: 'error.photos_partial' },
  { on: { event: 'reply_sending' }, place: 'toast', message: 'error.reply_sending' },
  { on: { event: 'ai_reply' }, place: 'toast', message: 'error.ai_reply' },
  { on: { event: 'ai_limit' }, place: 'inline', message: 'error.ai_limit' },
  { on: { event: 'group_import' }, place: 'toast', message: 'error.group_import' },
  { on: { event: 'delivery_failed' }, place: 'toast', message: 'error.delivery_failed' },
  { on: { event: 'timezone_update' }, place: 'toast', message: 'error.timezone_update' },
  { on: { event: 'file_generation' }, place: 'toast', message: 'error.file_generation' },
  { on: { event: 'invalid_code' }, place: 'inline', message: 'error.invalid_code' },
  { on: { event: 'code_for_lower_plan' }, place: 'inline', message: 'error.code_for_lower_plan' },
  {
    on: { event: 'payment_insufficient_funds' },
    place: 'inline',
    message: 'error.payment_insufficient_funds',
  },
  { on: { event: 'payment_wrong_card' }, place: 'inline', message: 'error.payment_wrong_card' },
  { on: { event: 'payment_authorisation' }, place: 'inline', message: 'error.payment_authorisation' },
  { on: { event: 'payment_failed' }, place: 'inline', message: 'error.payment_failed' },
  { on: { event: 'payment_required' }, place: 'page', message: 'error.payment_required' },
  { on: { event: 'q_and_a_read_only' }, place: 'inline', message: 'error.q_and_a_read_only' },
  { on: { event: 'chunk_load' }, place: 'page', message: 'error.chunk_load' },

  { on: { status: 400 }, place: 'toast', message: 'error.bad_request' },
  { on: { status: 403 }, place: 'toast', message: 'error.forbidden' },
  { on: { status: 404 }, place: 'toast', message: 'error.not_found' },
  { on: { status: 500 }, place: 'toast', message: 'error.server' },
] as const satisfies readonly CatalogueEntry[];

/** Something that went wrong with or without a call, by the name that the catalogue gives it. */
export type ErrorEvent = EventOf<(typeof errorCatalogue)[number]['on']>;
type EventOf<Trigger> = Trigger extends { event: infer Event } ? Event : never;
