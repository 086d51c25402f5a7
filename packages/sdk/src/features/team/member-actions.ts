import { canManageMember, type TeamAction, type TeamActor } from '@pinfold/contract/features/team/member';
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
  if (canManageMember(actor, member, action))
    return action === 'remove' && isOnlyOwner ? 'last_owner' : undefined;
  if (actor.user_id === member.user_id) return 'yourself';
  // Within reach but for the invitation?
  if (!canManageMember(actor, member, 'remove')) return 'out_of_reach';
  return member.invitation_status === 'pending' ? 'still_pending' : 'not_pending';
}
