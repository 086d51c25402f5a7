import { usePinfold } from '../../provider/use-pinfold.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';

/**
 * Revokes the token and empties the cache, also when the API cannot be reached: the reader wanted to leave.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const logout = useLogout();
 * logout.mutate(undefined, { onSettled: () => session.clear() });
 * ```
 */
export function useLogout() {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: async () => {
      await client.api.POST('/logout/');
    },
    onSettled: () => {
      queryClient.clear();
      emit({ type: 'logged_out' });
    },
  });
}
