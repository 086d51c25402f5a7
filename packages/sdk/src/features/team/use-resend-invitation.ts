import { usePinfold } from '../../provider/use-pinfold.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { refreshTeam } from './team-cache.ts';
import type { MutationResult } from '../../query/results.ts';

/**
 * Sends an invitation again; earlier links stop working.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `invitation_accepted` or
 * `too_many_attempts`.
 * @example
 * ```tsx
 * const resend = useResendInvitation();
 * resend.mutate(member.user_id);
 * ```
 */
export function useResendInvitation(): MutationResult<unknown, number> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (userId: number) => client.api.POST('/invitations/resend/', { body: { user: userId } }),
    onSuccess: (_answer, userId) => emit({ type: 'invitation_resent', userId }),
    onSettled: () => refreshTeam(queryClient, client.scope),
  });
}
