import { answer } from '../../client/answer.ts';
import type { Schemas } from '../../client/schema.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { userKeys } from '../../query/query-keys.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';

/**
 * Changes the user's language.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const updateUser = useUpdateUser();
 * updateUser.mutate({ language: 'en' });
 * ```
 */
export function useUpdateUser() {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (change: Schemas['UserChange']) => answer(client.api.PATCH('/user/', { body: change })),
    onSuccess: (user) => queryClient.setQueryData(userKeys.details, user),
  });
}
