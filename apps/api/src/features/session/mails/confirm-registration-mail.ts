import type { Language } from '@pinfold/contract/languages';
import { countedText } from '../../../counted-text.ts';
import type { Mail } from '../../../mail/mail.ts';

/** To somebody who wants an account. Says nothing that they typed, so that nobody can have us send their words. */
export function confirmRegistrationMail(language: Language, url: string, hours: number): Mail {
  const { subject, heading, thanks, button, footnote } = texts[language];
  return {
    subject,
    heading,
    paragraphs: [thanks],
    button: { label: button, url },
    footnote: footnote(hours),
  };
}

const texts = {
  pl: {
    subject: 'Potwierdź swój adres e-mail',
    heading: 'Jeszcze jeden krok',
    thanks:
      'Dziękujemy za rejestrację w Pinfold. Potwierdź, że ten adres należy do Ciebie, a założymy Ci konto.',
    button: 'Potwierdź adres',
    footnote: (hours: number) =>
      `Link działa tylko raz, przez ${countedText('pl', hours, { one: '{count} godzinę', few: '{count} godziny', many: '{count} godzin', other: '{count} godziny' })}. Jeśli to nie Ty zakładasz konto, nie otwieraj go: bez potwierdzenia konto nie powstanie.`,
  },
  en: {
    subject: 'Confirm your e-mail address',
    heading: 'One more step',
    thanks:
      'Thank you for signing up to Pinfold. Confirm that this address is yours, and we will create your account.',
    button: 'Confirm the address',
    footnote: (hours: number) =>
      `The link works once, for ${countedText('en', hours, { one: '{count} hour', other: '{count} hours' })}. If it was not you who signed up, do not open it: without it there will be no account.`,
  },
  es: {
    subject: 'Confirma tu dirección de correo',
    heading: 'Un paso más',
    thanks: 'Gracias por registrarte en Pinfold. Confirma que esta dirección es tuya y crearemos tu cuenta.',
    button: 'Confirmar la dirección',
    footnote: (hours: number) =>
      `El enlace funciona una sola vez, durante ${countedText('es', hours, { one: '{count} hora', many: '{count} de horas', other: '{count} horas' })}. Si no te has registrado tú, no lo abras: sin confirmación no se creará ninguna cuenta.`,
  },
} as const;
