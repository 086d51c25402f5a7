import type { ApiError } from '@pinfold/sdk';
import { federatedLoginErrors, type FederatedLoginError } from '@pinfold/sdk/headless/session';
import { authPaths, safePath } from '../../../routing/auth-paths.ts';
import type { TextKey } from '../../../texts/text-key.ts';
import { problemMessage, type Complaint } from '../form/complaints.ts';
import { refusedField } from '../form/refusals.ts';

/** Returns where a login at an identity provider leads: a page of this panel, or the first question to a new user. */
export function afterLogin(next: string | null): string {
  return next === authPaths.accountType ? next : (safePath(next) ?? authPaths.home);
}

/** Returns the error in the address of the failure page; `unknown` for one that we do not know. */
export function federatedError(search: string): FederatedLoginError {
  const error = new URLSearchParams(search).get('error');
  return federatedLoginErrors.find((known) => known === error) ?? 'unknown';
}

/** Whether the way back leads to the team's log-in or to the common one. */
export function beginsAtTeam(error: FederatedLoginError): boolean {
  return error.startsWith('saml_');
}

/** Why the name of a team led nowhere; `say` gives the text of the error catalogue. */
export function ssoLoginProblem(error: ApiError, errorText: (error: ApiError) => string): Complaint<'team'> {
  if (error.code === 'sso_team_not_found')
    return { field: 'team', key: 'problem.failed', text: errorText(error) };
  return refusedField(error, { team_name: 'team' }) ?? problemMessage(error, 'problem.failed');
}

interface SsoTokenProblem {
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

/** Returns the value of a cookie out of `document.cookie`. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return decoded(pair.slice(at + 1).trim());
  }
  return undefined;
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value) || undefined;
  } catch {
    return undefined;
  }
}
