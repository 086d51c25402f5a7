import { queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { useClient, usePinfold } from '../../provider/use-pinfold.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import type { MutationResult, QueryOf, QueryResult } from '../../query/results.ts';
import { loginProofKeys } from '../../query/query-keys.ts';

/** How the user can prove who they are: by password, by code, or at the provider where they log in. */
export type FreshLoginWays = Schemas['FreshLogin'];

/** A password, a code of the authenticator app, a recovery code, or what a passkey has signed. */
export type LoginRenewal = Schemas['LoginRenewal'];

/** Whether the user proved lately who they are, as a query. */
function getFreshLogin(client: PinfoldClient): QueryOf<FreshLoginWays> {
  return queryOptions({
    queryKey: loginProofKeys.freshLogin,
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/user/fresh-login/', { signal })),
  });
}

/**
 * Whether the user proved lately who they are, and how they can.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the page.
 * @example
 * ```tsx
 * const { data } = useFreshLogin();
 * const takesPassword = data?.has_password;
 * ```
 */
export function useFreshLogin(): QueryResult<FreshLoginWays> {
  return usePinfoldQuery({ ...getFreshLogin(useClient()), meta: { isQuiet: true } });
}

/**
 * Proves by the password or a code that it is still the user who holds this session. For ten minutes the API then allows
 * what cannot be taken back.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `wrong_password`,
 * `second_factor_wrong` or `too_many_attempts`, left to the form.
 * @example
 * ```tsx
 * const renew = useRenewLogin();
 * renew.mutate({ password });
 * ```
 */
export function useRenewLogin(): MutationResult<FreshLoginWays, LoginRenewal> {
  const client = useClient();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: (body: LoginRenewal) => unwrapResponse(client.api.POST('/user/fresh-login/', { body })),
    onSuccess: useFreshLoginRenewed(),
  });
}

/** Returns a function that keeps what the API answered to a proof. */
export function useFreshLoginRenewed(): (ways: FreshLoginWays) => void {
  const { client, queryClient } = usePinfold();
  return (ways) => void queryClient.setQueryData(getFreshLogin(client).queryKey, ways);
}
