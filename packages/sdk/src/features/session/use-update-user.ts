import { answer } from '../../client/answer.ts';
import type { Schemas } from '../../client/schema.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { userKeys } from '../../query/user-keys.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';

/**
 * Changes the user's name, phone number or language.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; with `isQuiet` they are left to the
 * form and not reported to the Provider.
 * @example
 * ```tsx
 * const updateUser = useUpdateUser();
 * updateUser.mutate({ language: 'en' });
 * ```
 */
export function useUpdateUser({ isQuiet = false }: { isQuiet?: boolean } = {}): MutationResult<
  Schemas['User'],
  Schemas['UserChange']
> {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    meta: { isQuiet },
    mutationFn: (change: Schemas['UserChange']) => answer(client.api.PATCH('/user/', { body: change })),
    onSuccess: (user) => queryClient.setQueryData(userKeys.details, user),
  });
}
