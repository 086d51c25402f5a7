import { and, eq } from 'drizzle-orm';
import type { Language } from '@pinfold/contract/languages';
import { sendMail } from '../../../mail/send-mail.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { findAccount } from '../account.ts';
import type { Caller } from '../caller.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { createMailedLink, findMailedLink, takeMailedLink, type LinkParts } from '../mailed-link.ts';
import { noAccountMail } from '../mails/no-account-mail.ts';
import { resetPasswordMail } from '../mails/reset-password-mail.ts';
import { hashPassword } from '../passwords.ts';
import { sessionPages } from '../session-pages.ts';
import { mailedLinks, users } from '../session.table.ts';
import { countTry, forgiveAccount } from '../throttle.ts';
import { finishPasswordChange } from './finish-password-change.ts';

const linkHours = 2;

/** Nobody has this number. */
const nobody = 0;

/**
 * Mails a link that sets a new password; an earlier one stops working. For an address without an account the same rows
 * are written and a mail goes out as well, which says so: the link of that row is told to nobody and belongs to nobody.
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
    await tx
      .delete(mailedLinks)
      .where(and(eq(mailedLinks.userId, userId ?? nobody), eq(mailedLinks.kind, 'password_reset')));
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

/** Sets the password of whoever holds the link. A password that is refused leaves the link as it was. */
export async function confirmReset(
  services: Services,
  { new_password: password, ...parts }: LinkParts & { new_password: string },
  caller: Caller,
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
}

async function holderOf({ database, now }: Services, parts: LinkParts) {
  const link = await findMailedLink(database.queries, 'password_reset', parts, now());
  const [user] = await database.queries
    .select({ id: users.id, email: users.email, name: users.name, language: users.language })
    .from(users)
    .where(eq(users.id, link?.userId ?? nobody));
  if (!user) throw new Problem('link_invalid');
  return user;
}
