import { and, eq } from 'drizzle-orm';
import { canManageMember } from '@pinfold/contract/features/team/member';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { members } from '../company/company.table.ts';
import type { Member } from '../company/member.ts';
import { lockCompany } from '../company/plan/hold-company.ts';
import { apiKeys } from '../session/embed-tokens/embed-tokens.table.ts';
import { dropInvitations } from '../session/invitations/send-invitation.ts';
import { endViews } from './end-views.ts';
import { keepOwner } from './keep-owner.ts';
import { requireMember } from './members.queries.ts';
import { dropScope } from './store-scope.ts';
import { teamActor } from './team-actor.ts';

/**
 * Takes somebody off the team with all that they could come back by: keys that they made, invitations, views. Their
 * sessions lose the company at once, since the gate looks the membership up each time.
 */
export async function removeMember(
  { database, live, now }: Services,
  asker: Member,
  userId: number,
): Promise<void> {
  const { companyId } = asker;
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const member = await requireMember(tx, asker, userId);
    if (!canManageMember(teamActor(asker), member, 'remove')) throw new Problem('member_out_of_reach');
    await keepOwner(tx, companyId, member, undefined);
    await tx.delete(members).where(and(eq(members.companyId, companyId), eq(members.userId, userId)));
    await dropScope(tx, companyId, userId);
    await dropInvitations(tx, companyId, userId);
    await endViews(tx, companyId, userId);
    await tx.delete(apiKeys).where(and(eq(apiKeys.companyId, companyId), eq(apiKeys.createdBy, userId)));
    await live.publish(tx, companyId, { topic: 'team', ids: [userId] });
  });
}
