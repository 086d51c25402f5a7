import { unwrapResponse } from '../../client/transport.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { importKeys } from '../../query/query-keys.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import type { ImportProgress } from './use-import-status.ts';

/** Which places of which account to import. */
export interface ImportVariables {
  accountId: number;
  /** Names at Google, such as `locations/123`; 10 000 at most. */
  googleNames: readonly string[];
}

/**
 * Begins an import of places. It goes on by itself; `useImportStatus` tells how far it is.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `import_limit_reached`,
 * `import_in_progress`, `place_unknown` or `google_account_missing`; then nothing is imported.
 * @example
 * ```tsx
 * const importing = useImport();
 * importing.mutate({ accountId: account.id, googleNames: ['locations/123'] });
 * ```
 */
export function useImport(): MutationResult<ImportProgress, ImportVariables> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: ({ accountId, googleNames }: ImportVariables) =>
      unwrapResponse(
        client.api.POST('/gmb-accounts/{id}/places/', {
          params: { path: { id: accountId } },
          body: { google_names: [...googleNames] },
        }),
      ),
    onSuccess: (progress) => {
      queryClient.setQueryData(importKeys.status(client.scope), progress);
      emit({ type: 'import_started', accountId: progress.google_account_id, places: progress.total });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: importKeys.all }),
  });
}
