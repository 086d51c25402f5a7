import type { Schemas } from '../../client/schema.ts';
import type { MutationResult } from '../../query/results.ts';
import { useOpenSession } from './session.ts';
import type { SignUpLink } from './sign-up.ts';
import { useAccountCall } from './use-account-call.ts';

/** Where to log in, and where to come back to. */
export interface SocialLogin extends SignUpLink {
  /** The `id` of one of the installation's `social_providers`. */
  provider: string;
  /** A path of the panel to come back to. */
  next?: string | undefined;
  /** Has the provider ask for the credentials again, so that the log-in counts as fresh. @defaultValue false */
  isFresh?: boolean | undefined;
  /** Needed when the login creates an account. @defaultValue false */
  hasAcceptedTerms?: boolean | undefined;
}

/**
 * Starts a login at an OpenID Connect provider; returns the address to navigate to.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the page.
 * @example
 * ```tsx
 * const login = useSocialLogin();
 * login.mutate({ provider: 'google' }, { onSuccess: ({ url }) => location.assign(url) });
 * ```
 */
export function useSocialLogin(): MutationResult<Schemas['Redirection'], SocialLogin> {
  return useAccountCall('beginSocialLogin');
}

/** Which team logs in, and where to come back to. */
export interface SsoLogin {
  teamName: string;
  /** A path of the panel to come back to. */
  next?: string | undefined;
  /** As in {@link SocialLogin}. */
  isFresh?: boolean | undefined;
}

/**
 * Starts single sign-on by the name of a team; returns the address to navigate to.
 *
 * @throws Error outside a `PinfoldProvider`. An unknown team is an ApiError with the code `sso_team_not_found`, left to
 * the form.
 * @example
 * ```tsx
 * const login = useSsoLogin();
 * login.mutate({ teamName: 'kawiarnia-lipa' }, { onSuccess: ({ url }) => location.assign(url) });
 * ```
 */
export function useSsoLogin(): MutationResult<Schemas['Redirection'], SsoLogin> {
  return useAccountCall('beginSsoLogin');
}

/**
 * Collects the session after a login at an identity provider, once, in the browser that began it. Give it the value of
 * the cookie `sso_csrf`.
 *
 * @throws Error outside a `PinfoldProvider`. Without the cookies of that login it is an ApiError with the code
 * `csrf_token_missing`, after two minutes with `link_invalid`; both are left to the page.
 * @example
 * ```tsx
 * const collect = useSsoToken();
 * collect.mutate(csrfCookie, { onSuccess: ({ token, next }) => enter(token, next ?? '/') });
 * ```
 */
export function useSsoToken(): MutationResult<Schemas['FederatedSession'], string> {
  return useAccountCall('collectSsoSession', useOpenSession());
}
