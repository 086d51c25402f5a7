import { usePinfold } from '../../provider/use-pinfold.ts';
import { importKeys, locationKeys } from '../../query/query-keys.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import type { MutationResult } from '../../query/results.ts';

/**
 * Disconnects a Google account. Its locations stay as they are and are updated no more.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `import_in_progress`.
 * @example
 * ```tsx
 * const disconnect = useDisconnectGoogle();
 * disconnect.mutate(account.id);
 * ```
 */
export function useDisconnectGoogle(): MutationResult<unknown, number> {
  const { client, queryClient, emit, report } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (accountId: number) =>
      client.api.DELETE('/gmb-accounts/{id}/', { params: { path: { id: accountId } } }),
    meta: { isQuiet: true },
    onError: (error) => {
      if (error.code !== 'import_in_progress') report(error);
    },
    onSuccess: (_answer, accountId) => emit({ type: 'google_disconnected', accountId }),
    onSettled: () =>
      Promise.all(
        [importKeys.all, locationKeys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
