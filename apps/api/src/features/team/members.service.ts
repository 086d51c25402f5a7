import { and, eq, or, sql } from 'drizzle-orm';
import { memberTypes, type MemberType } from '@pinfold/contract/access/member-types';
import { permissionMap } from '@pinfold/contract/access/permissions';
import { canManageMember, asksForFreshLogin } from '@pinfold/contract/features/team/member';
import type { MemberGrant, TeamMember } from '@pinfold/contract/features/team/members.endpoints';
import { rows, type Queryable } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { members } from '../company/company.table.ts';
import type { Member } from '../company/member.ts';
import { lockCompany } from '../../database/lock-company.ts';
import { apiKeys, viewAsTokens } from '../session/embed-tokens/embed-tokens.table.ts';
import { dropInvitations } from '../session/invitations/send-invitation.ts';
import { type LoginProof, requireFreshLogin } from '../session/second-factor/fresh-login.service.ts';
import { endViews } from '../session/session-lifecycle.ts';
import { hashToken, newToken, tokenPrefixes } from '../../secrets/token.ts';
import { requireMember } from './members.queries.ts';
import { dropScope, resolveGrant, storeScope, teamActor } from './member-grant.ts';

/** Replaces what a member may do and where. */
export async function updateMember(
  services: Services,
  asker: Member & LoginProof,
  userId: number,
  grant: MemberGrant,
): Promise<TeamMember> {
  const { database, live, now } = services;
  const { companyId } = asker;
  return database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const before = await requireMember(tx, asker, userId);
    if (!canManageMember(teamActor(asker), before, 'change')) throw new Problem('member_out_of_reach');
    const { type, permissions, allFacilitiesAccess, ...scope } = await resolveGrant(tx, asker, grant);
    if (asksForFreshLogin(before, { type, permissions: permissionMap(permissions) }))
      requireFreshLogin(services, asker);
    await keepOwner(tx, companyId, before, type);
    await tx
      .update(members)
      .set({ type, permissions, allFacilitiesAccess })
      .where(and(eq(members.companyId, companyId), eq(members.userId, userId)));
    await storeScope(tx, companyId, userId, scope);
    await endViewsAround(tx, companyId, userId);
    await live.publish(tx, companyId, { topic: 'team', ids: [userId] });
    return requireMember(tx, asker, userId);
  });
}

/**
 * Removes a member with all that they could come back by: keys that they made, invitations, views. Their sessions lose
 * the company at once, since the gate looks the membership up each time.
 */
export async function removeMember(
  services: Services,
  asker: Member & LoginProof,
  userId: number,
): Promise<void> {
  const { database, live, now } = services;
  const { companyId } = asker;
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const member = await requireMember(tx, asker, userId);
    if (!canManageMember(teamActor(asker), member, 'remove')) throw new Problem('member_out_of_reach');
    // Whoever has not come yet is only not let in.
    const hasCome = member.invitation_status === 'active';
    if (hasCome && asksForFreshLogin(member, undefined)) requireFreshLogin(services, asker);
    await keepOwner(tx, companyId, member, undefined);
    await tx.delete(members).where(and(eq(members.companyId, companyId), eq(members.userId, userId)));
    await dropScope(tx, companyId, userId);
    await dropInvitations(tx, companyId, userId);
    await endViewsAround(tx, companyId, userId);
    await tx.delete(apiKeys).where(and(eq(apiKeys.companyId, companyId), eq(apiKeys.createdBy, userId)));
    await live.publish(tx, companyId, { topic: 'team', ids: [userId] });
  });
}

/** Refuses to leave a company without an owner. The company has to be locked, or two could take each other off. */
async function keepOwner(
  tx: Queryable,
  companyId: number,
  { user_id, type, invitation_status }: TeamMember,
  becomes: MemberType | undefined,
): Promise<void> {
  if (type !== memberTypes.owner || becomes === memberTypes.owner || invitation_status === 'pending') return;
  const others = await rows(
    tx,
    sql`select 1 from members where company_id = ${companyId} and user_id <> ${user_id}
          and type = ${memberTypes.owner} and status = 'active' limit 1`,
  );
  if (others.length === 0) throw new Problem('last_owner');
}

const viewMinutes = 30;

/** Makes a token that reads the company as a member does. It copies no rights: the gate looks theirs up each time. */
export async function viewAsMember({ database, now }: Services, asker: Member, userId: number) {
  const member = await requireMember(database.queries, asker, userId);
  if (!canManageMember(teamActor(asker), member, 'view_as')) throw new Problem('member_out_of_reach');
  const token = newToken(tokenPrefixes.viewAs);
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + viewMinutes * 60_000);
  await database.queries.insert(viewAsTokens).values({
    tokenHash: hashToken(token),
    companyId: asker.companyId,
    userId,
    viewerId: asker.userId,
    createdAt,
    expiresAt,
  });
  return {
    token,
    email: member.email,
    name: member.name,
    expires_at: expiresAt.toISOString(),
    user_id: userId,
  };
}

/** Ends the views as a member, and those of the member as others. */
function endViewsAround(tx: Queryable, companyId: number, userId: number): Promise<void> {
  const asOrBy = or(eq(viewAsTokens.userId, userId), eq(viewAsTokens.viewerId, userId));
  return endViews(tx, and(eq(viewAsTokens.companyId, companyId), asOrBy));
}
