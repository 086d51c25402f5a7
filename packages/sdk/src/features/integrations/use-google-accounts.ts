import type { ReturnPlace } from '@pinfold/contract/features/integrations/google';
import type { ApiError } from '../../client/api-error.ts';
import type { Schemas } from '../../client/schema.ts';
import { useClient, usePinfold } from '../../provider/use-pinfold.ts';
import { googleInvitationKeys, importKeys, locationKeys } from '../../query/query-keys.ts';
import type { MutationResult, QueryResult } from '../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import type { ErrorOperation, ErrorSituation } from '../../error-policy/error-policy.ts';
import { useFormMutation, useFormRefusal } from '../../query/form-refusal.ts';
import { listGoogleAccounts } from './integrations.queries.ts';
import { unwrapResponse } from '../../client/transport.ts';

/** A Google account that the company is connected to. */
export type GoogleAccount = Schemas['GoogleAccount'];

/**
 * The Google accounts that the company is connected to, by title.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; without the permission
 * `manage_gmb_account` that is `permission_denied`, so ask only those who hold it.
 * @example
 * ```tsx
 * const { data: accounts = [] } = useGoogleAccounts();
 * return accounts.map(({ id, title }) => <li key={id}>{title}</li>);
 * ```
 */
export function useGoogleAccounts({ enabled = true }: { enabled?: boolean } = {}): QueryResult<
  GoogleAccount[]
> {
  return usePinfoldQuery({
    ...listGoogleAccounts(useClient()),
    enabled,
    select: ({ results }) => results,
  });
}

/**
 * Returns the address of Google's consent page. Navigate there; Google redirects to the page of the panel that calls
 * `useFinishGoogleConnection`, whose result says where to go on.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and reported as `import_account`.
 * @example
 * ```tsx
 * const connect = useConnectGoogle();
 * connect.mutate('accounts', { onSuccess: (url) => window.location.assign(url) });
 * ```
 */
export function useConnectGoogle(): MutationResult<string, 'import' | 'accounts' | 'wizard' | 'wizard_add'> {
  const { client } = usePinfold();
  return usePinfoldMutation({
    meta: { situation: { operation: 'import_account' } satisfies ErrorSituation },
    mutationFn: async (returnTo: ReturnPlace) => {
      const params = { query: { return_to: returnTo } };
      return (await unwrapResponse(client.api.GET('/gmb-accounts/authorization/', { params }))).url;
    },
  });
}

/**
 * Connects Google accounts with the parameters of Google's redirect. Each `state` is valid once, so call it once; show
 * the error yourself, since the Provider's `onError` receives it as `inline`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code
 * `google_authorization_invalid`, `google_permission_missing`, `google_access_not_lasting` or `google_no_accounts`.
 * @example
 * ```tsx
 * const query = new URLSearchParams(window.location.search);
 * const finish = useFinishGoogleConnection();
 * finish.mutate({ code: query.get('code') ?? '', state: query.get('state') ?? '' });
 * ```
 */
export function useFinishGoogleConnection(): MutationResult<
  Schemas['ConnectedGoogleAccounts'],
  Schemas['GoogleConsent']
> {
  const { client, queryClient, emit } = usePinfold();
  const { reportOperation } = useFormRefusal();
  return usePinfoldMutation({
    mutationFn: (consent: Schemas['GoogleConsent']) =>
      unwrapResponse(client.api.POST('/gmb-accounts/', { body: consent })),
    meta: { isQuiet: true },
    onError: (error) => reportOperation(connectionOperation(error), error),
    onSuccess: ({ results }) => emit({ type: 'google_connected', accounts: results.length }),
    onSettled: () =>
      Promise.all(
        [importKeys.all, googleInvitationKeys.all].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

/** What the catalogue of errors calls a connection that failed. */
export function connectionOperation({ code }: ApiError): ErrorOperation {
  return (code && connectionOperations[code]) ?? 'import_account';
}

const connectionOperations: Partial<Record<string, ErrorOperation>> = {
  google_permission_missing: 'import_permissions',
  google_no_accounts: 'no_accounts',
};

/**
 * Disconnects a Google account. Its locations stay as they are and are updated no more.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `import_in_progress`
 * among others, left to the dialog and reported as `delete_google_account`.
 * @example
 * ```tsx
 * const disconnect = useDisconnectGoogle();
 * disconnect.mutate(account.id);
 * ```
 */
export function useDisconnectGoogle(): MutationResult<unknown, number> {
  const { client, queryClient, emit } = usePinfold();
  return useFormMutation({
    operation: 'delete_google_account',
    mutationFn: (accountId: number) =>
      client.api.DELETE('/gmb-accounts/{id}/', { params: { path: { id: accountId } } }),
    onSuccess: (_answer, accountId) => emit({ type: 'google_disconnected', accountId }),
    onSettled: () =>
      Promise.all(
        [importKeys.all, googleInvitationKeys.all, locationKeys.all].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
