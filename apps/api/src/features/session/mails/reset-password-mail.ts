import type { Language } from '@pinfold/contract/languages';
import { translate } from '../../../i18n/i18n.ts';
import type { Mail } from '../../../mail/mail.ts';

/** To the holder of an account whose password is to be set anew. */
export function resetPasswordMail(language: Language, url: string, hours: number): Mail {
  return {
    subject: translate(language, 'mails.reset_password.subject'),
    heading: translate(language, 'mails.reset_password.heading'),
    paragraphs: [translate(language, 'mails.reset_password.asked')],
    button: { label: translate(language, 'mails.reset_password.button'), url },
    footnote: translate(language, 'mails.reset_password.footnote', { count: hours }),
  };
}
