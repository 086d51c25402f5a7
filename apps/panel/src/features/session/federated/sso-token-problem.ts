import type { ApiError } from '@pinfold/sdk';
import type { TextKey } from '../../../texts/text-key.ts';

export interface SsoTokenProblem {
  title: TextKey;
  text: TextKey;
  /** Trying again may help. */
  isPassing: boolean;
}

/** The browser that came back has no cookie of a login. */
export const missingCookie: SsoTokenProblem = {
  title: 'sso_login.csrf_missing',
  text: 'sso_login.csrf_missing_text',
  isPassing: false,
};

/** Why a session could not be collected. */
export function ssoTokenProblem(error: ApiError): SsoTokenProblem {
  if (error.code === 'csrf_token_missing') return missingCookie;
  if (error.code === 'link_invalid')
    return { title: 'sso_login.too_late', text: 'sso_login.too_late_text', isPassing: false };
  return { title: 'federated.title', text: 'problem.failed', isPassing: true };
}
