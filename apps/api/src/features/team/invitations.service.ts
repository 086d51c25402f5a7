import { and, eq, sql } from 'drizzle-orm';
import { canManageMember } from '@pinfold/contract/features/team/member';
import type { MemberGrant, TeamMember } from '@pinfold/contract/features/team/members.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { ProblemCode } from '@pinfold/contract/problem-codes';
import { rows, type Queryable } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { members } from '../company/company.table.ts';
import type { Member } from '../company/member.ts';
import { spendLimit } from '../../limits/spend-limit.ts';
import { sendInvitation } from '../session/invitations/send-invitation.ts';
import { type LoginProof, requireFreshLogin } from '../session/second-factor/fresh-login.service.ts';
import { countTry } from '../../limits/throttle.ts';
import { newUserId } from '../session/account.ts';
import { type ResolvedGrant, resolveGrant, storeScope, teamActor } from './member-grant.ts';
import { findMembers, requireMember } from './members.queries.ts';

interface InvitationOutcome {
  email: string;
  member: TeamMember | null;
  problem: ProblemCode | null;
}

/**
 * Invites people, all with the same access. Work and response are the same whether an address has an account or not:
 * both kinds of users join by the same kind of link.
 */
export async function inviteMembers(
  services: Services,
  asker: Member & LoginProof,
  { emails, ...grant }: MemberGrant & { emails: string[] },
  language: Language,
): Promise<InvitationOutcome[]> {
  const addresses = [...new Set(emails.map((email) => email.toLowerCase()))];
  const resolved = await resolveGrant(services.database.queries, asker, grant);
  requireFreshLogin(services, asker);
  const open = await countTries(services, asker.companyId, addresses);
  const invited = await services.database.queries.transaction(async (tx) => {
    const spending = { companyId: asker.companyId, limit: 'max_company_users' } as const;
    const userIds = await spendLimit(services, tx, spending, () =>
      addMembers(services, tx, asker, open, resolved, language),
    );
    if (userIds.length > 0) await services.live.publish(tx, asker.companyId, { topic: 'team', ids: userIds });
    return findMembers(tx, asker, userIds);
  });
  const byEmail = new Map(invited.map((member) => [member.email, member]));
  return addresses.map((email) => {
    const member = byEmail.get(email) ?? null;
    const refusal = open.includes(email) ? 'member_exists' : 'too_many_attempts';
    return { email, member, problem: member ? null : refusal };
  });
}

/** Those addresses that did not get too much mail of this kind already. */
async function countTries(services: Services, companyId: number, emails: string[]): Promise<string[]> {
  const open: string[] = [];
  for (const email of emails) {
    const allowed = await countTry(services, {
      purpose: 'invitation',
      account: email,
      address: `company ${companyId}`,
    }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Problem && error.code === 'too_many_attempts') return false;
        throw error;
      },
    );
    if (allowed) open.push(email);
  }
  return open;
}

async function addMembers(
  services: Services,
  tx: Queryable,
  { companyId, userId: invitedBy }: Member,
  emails: string[],
  { type, permissions, allFacilitiesAccess, ...scope }: ResolvedGrant,
  language: Language,
): Promise<number[]> {
  const moment = services.now().toISOString();
  const added: number[] = [];
  for (const email of emails) {
    await tx.execute(
      sql`insert into users (id, email, name, language, created_at) values (${newUserId()}, ${email}, '', ${language}, ${moment})
          on conflict (email) do nothing`,
    );
    const [row] = await rows<{ user_id: number }>(
      tx,
      sql`insert into members (company_id, user_id, type, permissions, all_facilities_access, status, invited_at, invited_by)
          select ${companyId}, u.id, ${type}, ${`{${permissions.join(',')}}`}::text[], ${allFacilitiesAccess}, 'pending', ${moment}, ${invitedBy}
          from users u where u.email = ${email}
          on conflict (company_id, user_id) do nothing returning user_id::int8 as user_id`,
    );
    if (!row) continue;
    const userId = row.user_id;
    await storeScope(tx, companyId, userId, scope);
    await sendInvitation(services, tx, { companyId, userId });
    added.push(userId);
  }
  return added;
}

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
