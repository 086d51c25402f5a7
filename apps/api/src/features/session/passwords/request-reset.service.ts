import { and, eq } from 'drizzle-orm';
import type { Language } from '@pinfold/contract/languages';
import { sendMail } from '../../../mail/send-mail.ts';
import type { Services } from '../../../services.ts';
import { findAccount } from '../account.ts';
import type { Caller } from '../caller.ts';
import { createMailedLink } from '../mailed-link.ts';
import { noAccountMail } from '../mails/no-account-mail.ts';
import { resetPasswordMail } from '../mails/reset-password-mail.ts';
import { sessionPages } from '../session-pages.ts';
import { mailedLinks } from '../session.table.ts';
import { countTry } from '../throttle.ts';

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
