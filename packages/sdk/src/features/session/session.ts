import { queryOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import { unwrapResponse } from '../../client/transport.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import { useClient, usePinfold } from '../../provider/use-pinfold.ts';
import { logoutMutationKey } from '../../query/logout-key.ts';
import { userKeys } from '../../query/user-keys.ts';
import type { MutationResult, QueryOf, QueryResult } from '../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../query/use-pinfold-query.ts';

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
      unwrapResponse(client.api.POST('/login/', { body: credentials })),
    onSuccess: useOpenSession(),
  });
}

/** Returns a function to call after each kind of login: clears an earlier user's cache and emits `logged_in`. */
export function useOpenSession(): () => void {
  const { queryClient, emit } = usePinfold();
  return useCallback(() => {
    queryClient.clear();
    emit({ type: 'logged_in' });
  }, [queryClient, emit]);
}

/**
 * Revokes the token and empties the cache, also when the API cannot be reached: the user wanted to leave. Whatever
 * was being fetched is given up first, and the client sends nothing more with that token.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const logout = useLogout();
 * logout.mutate(undefined, { onSettled: () => session.clear() });
 * ```
 */
export function useLogout(): MutationResult<void> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationKey: logoutMutationKey,
    meta: { isQuiet: true },
    mutationFn: async () => {
      await queryClient.cancelQueries();
      await client.api.POST('/logout/');
    },
    onSettled: () => {
      queryClient.clear();
      emit({ type: 'logged_out' });
    },
  });
}

/**
 * Ends every session of the user, this one too. Unlike `useLogout` nothing is emptied when the API cannot be reached:
 * the other devices would still be logged in.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the page.
 * @example
 * ```tsx
 * const logoutEverywhere = useLogoutEverywhere();
 * logoutEverywhere.mutate(undefined, { onSuccess: () => session.clear() });
 * ```
 */
export function useLogoutEverywhere(): MutationResult<void> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationKey: logoutMutationKey,
    meta: { isQuiet: true },
    mutationFn: async () => {
      await queryClient.cancelQueries();
      await client.api.POST('/logout/everywhere/');
    },
    onError: () => void queryClient.invalidateQueries(),
    onSuccess: () => {
      queryClient.clear();
      emit({ type: 'logged_out' });
    },
  });
}

/** The user who is logged in, as a query. */
function getUser(client: PinfoldClient): QueryOf<Schemas['User']> {
  return queryOptions({
    queryKey: userKeys.details,
    queryFn: ({ signal }): Promise<Schemas['User']> => unwrapResponse(client.api.GET('/user/', { signal })),
    staleTime: 5 * 60_000,
  });
}

/**
 * The user who is logged in, fetched once for the whole Provider.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: user } = useUser();
 * ```
 */
export function useUser({ enabled = true }: { enabled?: boolean } = {}): QueryResult<Schemas['User']> {
  return usePinfoldQuery({ ...getUser(useClient()), enabled });
}

/**
 * Changes the user's name, phone number or language.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; with `isQuiet` they are left to the
 * form and not reported to the Provider.
 * @example
 * ```tsx
 * const updateUser = useUpdateUser();
 * updateUser.mutate({ language: 'en' });
 * ```
 */
export function useUpdateUser({ isQuiet = false }: { isQuiet?: boolean } = {}): MutationResult<
  Schemas['User'],
  Schemas['UserChange']
> {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    meta: { isQuiet },
    mutationFn: (change: Schemas['UserChange']) =>
      unwrapResponse(client.api.PATCH('/user/', { body: change })),
    onSuccess: (user) => queryClient.setQueryData(userKeys.details, user),
  });
}
