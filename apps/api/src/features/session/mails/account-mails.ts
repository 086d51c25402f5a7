import { type Language, languages } from '@pinfold/contract/languages';
import { translate } from '../../../i18n/i18n.ts';
import type { Mail } from '../../../mail/mail.ts';

/** Confirms a registration. Contains nothing that was typed, so that it cannot be abused to send other texts. */
export function confirmRegistrationMail(language: Language, url: string, hours: number): Mail {
  return {
    subject: translate(language, 'mails.confirm_registration.subject'),
    heading: translate(language, 'mails.confirm_registration.heading'),
    paragraphs: [translate(language, 'mails.confirm_registration.thanks')],
    button: { label: translate(language, 'mails.confirm_registration.button'), url },
    footnote: translate(language, 'mails.confirm_registration.footnote', { count: hours }),
  };
}

/** For a registration with the address of an existing account. */
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

/** For a password reset of an existing account. */
export function resetPasswordMail(language: Language, url: string, hours: number): Mail {
  return {
    subject: translate(language, 'mails.reset_password.subject'),
    heading: translate(language, 'mails.reset_password.heading'),
    paragraphs: [translate(language, 'mails.reset_password.asked')],
    button: { label: translate(language, 'mails.reset_password.button'), url },
    footnote: translate(language, 'mails.reset_password.footnote', { count: hours }),
  };
}

/** For a password reset without an account: the user may have mistaken their address. */
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

/** To the holder of an account whose password was changed, in case it was not them. */
export function passwordChangedMail(language: Language, at: Date, resetUrl: string): Mail {
  return {
    subject: translate(language, 'mails.password_changed.subject'),
    heading: translate(language, 'mails.password_changed.heading'),
    paragraphs: [
      translate(language, 'mails.password_changed.changed', { when: momentText(language, at) }),
      translate(language, 'mails.password_changed.others'),
    ],
    button: { label: translate(language, 'mails.password_changed.button'), url: resetUrl },
    footnote: translate(language, 'mails.password_changed.footnote'),
  };
}

/** A moment in the product's own time zone, which it names, since a user may belong to companies of several. */
export function momentText(language: Language, at: Date): string {
  return formats[language].format(at);
}

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
