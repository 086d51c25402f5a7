import { unwrapResponse } from '../../../client/transport.ts';
import type { Schemas } from '../../../client/schema.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';
import { appReviewKeys, mobileAppKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { listMobileAppAccounts } from '../integrations.queries.ts';
import type { AppRemoval } from './use-mobile-apps.ts';

/** An account of an app store that the company is connected to, by a key that is never returned. */
export type MobileAppAccount = Schemas['MobileAppAccount'];

/** What the checks of a key found. */
export type AppKeyVerdict = Schemas['AppKeyVerdict'];

/**
 * The accounts of app stores that the company is connected to, by name. Needs the feature flag `mobile_apps`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; without the permission
 * `manage_google_play_account` that is `permission_denied`, without the flag `feature_disabled`.
 * @example
 * ```tsx
 * const { data: accounts = [] } = useMobileAppAccounts();
 * return accounts.map(({ id, name }) => <li key={id}>{name}</li>);
 * ```
 */
export function useMobileAppAccounts({ enabled = true }: { enabled?: boolean } = {}): QueryResult<
  MobileAppAccount[]
> {
  return usePinfoldQuery({
    ...listMobileAppAccounts(useClient()),
    enabled,
    select: ({ results }) => results,
  });
}

/**
 * Tries a key file without storing it: what each check found is in the result, in the user's language.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `provider_unavailable` or
 * `too_many_attempts`, left to the form. A key that cannot be used is no failure.
 * @example
 * ```tsx
 * const check = useCheckAppKey();
 * check.mutate({ store: 'google_play', key_file: await file.text() });
 * return check.data?.checks.map(({ check, text }) => <li key={check}>{text}</li>);
 * ```
 */
export function useCheckAppKey(): MutationResult<AppKeyVerdict, Schemas['AppKeyToCheck']> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: (body: Schemas['AppKeyToCheck']) =>
      unwrapResponse(client.api.POST('/mobile-apps/accounts/key-check/', { body })),
  });
}

/**
 * Connects Google Play by the key of a service account, which has to work.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `key_file_invalid`,
 * `key_refused`, `provider_unavailable` or `too_many_attempts`, left to the form.
 * @example
 * ```tsx
 * const connect = useConnectGooglePlay();
 * connect.mutate({ name: 'Kawiarnia Lipa', key_file: await file.text() });
 * ```
 */
export function useConnectGooglePlay(): MutationResult<MobileAppAccount, Schemas['GooglePlayConnection']> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: (body: Schemas['GooglePlayConnection']) =>
      unwrapResponse(client.api.POST('/mobile-apps/accounts/google-play/', { body })),
    onSettled: useForgetMobileApps(),
  });
}

/**
 * Connects the App Store by a key of App Store Connect, which has to work.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `key_file_invalid`,
 * `key_refused`, `provider_unavailable` or `too_many_attempts`, left to the form.
 * @example
 * ```tsx
 * const connect = useConnectAppStore();
 * connect.mutate({ name: 'Kawiarnia Lipa', key_id: '2X9R4HXF34', key_file: await file.text() });
 * ```
 */
export function useConnectAppStore(): MutationResult<MobileAppAccount, Schemas['AppStoreConnection']> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: (body: Schemas['AppStoreConnection']) =>
      unwrapResponse(client.api.POST('/mobile-apps/accounts/app-store/', { body })),
    onSettled: useForgetMobileApps(),
  });
}

/** A new key for an account; `key_id` and `issuer_id` are of the App Store only. */
export type AppKeyReplacement = Schemas['AppKeyReplacement'] & {
  /** The account's. */
  id: number;
};

/**
 * Replaces the key of an account. The old one stays in use until the new one has opened all apps of the account.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `key_file_invalid`,
 * `key_refused`, `provider_unavailable`, `too_many_attempts` or `not_found`, left to the form.
 * @example
 * ```tsx
 * const replace = useReplaceAppKey();
 * replace.mutate({ id: account.id, key_file: await file.text() });
 * ```
 */
export function useReplaceAppKey(): MutationResult<MobileAppAccount, AppKeyReplacement> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: ({ id, ...body }: AppKeyReplacement) =>
      unwrapResponse(client.api.PUT('/mobile-apps/accounts/{id}/key/', { params: { path: { id } }, body })),
    onSettled: useForgetMobileApps(),
  });
}

/**
 * Deletes an account with its key and its apps. The key itself stays valid until it is revoked in the store.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the dialog.
 * @example
 * ```tsx
 * const remove = useDeleteMobileAppAccount();
 * remove.mutate({ id: account.id, reviews: 'keep' });
 * ```
 */
export function useDeleteMobileAppAccount(): MutationResult<unknown, AppRemoval> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: ({ id, reviews }: AppRemoval) =>
      client.api.DELETE('/mobile-apps/accounts/{id}/', { params: { path: { id }, query: { reviews } } }),
    onSettled: useForgetMobileApps(),
  });
}

/** Returns a function after which accounts, apps, what the stores list and reviews of apps are read again. */
export function useForgetMobileApps(): () => Promise<void> {
  const { queryClient } = usePinfold();
  return async () => {
    const keys = [mobileAppKeys.all, appReviewKeys.all];
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}
