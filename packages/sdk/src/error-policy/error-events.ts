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
