import type { Language } from '@pinfold/contract/languages';
import { translate } from '../../../i18n/i18n.ts';
import type { Mail } from '../../../mail/mail.ts';

/** To somebody who wants an account. Says nothing that they typed, so that nobody can have us send their words. */
export function confirmRegistrationMail(language: Language, url: string, hours: number): Mail {
  return {
    subject: translate(language, 'mails.confirm_registration.subject'),
    heading: translate(language, 'mails.confirm_registration.heading'),
    paragraphs: [translate(language, 'mails.confirm_registration.thanks')],
    button: { label: translate(language, 'mails.confirm_registration.button'), url },
    footnote: translate(language, 'mails.confirm_registration.footnote', { count: hours }),
  };
}
