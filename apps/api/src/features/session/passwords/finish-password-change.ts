import { and, eq } from 'drizzle-orm';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import type { Services } from '../../../services.ts';
import { endSessions } from '../end-sessions.ts';
import { passwordChangedMail } from '../mails/password-changed-mail.ts';
import { sessionPages } from '../session-pages.ts';
import { mailedLinks } from '../session.table.ts';

/** What a new password brings with it: old sessions and links end, and the holder is told. */
export async function finishPasswordChange(
  services: Services,
  tx: Queryable,
  { id, email, language }: { id: number; email: string; language: Language },
  kept: { except?: string } = {},
): Promise<void> {
  await endSessions(tx, id, kept);
  await tx.delete(mailedLinks).where(and(eq(mailedLinks.userId, id), eq(mailedLinks.kind, 'password_reset')));
  const mail = passwordChangedMail(language, services.now(), sessionPages.forgotPassword(services));
  await sendMail(services, tx, { to: email, language, mail });
}
