import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { farewellKey } from '../../query/farewell-key.ts';

/**
 * Ends every session of the user, this one too. Unlike `useLogout` nothing is emptied when the API cannot be reached:
 * the other devices would still be logged in.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the page.
 * @example
 * ```tsx
 * const logoutEverywhere = useLogoutEverywhere();
 * logoutEverywhere.mutate(undefined, { onSuccess: () => session.clear() });
 * ```
 */
export function useLogoutEverywhere(): MutationResult<void> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationKey: farewellKey,
    meta: { isQuiet: true },
    mutationFn: async () => {
      await queryClient.cancelQueries();
      await client.api.POST('/logout/everywhere/');
    },
    onError: () => void queryClient.invalidateQueries(),
    onSuccess: () => {
      queryClient.clear();
      emit({ type: 'logged_out' });
    },
  });
}
