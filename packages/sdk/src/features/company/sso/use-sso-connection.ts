import { queryOptions } from '@tanstack/react-query';
import { unwrapResponse } from '../../../client/transport.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { companyPageKeys } from '../../../query/query-keys.ts';
import type { QueryOf, QueryResult, MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';

/** A company's single sign-on. */
export type SsoConnection = Schemas['SsoConnection'];

/** The company's settings of its identity provider. */
export type SsoSettings = Schemas['SsoSettings'];

/** The company's single sign-on, as a query. */
function getSsoConnection(client: PinfoldClient): QueryOf<{ connection: SsoConnection | null }> {
  return queryOptions({
    queryKey: companyPageKeys.ssoConnection(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/sso/connection/', { signal })),
  });
}

/** What `useSsoConnection` returns. */
export type UseSsoConnectionResult = QueryResult<SsoConnection | null> & {
  save: MutationResult<{ connection: SsoConnection | null }, SsoSettings>;
  remove: MutationResult<void>;
};

/**
 * The company's single sign-on, null without one, with the ways to set it up and to switch it off.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the query are in `error`; a refusal of `save` is an ApiError
 * with the code `team_name_taken` or `certificate_invalid`, left to the form.
 * @example
 * ```tsx
 * const { data: connection, save, remove } = useSsoConnection();
 * ```
 */
export function useSsoConnection({ enabled = true }: { enabled?: boolean } = {}): UseSsoConnectionResult {
  const { client, queryClient } = usePinfold();
  const queryKey = companyPageKeys.ssoConnection(client.scope);
  const query = usePinfoldQuery({
    ...getSsoConnection(client),
    select: ({ connection }) => connection,
    enabled: enabled && client.companyId !== undefined,
  });
  const save = usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: (settings: SsoSettings) =>
      unwrapResponse(client.api.PUT('/sso/connection/', { body: settings })),
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
  });
  const remove = usePinfoldMutation({
    mutationFn: async () => {
      await client.api.DELETE('/sso/connection/');
    },
    onSuccess: () => queryClient.setQueryData(queryKey, { connection: null }),
  });
  return { ...query, save, remove };
}
