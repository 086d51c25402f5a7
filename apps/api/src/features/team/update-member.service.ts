import { and, eq } from 'drizzle-orm';
import { canManageMember } from '@pinfold/contract/features/team/member';
import type { MemberGrant, TeamMember } from '@pinfold/contract/features/team/members.endpoints';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { members } from '../company/company.table.ts';
import type { Member } from '../company/member.ts';
import { lockCompany } from '../company/plan/hold-company.ts';
import { endViews } from './end-views.ts';
import { keepOwner } from './keep-owner.ts';
import { requireMember } from './members.queries.ts';
import { resolveGrant } from './resolve-grant.ts';
import { storeScope } from './store-scope.ts';
import { teamActor } from './team-actor.ts';

/** Replaces what somebody may do and where. */
export async function updateMember(
  { database, live, now }: Services,
  asker: Member,
  userId: number,
  grant: MemberGrant,
): Promise<TeamMember> {
  const { companyId } = asker;
  return database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const before = await requireMember(tx, asker, userId);
    if (!canManageMember(teamActor(asker), before, 'change')) throw new Problem('member_out_of_reach');
    const { type, permissions, allFacilitiesAccess, ...scope } = await resolveGrant(tx, asker, grant);
    await keepOwner(tx, companyId, before, type);
    await tx
      .update(members)
      .set({ type, permissions, allFacilitiesAccess })
      .where(and(eq(members.companyId, companyId), eq(members.userId, userId)));
    await storeScope(tx, companyId, userId, scope);
    await endViews(tx, companyId, userId);
    await live.publish(tx, companyId, { topic: 'team', ids: [userId] });
    return requireMember(tx, asker, userId);
  });
}
