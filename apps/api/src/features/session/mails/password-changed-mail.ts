import { languages, type Language } from '@pinfold/contract/languages';
import { translate } from '../../../i18n/i18n.ts';
import type { Mail } from '../../../mail/mail.ts';

/** To the holder of an account whose password was changed, in case it was not them. */
export function passwordChangedMail(language: Language, at: Date, resetUrl: string): Mail {
  return {
    subject: translate(language, 'mails.password_changed.subject'),
    heading: translate(language, 'mails.password_changed.heading'),
    paragraphs: [
      translate(language, 'mails.password_changed.changed', { when: formats[language].format(at) }),
      translate(language, 'mails.password_changed.others'),
    ],
    button: { label: translate(language, 'mails.password_changed.button'), url: resetUrl },
    footnote: translate(language, 'mails.password_changed.footnote'),
  };
}

/** In the product's own time zone, which it names, since a user may belong to companies of several. */
const formats = Object.fromEntries(
  languages.map((language) => [
    language,
    new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Warsaw',
      timeZoneName: 'short',
    }),
  ]),
) as Record<Language, Intl.DateTimeFormat>;
