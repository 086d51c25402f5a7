import type { RemovedAppReviews } from '@pinfold/contract/features/integrations/mobile-app';
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
 * The mobile apps of the company, by name; with `removed` those that were removed while their reviews were kept. Needs the
 * feature flag `mobile_apps`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: apps = [] } = useMobileApps();
 * return apps.map(({ id, name, store_url: href }) => <a key={id} href={href}>{name}</a>);
 * ```
 */
export function useMobileApps({
  enabled = true,
  removed = false,
}: { enabled?: boolean; removed?: boolean } = {}): QueryResult<MobileApp[]> {
  return usePinfoldQuery({
    ...listMobileApps(useClient(), { removed }),
    enabled,
    select: ({ results }) => results,
  });
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

/** What goes, an app or an account, and what becomes of the reviews. */
export interface AppRemoval {
  /** The app's, or the account's. */
  id: number;
  /** Kept ones stay readable and in figures, take no reply, and go on where the app is added again. */
  reviews: RemovedAppReviews;
}

/**
 * Removes an app, which stays in its store and can be added again. If its reviews are deleted, those of Google Play come
 * back from the last week alone. Of an app that was removed while its reviews were kept, it deletes these.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the dialog.
 * @example
 * ```tsx
 * const remove = useRemoveMobileApp();
 * remove.mutate({ id: 3, reviews: 'keep' });
 * ```
 */
export function useRemoveMobileApp(): MutationResult<unknown, AppRemoval> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: ({ id, reviews }: AppRemoval) =>
      client.api.DELETE('/mobile-apps/{id}/', { params: { path: { id }, query: { reviews } } }),
    onSettled: useForgetMobileApps(),
  });
}
