import { useClient } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';

/**
 * Sends a link that sets a new password. The API answers the same whether or not the address is known.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the form.
 * @example
 * ```tsx
 * const request = useRequestPasswordReset();
 * request.mutate('anna@lipa.example', { onSuccess: askToReadMail });
 * ```
 */
export function useRequestPasswordReset(): MutationResult<void, string> {
  const client = useClient();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: async (email: string) => {
      await client.api.POST('/password-reset/', { body: { email } });
    },
  });
}
