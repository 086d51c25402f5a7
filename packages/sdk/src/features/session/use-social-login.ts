import { answer } from '../../client/answer.ts';
import type { Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import type { SignUpLink } from './sign-up-access-query.ts';

/** Where to log in, and where to come back to. */
export interface SocialLogin extends SignUpLink {
  /** The `id` of one of the installation's `social_providers`. */
  provider: string;
  /** A path of the panel to come back to. */
  next?: string | undefined;
  /** Needed when the login creates an account. @defaultValue false */
  hasAcceptedTerms?: boolean | undefined;
}

/**
 * Begins to log in at an OpenID Connect provider; the answer is the address to send the browser to.
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
      answer(
        client.api.POST('/social-login/', {
          body: {
            provider,
            audit: rest.isAudit ?? false,
            custom_invitation: rest.hasCustomInvitation ?? false,
            terms_accepted: rest.hasAcceptedTerms ?? false,
            ...(next !== undefined && { next }),
            ...(access !== undefined && { access }),
          },
        }),
      ),
  });
}
