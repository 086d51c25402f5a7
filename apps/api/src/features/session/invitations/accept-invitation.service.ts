import { and, eq, not } from 'drizzle-orm';
import type * as z from 'zod';
import type { InvitationAcceptance } from '@pinfold/contract/features/session/sign-up.endpoints';
import type { Session } from '@pinfold/contract/features/session/login.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { members } from '../../company/company.table.ts';
import { hasAccount } from '../account.ts';
import type { Caller } from '../caller.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { recordFirstConsents } from '../consents/consents.queries.ts';
import { takeMailedLink } from '../mailed-link.ts';
import { openSession } from '../open-session.ts';
import { hashPassword } from '../passwords.ts';
import { users } from '../session.table.ts';
import { countTry } from '../throttle.ts';
import { findInvitation, type OpenInvitation } from './find-invitation.ts';
import { dropInvitations } from './send-invitation.ts';

type Acceptance = z.output<typeof InvitationAcceptance>;

/** Joins the company of a link, once, and logs in. Whoever has no account yet gets one with what they chose. */
export async function acceptInvitation(
  services: Services,
  acceptance: Acceptance,
  caller: Caller,
): Promise<Session & { company_id: number }> {
  await countTry(services, { purpose: 'link', account: acceptance.uid, address: caller.address });
  const invitation = await findInvitation(services.database.queries, acceptance, services.now());
  const account = invitation.hasAccount ? undefined : await newAccount(services, invitation, acceptance);
  const { userId, companyId, email } = invitation;
  return services.database.queries.transaction(async (tx) => {
    if (!(await takeMailedLink(tx, 'invitation', acceptance, services.now())))
      throw new Problem('link_invalid');
    if (account) await openAccount(services, tx, userId, account);
    await join(tx, invitation);
    await services.live.publish(tx, companyId, { topic: 'team', ids: [userId] });
    const session = await openSession(services, tx, { id: userId, email }, caller);
    return { ...session, company_id: companyId };
  });
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

async function join(tx: Queryable, { companyId, userId }: OpenInvitation): Promise<void> {
  const joined = await tx
    .update(members)
    .set({ status: 'active' })
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId), eq(members.status, 'pending')))
    .returning({ userId: members.userId });
  if (joined.length === 0) throw new Problem('link_invalid');
  await dropInvitations(tx, companyId, userId);
}

/** Somebody who came by another way meanwhile keeps the name and the password that they have. */
async function openAccount(
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
