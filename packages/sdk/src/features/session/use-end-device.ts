import { ApiError } from '../../client/api-error.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { listDevices } from './devices-query.ts';

/**
 * Logs out one device of the user, by its id; it leaves the list of `useDevices` when the API has confirmed it. One that
 * is gone already counts as logged out.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the page.
 * @example
 * ```tsx
 * const end = useEndDevice();
 * end.mutate(device.id);
 * ```
 */
export function useEndDevice(): MutationResult<void, number> {
  const { client, queryClient } = usePinfold();
  const { queryKey } = listDevices(client);
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: async (id: number) => {
      await client.api.DELETE('/user/sessions/{id}/', { params: { path: { id } } }).catch(unlessGone);
    },
    onSuccess: (_done, id) =>
      queryClient.setQueryData(
        queryKey,
        (list) => list && { results: list.results.filter((device) => device.id !== id) },
      ),
  });
}

function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
}
