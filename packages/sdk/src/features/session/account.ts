import { queryOptions } from '@tanstack/react-query';
import { unwrapResponse } from '../../client/transport.ts';
import { ApiError } from '../../client/api-error.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { ListOf, Schemas } from '../../client/schema.ts';
import { useClient, usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult, QueryOf, QueryResult } from '../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { userKeys } from '../../query/user-keys.ts';
import { useAccountCall } from './use-account-call.ts';

/** A place where the user is logged in. */
export type Device = Schemas['Device'];

/** One thing that a user can agree to, and since when they do or do not. */
export type Consent = Schemas['Consent'];

/** The password that is, and the one to be. */
export interface PasswordChange {
  current: string;
  next: string;
}

/**
 * Changes the user's password. This session stays; all others end.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `wrong_password`,
 * `password_too_short`, `password_breached` or `too_many_attempts`, left to the form.
 * @example
 * ```tsx
 * const change = useChangePassword();
 * change.mutate({ current, next });
 * ```
 */
export function useChangePassword(): MutationResult<void, PasswordChange> {
  const { queryClient } = usePinfold();
  return useAccountCall('changePassword', () =>
    queryClient.invalidateQueries({ queryKey: userKeys.devices }),
  );
}

/** Where the user is logged in, as a query. */
function listDevices(client: PinfoldClient): QueryOf<ListOf<Device>> {
  return queryOptions({
    queryKey: userKeys.devices,
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/user/sessions/', { signal })),
  });
}

/**
 * Where the user is logged in, the most recent first.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the page.
 * @example
 * ```tsx
 * const { data: devices = [] } = useDevices();
 * devices.map(({ user_agent, is_current }) => `${user_agent}${is_current ? ' (tutaj)' : ''}`);
 * ```
 */
export function useDevices(): QueryResult<readonly Device[]> {
  return usePinfoldQuery({
    ...listDevices(useClient()),
    select: ({ results }): readonly Device[] => results,
    meta: { isQuiet: true },
  });
}

/**
 * Logs out one device of the user, by its id; it leaves the list of `useDevices` when the API has confirmed it. One that
 * is gone already counts as logged out.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the page.
 * @example
 * ```tsx
 * const end = useEndDevice();
 * end.mutate(device.id);
 * ```
 */
export function useEndDevice(): MutationResult<void, number> {
  const { client, queryClient } = usePinfold();
  const { queryKey } = listDevices(client);
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: async (id: number) => {
      await client.api.DELETE('/user/sessions/{id}/', { params: { path: { id } } }).catch(unlessGone);
    },
    onSuccess: (_done, id) =>
      queryClient.setQueryData(
        queryKey,
        (list) => list && { results: list.results.filter((device) => device.id !== id) },
      ),
  });
}

function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
}

/** What the user has agreed to, as a query. */
function listConsents(client: PinfoldClient): QueryOf<ListOf<Consent>> {
  return queryOptions({
    queryKey: userKeys.consents,
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/user/consents/', { signal })),
    staleTime: 60_000,
  });
}

/**
 * What the user has agreed to, and when.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the page.
 * @example
 * ```tsx
 * const { data: consents = [] } = useConsents();
 * const hasNews = consents.some(({ kind, is_given }) => kind === 'product_news' && is_given);
 * ```
 */
export function useConsents(): QueryResult<readonly Consent[]> {
  return usePinfoldQuery({
    ...listConsents(useClient()),
    select: ({ results }): readonly Consent[] => results,
    meta: { isQuiet: true },
  });
}

/**
 * Gives or withdraws one consent. Shown at once, and undone when the API refuses.
 *
 * @throws Error outside a `PinfoldProvider`. A consent that the account rests on is an ApiError with the code
 * `consent_required`, left to the page.
 * @example
 * ```tsx
 * const change = useChangeConsent();
 * change.mutate({ kind: 'product_news', is_given: false });
 * ```
 */
export function useChangeConsent(): MutationResult<ListOf<Consent>, Schemas['ConsentChange']> {
  const { client, queryClient } = usePinfold();
  const { queryKey } = listConsents(client);
  return usePinfoldMutation({
    meta: { isQuiet: true },
    // One after another: the last press of a switch is the one that counts.
    scope: { id: 'consents' },
    mutationFn: (change: Schemas['ConsentChange']) =>
      unwrapResponse(client.api.PATCH('/user/consents/', { body: change })),
    onMutate: async ({ kind, is_given }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey)?.results.find((consent) => consent.kind === kind);
      replace(kind, { is_given, changed_at: new Date().toISOString() });
      return before;
    },
    onError: (_error, { kind }, before) => before && replace(kind, before),
    onSuccess: ({ results }, { kind }) => {
      const kept = results.find((consent) => consent.kind === kind);
      if (kept) replace(kind, kept);
    },
  });

  // One consent at a time, so that quick changes of two do not undo each other.
  function replace(kind: string, change: Partial<Schemas['Consent']>): void {
    queryClient.setQueryData(
      queryKey,
      (list) =>
        list && {
          results: list.results.map((one) => (one.kind === kind ? { ...one, ...change } : one)),
        },
    );
  }
}
