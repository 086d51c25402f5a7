import { answer } from '../../client/answer.ts';
import type { Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { useOpenSession } from './use-open-session.ts';

/** What a login gives: keep the token where `getToken` finds it. */
export type Session = Schemas['Session'];

/**
 * Exchanges an e-mail and a password for a token. Whatever an earlier user left in the cache is dropped.
 *
 * @throws Error outside a `PinfoldProvider`. A wrong password is an ApiError with the code `invalid_credentials`;
 * it is left to the form and not reported to the Provider.
 * @example
 * ```tsx
 * const login = useLogin();
 * login.mutate({ email, password }, { onSuccess: ({ token }) => session.store(token) });
 * ```
 */
export function useLogin(): MutationResult<Session, Schemas['Credentials']> {
  const client = useClient();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: (credentials: Schemas['Credentials']) =>
      answer(client.api.POST('/login/', { body: credentials })),
    onSuccess: useOpenSession(),
  });
}
