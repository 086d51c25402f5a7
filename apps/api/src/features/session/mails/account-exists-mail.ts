import type { Language } from '@pinfold/contract/languages';
import type { Mail } from '../../../mail/mail.ts';

/** To somebody who asks for an account and has one. */
export function accountExistsMail(language: Language, urls: { login: string; reset: string }): Mail {
  const { subject, heading, exists, forgotten, button, footnote } = texts[language];
  return {
    subject,
    heading,
    paragraphs: [exists, forgotten(urls.reset)],
    button: { label: button, url: urls.login },
    footnote,
  };
}

const texts = {
  pl: {
    subject: 'Masz już konto w Pinfold',
    heading: 'Masz już konto',
    exists:
      'Ktoś, pewnie Ty, chciał założyć konto w Pinfold na ten adres. Takie konto już istnieje, więc nic się nie zmieniło.',
    forgotten: (url: string) => `Nie pamiętasz hasła? Ustaw nowe: ${url}`,
    button: 'Zaloguj się',
    footnote: 'Jeśli to nie Ty, nie musisz nic robić.',
  },
  en: {
    subject: 'You already have a Pinfold account',
    heading: 'You already have an account',
    exists:
      'Somebody, probably you, wanted to create a Pinfold account for this address. There is one already, so nothing has changed.',
    forgotten: (url: string) => `Forgotten your password? Set a new one: ${url}`,
    button: 'Log in',
    footnote: 'If it was not you, there is nothing to do.',
  },
  es: {
    subject: 'Ya tienes una cuenta en Pinfold',
    heading: 'Ya tienes una cuenta',
    exists:
      'Alguien, seguramente tú, ha querido crear una cuenta de Pinfold con esta dirección. Ya existe, así que no ha cambiado nada.',
    forgotten: (url: string) => `¿Has olvidado la contraseña? Crea una nueva: ${url}`,
    button: 'Iniciar sesión',
    footnote: 'Si no has sido tú, no tienes que hacer nada.',
  },
} as const;
