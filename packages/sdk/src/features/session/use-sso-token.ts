import { answer } from '../../client/answer.ts';
import type { Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { useOpenSession } from './use-open-session.ts';

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
      answer(client.api.GET('/sso/token/', { params: { header: { 'x-csrftoken': csrfToken } } })),
    onSuccess: useOpenSession(),
  });
}
