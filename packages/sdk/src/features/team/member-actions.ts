import {
  canManageMember,
  type TeamAction,
  type TeamActor,
} from '@pinfold/contract/features/team/can-manage-member';
import type { TeamMember } from './team-member.ts';

/** Why something cannot be done to a member. */
export type MemberRefusal = 'yourself' | 'out_of_reach' | 'last_owner' | 'not_pending' | 'still_pending';

/**
 * Says why the reader may not do something to a member, by the rule that the API applies; undefined when they may.
 * Whether they may manage the team at all is asked before.
 */
export function memberRefusal(
  actor: TeamActor,
  member: TeamMember,
  action: TeamAction,
  { isOnlyOwner = false }: { isOnlyOwner?: boolean } = {},
): MemberRefusal | undefined {
  if (!canManageMember(actor, member, action))
    return actor.user_id === member.user_id ? 'yourself' : 'out_of_reach';
  if (action === 'remove' && isOnlyOwner) return 'last_owner';
  const isPending = member.invitation_status === 'pending';
  if (action === 'resend') return isPending ? undefined : 'not_pending';
  return action === 'view_as' && isPending ? 'still_pending' : undefined;
}
