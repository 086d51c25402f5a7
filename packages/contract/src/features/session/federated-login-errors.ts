/** How a login at an identity provider can fail (product spec, section 8); part of the failure page's address. */
export const federatedLoginErrors = [
  'saml_auth_failed',
  'saml_replay_attack',
  'saml_no_email',
  'saml_user_not_found',
  'saml_processing_error',
  'saml_group_sync_error',
  'saml_multiple_groups',
  'social_denied',
  'social_email_not_verified',
  'social_failed',
  'sign_up_closed',
  'unknown',
] as const;

/** Why a login at another site led nowhere. */
export type FederatedLoginError = (typeof federatedLoginErrors)[number];
