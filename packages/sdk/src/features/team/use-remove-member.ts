import type { ProblemCode } from '@pinfold/contract/problem-codes';
import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { refreshTeam } from './members.ts';

/** Refusals that the dialog shows itself, and that are not reported to the host. */
const shownInPlace: readonly (ProblemCode | 'timeout' | undefined)[] = ['last_owner', 'member_out_of_reach'];

/**
 * Removes a member from the team, or revokes an invitation. Access to the company ends at once.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `last_owner` or
 * `member_out_of_reach`.
 * @example
 * ```tsx
 * const remove = useRemoveMember();
 * remove.mutate(member.user_id);
 * ```
 */
export function useRemoveMember(): MutationResult<unknown, number> {
  const { client, queryClient, emit, report } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (userId: number) =>
      client.api.DELETE('/companies/members/{user_id}/', { params: { path: { user_id: userId } } }),
    meta: { isQuiet: true },
    onError: (error) => {
      if (!shownInPlace.includes(error.code)) report(error);
    },
    onSuccess: (_answer, userId) => emit({ type: 'member_removed', userId }),
    onSettled: () => refreshTeam(queryClient, client.scope),
  });
}

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
