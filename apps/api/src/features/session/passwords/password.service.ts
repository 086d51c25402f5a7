import { and, eq } from 'drizzle-orm';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { findAccount, type SessionUser } from '../account.ts';
import type { Caller } from '../../../caller.ts';
import { type Browser, rememberDevice } from '../known-device.ts';
import {
  createMailedLink,
  findMailedLink,
  type LinkParts,
  sessionPages,
  takeMailedLink,
} from '../mailed-link.ts';
import { noAccountMail, passwordChangedMail, resetPasswordMail } from '../mails/account-mails.ts';
import { endSessions } from '../session-lifecycle.ts';
import { mailedLinks, users } from '../session.table.ts';
import { countTry, forgiveAccount } from '../../../limits/throttle.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

const linkHours = 2;

/** The id of no user. */
const nobody = 0;

/**
 * Mails a link that sets a new password; an earlier one stops working. For an address without an account the same rows
 * are written, and the mail says that there is none: that row's link is sent to no one and belongs to no user.
 */
export async function requestReset(
  services: Services,
  asked: { email: string },
  { language, caller }: { language: Language; caller: Caller },
): Promise<void> {
  const email = asked.email.toLowerCase();
  await countTry(services, { purpose: 'reset', account: email, address: caller.address });
  await services.database.queries.transaction(async (tx) => {
    const account = await findAccount(tx, email);
    const userId = account?.userId;
    await dropResetLinks(tx, userId ?? nobody);
    const link = await createMailedLink(
      tx,
      { kind: 'password_reset', hours: linkHours, userId: userId ?? null },
      services.now(),
    );
    const mailLanguage = account?.language ?? language;
    const mail = account
      ? resetPasswordMail(mailLanguage, sessionPages.passwordReset(services, link), linkHours)
      : noAccountMail(mailLanguage);
    await sendMail(services, tx, { to: email, language: mailLanguage, mail });
  });
}

/** Sets the password of the link's account. A refused password leaves the link valid. */
export async function confirmReset(
  services: Services,
  { new_password: password, ...parts }: LinkParts & { new_password: string },
  { caller, browser }: { caller: Caller; browser: Browser },
): Promise<void> {
  const { config, database, now } = services;
  await countTry(services, { purpose: 'link', account: parts.uid, address: caller.address });
  const user = await holderOf(services, parts);
  await checkNewPassword(config, password, [user.email, user.name]);
  const passwordHash = await hashPassword(password);
  await database.queries.transaction(async (tx) => {
    const link = await takeMailedLink(tx, 'password_reset', parts, now());
    if (!link) throw new Problem('link_invalid');
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await forgiveAccount(tx, 'login', user.email);
    await finishPasswordChange(services, tx, user);
  });
  // Guesses from elsewhere continue, and must not lock out the new password.
  rememberDevice(services, browser, { email: user.email, passwordHash });
}

async function holderOf({ database, now }: Services, parts: LinkParts) {
  const link = await findMailedLink(database.queries, 'password_reset', parts, now());
  if (!link?.userId) throw new Problem('link_invalid');
  const [user] = await database.queries
    .select({ id: users.id, email: users.email, name: users.name, language: users.language })
    .from(users)
    .where(eq(users.id, link.userId));
  if (!user) throw new Problem('link_invalid');
  return user;
}

/** Changes the password after checking the current one; ends all other sessions. */
export async function changePasswordOf(
  services: Services,
  user: SessionUser,
  { current_password, new_password }: { current_password: string; new_password: string },
  caller: Caller,
): Promise<void> {
  const { config, database } = services;
  const current = await proveCurrent(services, user, current_password, caller);
  await checkNewPassword(config, new_password, [user.email, user.name]);
  const passwordHash = await hashPassword(new_password);
  await database.queries.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, current)))
      .returning({ id: users.id });
    if (changed.length === 0) throw new Problem('wrong_password');
    await finishPasswordChange(services, tx, user, { except: user.tokenHash });
  });
}

/** Returns the hash that was proved, on which the change then insists. */
export async function proveCurrent(
  services: Services,
  user: SessionUser,
  password: string,
  caller: Caller,
): Promise<string> {
  const { queries } = services.database;
  await countTry(services, { purpose: 'password', account: user.email, address: caller.address });
  const [stored] = await queries
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, user.id));
  const hash = stored?.passwordHash ?? undefined;
  const matches = await verifyPassword(hash, password);
  if (hash === undefined || !matches) throw new Problem('wrong_password');
  await forgiveAccount(queries, 'password', user.email);
  return hash;
}

/** Ends old sessions and links, and notifies the user by mail that the password has changed. */
async function finishPasswordChange(
  services: Services,
  tx: Queryable,
  { id, email, language }: { id: number; email: string; language: Language },
  kept: { except?: string } = {},
): Promise<void> {
  await endSessions(tx, id, kept);
  await dropResetLinks(tx, id);
  const mail = passwordChangedMail(language, services.now(), sessionPages.forgotPassword(services));
  await sendMail(services, tx, { to: email, language, mail });
}

async function dropResetLinks(tx: Queryable, userId: number): Promise<void> {
  await tx
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.kind, 'password_reset')));
}
