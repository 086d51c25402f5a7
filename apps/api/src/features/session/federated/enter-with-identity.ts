import { and, eq } from 'drizzle-orm';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import type { OpenIdPerson } from '../../../providers/openid-connect/openid-person.ts';
import type { Services } from '../../../services.ts';
import { recordFirstConsents } from '../consents/consents.queries.ts';
import { endSessions } from '../end-sessions.ts';
import { users } from '../session.table.ts';
import { newUserId } from '../user-id.ts';
import { FederatedLoginFault } from './federated-login-fault.ts';
import { userIdentities } from './federated.table.ts';

interface Entering {
  provider: string;
  person: OpenIdPerson;
  language: Language;
  /** Whether somebody without an account may be given one. */
  maySignUp: boolean;
}

/**
 * The account of somebody who logged in at a provider: the one they are linked with; else the one of their verified
 * address, which is linked from now on; else a new one, when they may sign up.
 *
 * @throws FederatedLoginFault
 */
export async function enterWithIdentity(
  { now }: Services,
  tx: Queryable,
  { provider, person, language, maySignUp }: Entering,
): Promise<number> {
  const { subject, email, isEmailVerified, name } = person;
  if (email === undefined || !isEmailVerified) throw new FederatedLoginFault('social_email_not_verified');
  const linked = await linkedUser(tx, provider, subject);
  if (linked !== undefined) return linked;
  const userId =
    (await userOfEmail(tx, email, name)) ??
    (maySignUp ? await createUser(tx, { email, name, language }, now()) : undefined) ??
    (await userOfEmail(tx, email, name));
  if (userId === undefined) throw new FederatedLoginFault('sign_up_closed');
  await tx.insert(userIdentities).values({ provider, subject, userId }).onConflictDoNothing();
  return userId;
}

async function linkedUser(tx: Queryable, provider: string, subject: string): Promise<number | undefined> {
  const [identity] = await tx
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(and(eq(userIdentities.provider, provider), eq(userIdentities.subject, subject)));
  return identity?.userId;
}

/**
 * Somebody who was only invited has no name yet. An account without a password may have been opened so far by a
 * company's identity provider, which nobody asked whose address that is: its owner begins alone.
 */
async function userOfEmail(tx: Queryable, email: string, name: string): Promise<number | undefined> {
  const [user] = await tx
    .select({ id: users.id, name: users.name, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  if (!user) return undefined;
  if (user.passwordHash === null) await endSessions(tx, user.id);
  if (user.name === '') await tx.update(users).set({ name }).where(eq(users.id, user.id));
  return user.id;
}

/** Answers nothing when another login made the account a moment ago. */
async function createUser(
  tx: Queryable,
  { email, name, language }: { email: string; name: string; language: Language },
  now: Date,
): Promise<number | undefined> {
  const [created] = await tx
    .insert(users)
    .values({
      id: newUserId(),
      email,
      name: name || (email.split('@')[0] ?? email),
      language,
      passwordHash: null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (created) await recordFirstConsents(tx, created.id, { at: now });
  return created?.id;
}
