import { unwrapResponse } from '../../client/transport.ts';
import type { Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { useOpenSession } from './session.ts';
import type { SignUpLink } from './sign-up.ts';

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
  const client = useClient();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: ({ provider, next, access, ...rest }: SocialLogin) =>
      unwrapResponse(
        client.api.POST('/social-login/', {
          body: {
            provider,
            audit: rest.isAudit ?? false,
            custom_invitation: rest.hasCustomInvitation ?? false,
            terms_accepted: rest.hasAcceptedTerms ?? false,
            fresh: rest.isFresh ?? false,
            ...(next !== undefined && { next }),
            ...(access !== undefined && { access }),
          },
        }),
      ),
  });
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
  const client = useClient();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: ({ teamName, next, isFresh = false }: SsoLogin) =>
      unwrapResponse(
        client.api.POST('/sso/', {
          body: { team_name: teamName, fresh: isFresh, ...(next !== undefined && { next }) },
        }),
      ),
  });
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
  const client = useClient();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: (csrfToken: string) =>
      unwrapResponse(client.api.GET('/sso/token/', { params: { header: { 'x-csrftoken': csrfToken } } })),
    onSuccess: useOpenSession(),
  });
}
