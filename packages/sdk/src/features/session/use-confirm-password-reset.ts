import { useClient } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import type { MailedLink } from './mailed-link.ts';

/** A mailed link and the password to set by it. */
export interface NewPassword extends MailedLink {
  password: string;
}

/**
 * Sets a new password by a mailed link, which works once, and ends every session of the account.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `link_invalid`,
 * `password_too_short`, `password_breached` or `too_many_attempts`, left to the form.
 * @example
 * ```tsx
 * const reset = useConfirmPasswordReset();
 * reset.mutate({ uid, token, password }, { onSuccess: () => navigate('/session/login') });
 * ```
 */
export function useConfirmPasswordReset(): MutationResult<void, NewPassword> {
  const client = useClient();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: async ({ uid, token, password }: NewPassword) => {
      await client.api.POST('/password-reset/confirm/', { body: { uid, token, new_password: password } });
    },
  });
}
