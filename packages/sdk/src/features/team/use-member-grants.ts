import { type MemberDraft, memberRequest } from '@pinfold/contract/features/team/member-draft';
import type { ProblemCode } from '@pinfold/contract/problem-codes';
import { unwrapResponse } from '../../client/transport.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { refusalStep } from './form/member-form.ts';
import { readMember, refreshTeam, type TeamMember } from './members.ts';

/** Addresses to invite, and the access they get. */
export interface InvitationVariables {
  /** 1 to 50 addresses; all get the same access. */
  emails: readonly string[];
  grant: MemberDraft;
}

/** Outcome of one address. */
export interface InvitationOutcome {
  email: string;
  /** Why the invitation failed; undefined if a mail is sent. */
  problem: ProblemCode | undefined;
}

/**
 * Invites people to the team by mail. An address that is on the team already is listed with its problem and does not
 * stop the others.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `permission_not_held`,
 * `facility_missing`, `plan_limit_reached` …; then no invitation was sent.
 * @example
 * ```tsx
 * const invite = useInviteMembers();
 * invite.mutate({ emails: ['anna@example.com'], grant: newMemberDraft() });
 * ```
 */
export function useInviteMembers(): MutationResult<InvitationOutcome[], InvitationVariables> {
  const { client, queryClient, emit, report } = usePinfold();
  return usePinfoldMutation({
    mutationFn: async ({ emails, grant }: InvitationVariables): Promise<InvitationOutcome[]> => {
      const body = { ...memberRequest(grant), emails: [...emails] };
      const { results } = await unwrapResponse(client.api.POST('/companies/members/', { body }));
      return results.map(({ email, problem }) => ({ email, problem: problem ?? undefined }));
    },
    meta: { isQuiet: true },
    onError: (error, { grant }) => {
      // Refusals that a step of the form can correct are shown there.
      if (!refusalStep(error, grant)) report(error);
    },
    onSuccess: (outcomes) => {
      const refused = outcomes.filter(({ problem }) => problem).length;
      emit({ type: 'members_invited', invited: outcomes.length - refused, refused });
    },
    onSettled: () => refreshTeam(queryClient, client.scope),
  });
}

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
      return readMember(
        await unwrapResponse(client.api.PATCH('/companies/members/{user_id}/', { params, body })),
      );
    },
    meta: { isQuiet: true },
    onError: (error, { grant }) => {
      // Refusals that a step of the form can correct are shown there.
      if (!refusalStep(error, grant)) report(error);
    },
    onSuccess: ({ user_id }) => emit({ type: 'member_updated', userId: user_id }),
    onSettled: () => refreshTeam(queryClient, client.scope),
  });
}
