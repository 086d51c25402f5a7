import type { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import type { ErrorOperation, ErrorSituation } from '../../../error-policy/error-policy.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormMutation, useFormRefusal } from '../../../query/form-refusal.ts';
import { directoryKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { listAppleAccounts, listAppleBrands } from './apple.queries.ts';

/** An organisation at Apple, with its brands and how far its locations are. */
export type AppleAccount = Schemas['AppleAccount'];

/** What the brand is called in a country, and how far Apple is with it. */
export type AppleBrand = Schemas['AppleBrand'];

/**
 * The organisations at Apple that the company is connected to, by name, and whether this installation is a partner of
 * Apple. Kept up to date by live events.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `feature_disabled` without the flag
 * `apple_maps`, `permission_denied` without the permission `manage_company_data`.
 * @example
 * ```tsx
 * const { data } = useAppleAccounts();
 * return data?.results.map(({ id, name, published }) => <li key={id}>{name}: {published}</li>);
 * ```
 */
export function useAppleAccounts({ enabled = true }: { enabled?: boolean } = {}): QueryResult<
  Schemas['AppleAccounts']
> {
  return usePinfoldQuery({ ...listAppleAccounts(useClient()), enabled });
}

/**
 * Returns the address of Apple's consent page. Navigate there; Apple redirects to the page of the panel that calls
 * `useFinishAppleConnection`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError such as `provider_not_configured`, and
 * reported as `import_account`.
 * @example
 * ```tsx
 * const connect = useConnectApple();
 * connect.mutate(undefined, { onSuccess: (url) => window.location.assign(url) });
 * ```
 */
export function useConnectApple(): MutationResult<string> {
  const { client } = usePinfold();
  return usePinfoldMutation({
    meta: { situation: { operation: 'import_account' } satisfies ErrorSituation },
    mutationFn: async () => (await unwrapResponse(client.api.GET('/apple-accounts/authorization/', {}))).url,
  });
}

/**
 * Connects an organisation with the parameters of Apple's redirect; its brands and locations of before are kept. Each
 * `state` is valid once, so call it once; show the error yourself, since the Provider's `onError` receives it as `inline`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code
 * `apple_authorization_invalid` or `apple_no_organization` among others.
 * @example
 * ```tsx
 * const query = new URLSearchParams(window.location.search);
 * const finish = useFinishAppleConnection();
 * finish.mutate({ code: query.get('code') ?? '', state: query.get('state') ?? '' });
 * ```
 */
export function useFinishAppleConnection(): MutationResult<AppleAccount, Schemas['AppleConsent']> {
  const { client } = usePinfold();
  const { reportOperation } = useFormRefusal();
  return usePinfoldMutation({
    mutationFn: (consent: Schemas['AppleConsent']) =>
      unwrapResponse(client.api.POST('/apple-accounts/', { body: consent })),
    meta: { isQuiet: true },
    onError: (error) => reportOperation(appleConnectionOperation(error), error),
    onSettled: useRefreshDirectories(),
  });
}

/** What the catalogue of errors calls a connection that failed. */
export function appleConnectionOperation({ code }: ApiError): ErrorOperation {
  return code === 'apple_no_organization' ? 'no_accounts' : 'import_account';
}

/**
 * Disconnects an organisation. What Apple shows of it stays as it is and is updated no more.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the dialog.
 * @example
 * ```tsx
 * const disconnect = useDisconnectApple();
 * disconnect.mutate(account.id);
 * ```
 */
export function useDisconnectApple(): MutationResult<unknown, number> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: (accountId: number) =>
      client.api.DELETE('/apple-accounts/{id}/', { params: { path: { id: accountId } } }),
    onSettled: useRefreshDirectories(),
  });
}

/**
 * The brands of an organisation, by country: of those with locations, and those with a name. Kept up to date by live
 * events. `useAppleAccounts` has them as well.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError such as `not_found`.
 * @example
 * ```tsx
 * const { data: brands = [] } = useAppleBrands(account.id);
 * return brands.map(({ country, name, state }) => <li key={country}>{country}: {name} ({state})</li>);
 * ```
 */
export function useAppleBrands(
  accountId: number,
  { enabled = true }: { enabled?: boolean } = {},
): QueryResult<AppleBrand[]> {
  return usePinfoldQuery({
    ...listAppleBrands(useClient(), accountId),
    enabled,
    select: ({ results }) => results,
  });
}

/** What the brand is to be called in a country. */
export interface AppleBrandNaming {
  accountId: number;
  /** ISO 3166-1 alpha-2, in capitals. */
  country: string;
  name: string;
}

/**
 * Says what the brand is called in a country. Apple reviews it for days perhaps; locations of the country wait meanwhile,
 * and are sent by themselves.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the form.
 * @example
 * ```tsx
 * const name = useNameAppleBrand();
 * name.mutate({ accountId: 3, country: 'PL', name: 'Kawiarnia Lipa' });
 * ```
 */
export function useNameAppleBrand(): MutationResult<AppleBrand, AppleBrandNaming> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: ({ accountId, ...body }: AppleBrandNaming) =>
      unwrapResponse(
        client.api.PUT('/apple-accounts/{id}/brands/', { params: { path: { id: accountId } }, body }),
      ),
    onSettled: useRefreshDirectories(),
  });
}

/** Returns a function after which accounts at directories and how far their listings are is read again. */
export function useRefreshDirectories(): () => Promise<unknown> {
  const { queryClient } = usePinfold();
  return () => queryClient.invalidateQueries({ queryKey: directoryKeys.all });
}
