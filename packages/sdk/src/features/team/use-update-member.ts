import { type MemberDraft, memberRequest } from '@pinfold/contract/features/team/member-draft';
import { answer } from '../../client/answer.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { refusalStep } from './form/refusal-step.ts';
import { refreshTeam } from './team-cache.ts';
import { readMember, type TeamMember } from './team-member.ts';
import type { MutationResult } from '../../query/results.ts';

/** What a member may do and where from now on. */
export interface MemberUpdateVariables {
  userId: number;
  grant: MemberDraft;
}

/**
 * Replaces what a member may do and where.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `last_owner`,
 * `permission_not_held`, `facility_missing` …; then nothing has changed.
 * @example
 * ```tsx
 * const update = useUpdateMember();
 * update.mutate({ userId: 7, grant: { ...draftOfMember(member), permissionType: 'all' } });
 * ```
 */
export function useUpdateMember(): MutationResult<TeamMember, MemberUpdateVariables> {
  const { client, queryClient, emit, report } = usePinfold();
  return usePinfoldMutation({
    mutationFn: async ({ userId, grant }: MemberUpdateVariables) => {
      const params = { path: { user_id: userId } };
      const body = memberRequest(grant);
      return readMember(await answer(client.api.PATCH('/companies/members/{user_id}/', { params, body })));
    },
    meta: { isQuiet: true },
    onError: (error, { grant }) => {
      // What a step of the form can mend is shown there.
      if (!refusalStep(error, grant)) report(error);
    },
    onSuccess: ({ user_id }) => emit({ type: 'member_updated', userId: user_id }),
    onSettled: () => refreshTeam(queryClient, client.scope),
  });
}
