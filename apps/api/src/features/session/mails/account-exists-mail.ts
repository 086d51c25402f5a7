import type { Language } from '@pinfold/contract/languages';
import { translate } from '../../../i18n/i18n.ts';
import type { Mail } from '../../../mail/mail.ts';

/** To somebody who asks for an account and has one. */
export function accountExistsMail(language: Language, urls: { login: string; reset: string }): Mail {
  return {
    subject: translate(language, 'mails.account_exists.subject'),
    heading: translate(language, 'mails.account_exists.heading'),
    paragraphs: [
      translate(language, 'mails.account_exists.exists'),
      translate(language, 'mails.account_exists.forgotten', { url: urls.reset }),
    ],
    button: { label: translate(language, 'mails.account_exists.button'), url: urls.login },
    footnote: translate(language, 'mails.account_exists.footnote'),
  };
}
