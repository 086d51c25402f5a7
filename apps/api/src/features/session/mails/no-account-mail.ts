import type { Language } from '@pinfold/contract/languages';
import { translate } from '../../../i18n/i18n.ts';
import type { Mail } from '../../../mail/mail.ts';

/** To an address without an account for which somebody asked for a new password: it may be the wrong one of two. */
export function noAccountMail(language: Language): Mail {
  return {
    subject: translate(language, 'mails.no_account.subject'),
    heading: translate(language, 'mails.no_account.heading'),
    paragraphs: [
      translate(language, 'mails.no_account.missing'),
      translate(language, 'mails.no_account.advice'),
    ],
    footnote: translate(language, 'mails.no_account.footnote'),
  };
}
