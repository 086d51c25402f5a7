import type { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import type { ErrorOperation, ErrorSituation } from '../../../error-policy/error-policy.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormMutation, useFormRefusal } from '../../../query/form-refusal.ts';
import { directoryKeys, facebookPageKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { listFacebookAccounts } from './facebook.queries.ts';

/** A Facebook account that the company is connected to, with how many of its pages are linked. */
export type FacebookAccount = Schemas['FacebookAccount'];

/**
 * The Facebook accounts that the company is connected to, by name, and whether this installation has an app at Facebook.
 * Kept up to date by live events.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `feature_disabled` without the flag
 * `facebook_accounts`, `permission_denied` without the permission `manage_company_data`.
 * @example
 * ```tsx
 * const { data } = useFacebookAccounts();
 * return data?.results.map(({ id, name }) => <li key={id}>{name}</li>);
 * ```
 */
export function useFacebookAccounts({ enabled = true }: { enabled?: boolean } = {}): QueryResult<
  Schemas['FacebookAccounts']
> {
  return usePinfoldQuery({ ...listFacebookAccounts(useClient()), enabled });
}

/**
 * Returns the address of Facebook's consent page. Navigate there; Facebook redirects to the page of the panel that calls
 * `useFinishFacebookConnection`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError such as `provider_not_configured`, and
 * reported as `import_account`.
 * @example
 * ```tsx
 * const connect = useConnectFacebook();
 * connect.mutate(undefined, { onSuccess: (url) => window.location.assign(url) });
 * ```
 */
export function useConnectFacebook(): MutationResult<string> {
  const { client } = usePinfold();
  return usePinfoldMutation({
    meta: { situation: { operation: 'import_account' } satisfies ErrorSituation },
    mutationFn: async () =>
      (await unwrapResponse(client.api.GET('/facebook-accounts/authorization/', {}))).url,
  });
}

/**
 * Connects a Facebook account with the parameters of Facebook's redirect; links of before are kept. Each `state` is valid
 * once, so call it once; show the error yourself, since the Provider's `onError` receives it as `inline`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code
 * `facebook_authorization_invalid`, `facebook_permission_missing` or `facebook_no_pages` among others.
 * @example
 * ```tsx
 * const query = new URLSearchParams(window.location.search);
 * const finish = useFinishFacebookConnection();
 * finish.mutate({ code: query.get('code') ?? '', state: query.get('state') ?? '' });
 * ```
 */
export function useFinishFacebookConnection(): MutationResult<FacebookAccount, Schemas['FacebookConsent']> {
  const { client } = usePinfold();
  const { reportOperation } = useFormRefusal();
  return usePinfoldMutation({
    mutationFn: (consent: Schemas['FacebookConsent']) =>
      unwrapResponse(client.api.POST('/facebook-accounts/', { body: consent })),
    meta: { isQuiet: true },
    onError: (error) => reportOperation(facebookConnectionOperation(error), error),
    onSettled: useForgetFacebook(),
  });
}

/** What the catalogue of errors calls a connection that failed. */
export function facebookConnectionOperation({ code }: ApiError): ErrorOperation {
  return (code && connectionOperations[code]) ?? 'import_account';
}

const connectionOperations: Partial<Record<string, ErrorOperation>> = {
  facebook_permission_missing: 'import_permissions',
  facebook_no_pages: 'no_accounts',
};

/**
 * Disconnects a Facebook account. Its pages stay as they are and are updated no more.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the dialog.
 * @example
 * ```tsx
 * const disconnect = useDisconnectFacebook();
 * disconnect.mutate(account.id);
 * ```
 */
export function useDisconnectFacebook(): MutationResult<unknown, number> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: (accountId: number) =>
      client.api.DELETE('/facebook-accounts/{id}/', { params: { path: { id: accountId } } }),
    onSettled: useForgetFacebook(),
  });
}

/** Returns a function after which accounts, their pages and how far those are is read again. */
export function useForgetFacebook(): () => Promise<unknown> {
  const { queryClient } = usePinfold();
  return () =>
    Promise.all(
      [directoryKeys.all, facebookPageKeys.all].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}
