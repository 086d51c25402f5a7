import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { farewellKey } from '../../query/farewell-key.ts';

/**
 * Revokes the token and empties the cache, also when the API cannot be reached: the reader wanted to leave. Whatever
 * was being fetched is given up first, and the client sends nothing more with that token.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const logout = useLogout();
 * logout.mutate(undefined, { onSettled: () => session.clear() });
 * ```
 */
export function useLogout(): MutationResult<void> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationKey: farewellKey,
    meta: { isQuiet: true },
    mutationFn: async () => {
      await queryClient.cancelQueries();
      await client.api.POST('/logout/');
    },
    onSettled: () => {
      queryClient.clear();
      emit({ type: 'logged_out' });
    },
  });
}
