import { and, eq, not, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { MemberType } from '@pinfold/contract/access/member-types';
import type { Session } from '@pinfold/contract/features/session/login.endpoints';
import type { Invitation, InvitationAcceptance } from '@pinfold/contract/features/session/sign-up.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { type Queryable, rows } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { members } from '../../company/company.table.ts';
import { hasAccount } from '../account.ts';
import type { Caller } from '../../../caller.ts';
import { recordFirstConsents } from '../consents.service.ts';
import { findMailedLink, type LinkParts, takeMailedLink } from '../mailed-link.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { finishFirstStep } from '../second-factor/login-challenge.ts';
import { users } from '../session.table.ts';
import { countTry } from '../../../limits/throttle.ts';
import { dropInvitations, type Invited } from './send-invitation.ts';

/** An invitation that can be accepted. */
interface OpenInvitation {
  userId: number;
  companyId: number;
  companyName: string;
  email: string;
  language: Language;
  invitedBy: string;
  type: MemberType;
  hasAccount: boolean;
  expiresAt: Date;
}

/** What a link invites to; it is as invalid for who was taken off the list meanwhile as for who joined. */
async function findInvitation(queries: Queryable, parts: LinkParts, now: Date): Promise<OpenInvitation> {
  const link = await findMailedLink(queries, 'invitation', parts, now);
  const [row] = await rows<InvitationRow>(
    queries,
    sql`select users.email, users.language, ${hasAccount} as has_account, m.type, c.name as company_name,
          coalesce(nullif(i.name, ''), i.email, '') as invited_by
        from members m join users on users.id = m.user_id join companies c on c.id = m.company_id
        left join users i on i.id = m.invited_by
        where m.company_id = ${link?.companyId ?? null} and m.user_id = ${link?.userId ?? null} and m.status = 'pending'`,
  );
  if (!link?.companyId || !link.userId || !row) throw new Problem('link_invalid');
  return {
    userId: link.userId,
    companyId: link.companyId,
    companyName: row.company_name,
    email: row.email,
    language: row.language,
    invitedBy: row.invited_by,
    type: row.type,
    hasAccount: row.has_account,
    expiresAt: link.expiresAt,
  };
}

interface InvitationRow {
  email: string;
  language: Language;
  has_account: boolean;
  type: MemberType;
  company_name: string;
  invited_by: string;
}

/** Returns what the invitation of a link is for. */
export async function lookUpInvitation(
  services: Services,
  parts: LinkParts,
  caller: Caller,
): Promise<Invitation> {
  await countTry(services, { purpose: 'link', account: parts.uid, address: caller.address });
  const { database, now } = services;
  const invitation = await findInvitation(database.queries, parts, now());
  return {
    email: invitation.email,
    company_name: invitation.companyName,
    invited_by: invitation.invitedBy,
    type: invitation.type,
    has_account: invitation.hasAccount,
    expires_at: invitation.expiresAt.toISOString(),
  };
}

type Acceptance = z.output<typeof InvitationAcceptance>;

/**
 * Accepts the invitation of a link, once, and logs in, or asks for the second factor. A user without an account gets one with the chosen name and
 * password.
 */
export async function acceptInvitation(
  services: Services,
  acceptance: Acceptance,
  caller: Caller,
): Promise<Session & { company_id: number }> {
  await countTry(services, { purpose: 'link', account: acceptance.uid, address: caller.address });
  const invitation = await findInvitation(services.database.queries, acceptance, services.now());
  const account = invitation.hasAccount ? undefined : await newAccount(services, invitation, acceptance);
  const { userId, companyId, email } = invitation;
  // Who has a second factor is a member from now on, whenever they complete the log-in.
  const session = await finishFirstStep(services, caller, async (tx) => {
    if (!(await takeMailedLink(tx, 'invitation', acceptance, services.now())))
      throw new Problem('link_invalid');
    if (account) await completeAccount(services, tx, userId, account);
    if (!(await activateMember(tx, invitation))) throw new Problem('link_invalid');
    await services.live.publish(tx, companyId, { topic: 'team', ids: [userId] });
    return { id: userId, email };
  });
  return { ...session, company_id: companyId };
}

type NewAccount = Partial<typeof users.$inferInsert>;

async function newAccount(
  { config }: Services,
  { email }: OpenInvitation,
  { name, password, terms_accepted, language }: Acceptance,
): Promise<NewAccount> {
  const missing = Object.entries({ name, password }).flatMap(([key, value]) => (value ? [] : [key]));
  if (!name || !password)
    throw new Problem('invalid_request', { errors: missing.map((key) => ({ path: `body.${key}` })) });
  if (!terms_accepted) throw new Problem('terms_not_accepted');
  await checkNewPassword(config, password, [email, name]);
  return { name, passwordHash: await hashPassword(password), ...(language && { language }) };
}

/**
 * Activates a pending member and deletes their invitations; returns false for a member who is not pending (any more).
 */
export async function activateMember(tx: Queryable, { companyId, userId }: Invited): Promise<boolean> {
  const activated = await tx
    .update(members)
    .set({ status: 'active' })
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId), eq(members.status, 'pending')))
    .returning({ userId: members.userId });
  if (activated.length > 0) await dropInvitations(tx, companyId, userId);
  return activated.length > 0;
}

/** A user who has got an account since the invitation keeps its name and password. */
async function completeAccount(
  { now }: Services,
  tx: Queryable,
  userId: number,
  account: NewAccount,
): Promise<void> {
  const opened = await tx
    .update(users)
    .set(account)
    .where(and(eq(users.id, userId), not(hasAccount)))
    .returning({ id: users.id });
  if (opened.length > 0) await recordFirstConsents(tx, userId, { at: now() });
}
