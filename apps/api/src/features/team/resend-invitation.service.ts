import { and, eq } from 'drizzle-orm';
import { canManageMember } from '@pinfold/contract/features/team/member';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { members } from '../company/company.table.ts';
import type { Member } from '../company/member.ts';
import { sendInvitation } from '../session/invitations/send-invitation.ts';
import { countTry } from '../session/throttle.ts';
import { requireMember } from './members.queries.ts';
import { teamActor } from './team-actor.ts';

/** Sends an invitation again, with a new link and all its days; earlier links stop working. */
export async function resendInvitation(services: Services, asker: Member, userId: number): Promise<void> {
  const { database, live, now } = services;
  const { companyId } = asker;
  const member = await requireMember(database.queries, asker, userId);
  if (member.invitation_status === 'active') throw new Problem('invitation_accepted');
  if (!canManageMember(teamActor(asker), member, 'resend')) throw new Problem('member_out_of_reach');
  await countTry(services, {
    purpose: 'invitation',
    account: member.email,
    address: `company ${companyId}`,
  });
  await database.queries.transaction(async (tx) => {
    const invitation = and(
      eq(members.companyId, companyId),
      eq(members.userId, userId),
      eq(members.status, 'pending'),
    );
    const renewed = await tx
      .update(members)
      .set({ invitedAt: now(), invitedBy: asker.userId })
      .where(invitation)
      .returning({ userId: members.userId });
    if (renewed.length === 0) throw new Problem('invitation_accepted');
    await sendInvitation(services, tx, { companyId, userId });
    await live.publish(tx, companyId, { topic: 'team', ids: [userId] });
  });
}
