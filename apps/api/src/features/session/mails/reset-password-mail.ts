import type { Language } from '@pinfold/contract/languages';
import { countedText } from '../../../counted-text.ts';
import type { Mail } from '../../../mail/mail.ts';

/** To the holder of an account whose password is to be set anew. */
export function resetPasswordMail(language: Language, url: string, hours: number): Mail {
  const { subject, heading, asked, button, footnote } = texts[language];
  return { subject, heading, paragraphs: [asked], button: { label: button, url }, footnote: footnote(hours) };
}

const texts = {
  pl: {
    subject: 'Ustaw nowe hasło do Pinfold',
    heading: 'Ustaw nowe hasło',
    asked: 'Ktoś, pewnie Ty, poprosił o nowe hasło do Twojego konta w Pinfold.',
    button: 'Ustaw nowe hasło',
    footnote: (hours: number) =>
      `Link działa tylko raz, przez ${countedText('pl', hours, { one: '{count} godzinę', few: '{count} godziny', many: '{count} godzin', other: '{count} godziny' })}. Jeśli to nie Ty, zignoruj tę wiadomość: Twoje hasło się nie zmieni.`,
  },
  en: {
    subject: 'Set a new Pinfold password',
    heading: 'Set a new password',
    asked: 'Somebody, probably you, asked for a new password for your Pinfold account.',
    button: 'Set a new password',
    footnote: (hours: number) =>
      `The link works once, for ${countedText('en', hours, { one: '{count} hour', other: '{count} hours' })}. If it was not you, ignore this message: your password stays as it is.`,
  },
  es: {
    subject: 'Crea una nueva contraseña de Pinfold',
    heading: 'Crea una nueva contraseña',
    asked: 'Alguien, seguramente tú, ha pedido una nueva contraseña para tu cuenta de Pinfold.',
    button: 'Crear una contraseña',
    footnote: (hours: number) =>
      `El enlace funciona una sola vez, durante ${countedText('es', hours, { one: '{count} hora', many: '{count} de horas', other: '{count} horas' })}. Si no has sido tú, ignora este mensaje: tu contraseña no cambiará.`,
  },
} as const;
