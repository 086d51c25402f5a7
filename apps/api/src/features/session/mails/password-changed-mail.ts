import { languages, type Language } from '@pinfold/contract/languages';
import type { Mail } from '../../../mail/mail.ts';

/** To the holder of an account whose password was changed, in case it was not them. */
export function passwordChangedMail(language: Language, at: Date, resetUrl: string): Mail {
  const { subject, heading, changed, others, button, footnote } = texts[language];
  return {
    subject,
    heading,
    paragraphs: [changed(formats[language].format(at)), others],
    button: { label: button, url: resetUrl },
    footnote,
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

const texts = {
  pl: {
    subject: 'Hasło do Pinfold zostało zmienione',
    heading: 'Twoje hasło zostało zmienione',
    changed: (when: string) => `Hasło do Twojego konta w Pinfold zostało zmienione: ${when}.`,
    others: 'Na innych urządzeniach trzeba zalogować się ponownie.',
    button: 'To nie ja: ustaw nowe hasło',
    footnote: 'Jeśli to Ty, nie musisz nic robić.',
  },
  en: {
    subject: 'Your Pinfold password was changed',
    heading: 'Your password was changed',
    changed: (when: string) => `The password of your Pinfold account was changed: ${when}.`,
    others: 'Other devices have to log in again.',
    button: 'It was not me: set a new one',
    footnote: 'If it was you, there is nothing to do.',
  },
  es: {
    subject: 'Se ha cambiado tu contraseña de Pinfold',
    heading: 'Se ha cambiado tu contraseña',
    changed: (when: string) => `Se ha cambiado la contraseña de tu cuenta de Pinfold: ${when}.`,
    others: 'En los demás dispositivos hay que volver a iniciar sesión.',
    button: 'No he sido yo: crear una nueva',
    footnote: 'Si has sido tú, no tienes que hacer nada.',
  },
} as const;
