import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold, useClient } from '../../../provider/use-pinfold.ts';
import { companyKeys } from '../../../query/user-keys.ts';
import { externalChangeKeys } from '../../../query/query-keys.ts';
import type { QueryResult, MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { refreshExternalChanges } from '../external-changes-cache.ts';
import { getProtectionSettings, type ProtectionChanges, type ProtectionState } from './protection-queries.ts';

/**
 * What is protected from changes by others: fields for all locations, lists of groups, and whether such changes are
 * rejected by themselves.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: protection } = useProtectionSettings();
 * return <p>{protection?.fields.join(', ')}</p>;
 * ```
 */
export function useProtectionSettings(): QueryResult<ProtectionState> {
  return usePinfoldQuery(getProtectionSettings(useClient()));
}

/**
 * Saves what is protected, as a whole. When protection rejects by itself, changes that wait and are protected now are
 * rejected, too.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `permission_denied`,
 * `group_unknown` or `field_not_protectable`. Pass callbacks to `mutate`.
 * @example
 * ```tsx
 * const update = useUpdateProtectionSettings();
 * const protect = () => update.mutate({ is_automatic: false, fields: ['name', 'website'], groups: [] });
 * return <button onClick={protect}>Chroń nazwę i stronę</button>;
 * ```
 */
export function useUpdateProtectionSettings(): MutationResult<ProtectionState, ProtectionChanges> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (body: ProtectionChanges) =>
      unwrapResponse(client.api.PUT('/external-changes/settings/', { body })),
    onSuccess: (settings) => {
      queryClient.setQueryData(externalChangeKeys.settings(client.scope), settings);
      emit({ type: 'protection_changed', isAutomatic: settings.is_automatic });
    },
    onSettled: () => {
      refreshExternalChanges(queryClient);
      void queryClient.invalidateQueries({ queryKey: companyKeys.current(client.scope) });
    },
  });
}
