import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { userKeys } from '../../query/user-keys.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';

/** The password that is, and the one to be. */
export interface PasswordChange {
  current: string;
  next: string;
}

/**
 * Changes the user's password. This session goes on; every other one ends.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `wrong_password`,
 * `password_too_short`, `password_breached` or `too_many_attempts`, left to the form.
 * @example
 * ```tsx
 * const change = useChangePassword();
 * change.mutate({ current, next });
 * ```
 */
export function useChangePassword(): MutationResult<void, PasswordChange> {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: async ({ current, next }: PasswordChange) => {
      const body = { current_password: current, new_password: next };
      await client.api.POST('/change-password/', { body });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.devices }),
  });
}
