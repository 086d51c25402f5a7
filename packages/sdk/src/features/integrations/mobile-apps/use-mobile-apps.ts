import { unwrapResponse } from '../../../client/transport.ts';
import type { Schemas } from '../../../client/schema.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { listAvailableApps, listMobileApps } from '../integrations.queries.ts';
import { useForgetMobileApps } from './use-mobile-app-accounts.ts';

/** An app of the company in a store. */
export type MobileApp = Schemas['MobileApp'];

/** The apps that a key opens; without `can_list` the store lists none, and they are added by the package's name. */
export type AvailableApps = Schemas['AvailableApps'];

/**
 * The mobile apps of the company, by name. Needs the feature flag `mobile_apps`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: apps = [] } = useMobileApps();
 * return apps.map(({ id, name, store_url: href }) => <a key={id} href={href}>{name}</a>);
 * ```
 */
export function useMobileApps({ enabled = true }: { enabled?: boolean } = {}): QueryResult<MobileApp[]> {
  return usePinfoldQuery({ ...listMobileApps(useClient()), enabled, select: ({ results }) => results });
}

/**
 * The apps that the key of an account opens, as its store lists them now.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `key_refused` or
 * `provider_unavailable` among others.
 * @example
 * ```tsx
 * const { data } = useAvailableApps(account.id);
 * return data?.results.map(({ app_id: id, name }) => <li key={id}>{name}</li>);
 * ```
 */
export function useAvailableApps(
  accountId: number,
  { enabled = true }: { enabled?: boolean } = {},
): QueryResult<AvailableApps> {
  return usePinfoldQuery({ ...listAvailableApps(useClient(), accountId), enabled });
}

/**
 * Adds an app whose reviews the key of an account may read.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `app_not_found`,
 * `app_exists`, `key_refused` or `provider_unavailable`, left to the form.
 * @example
 * ```tsx
 * const add = useAddMobileApp();
 * add.mutate({ account_id: account.id, app_id: 'pl.lipa.kawa' });
 * ```
 */
export function useAddMobileApp(): MutationResult<MobileApp, Schemas['NewMobileApp']> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: (body: Schemas['NewMobileApp']) => unwrapResponse(client.api.POST('/mobile-apps/', { body })),
    onSettled: useForgetMobileApps(),
  });
}

/**
 * Removes an app with its reviews. It stays in its store and can be added again; of Google Play only the reviews of the last
 * week come back.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the dialog.
 * @example
 * ```tsx
 * const remove = useRemoveMobileApp();
 * remove.mutate(3);
 * ```
 */
export function useRemoveMobileApp(): MutationResult<unknown, number> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: (id: number) => client.api.DELETE('/mobile-apps/{id}/', { params: { path: { id } } }),
    onSettled: useForgetMobileApps(),
  });
}
