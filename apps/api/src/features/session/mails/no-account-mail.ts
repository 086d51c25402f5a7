import type { Language } from '@pinfold/contract/languages';
import type { Mail } from '../../../mail/mail.ts';

/** To an address without an account for which somebody asked for a new password: it may be the wrong one of two. */
export function noAccountMail(language: Language): Mail {
  const { subject, heading, missing, advice, footnote } = texts[language];
  return { subject, heading, paragraphs: [missing, advice], footnote };
}

const texts = {
  pl: {
    subject: 'Prośba o nowe hasło do Pinfold',
    heading: 'Nie mamy takiego konta',
    missing:
      'Ktoś, pewnie Ty, poprosił o nowe hasło do Pinfold dla tego adresu. Nie mamy konta, które do niego należy.',
    advice:
      'Spróbuj z innym adresem. Jeśli masz zaproszenie do zespołu, otwórz link z wiadomości, w której przyszło.',
    footnote: 'Jeśli to nie Ty, nie musisz nic robić.',
  },
  en: {
    subject: 'A new password for Pinfold',
    heading: 'We have no such account',
    missing:
      'Somebody, probably you, asked for a new Pinfold password for this address. We have no account that belongs to it.',
    advice:
      'Try another address. If you were invited to a team, open the link in the message that invited you.',
    footnote: 'If it was not you, there is nothing to do.',
  },
  es: {
    subject: 'Una nueva contraseña de Pinfold',
    heading: 'No tenemos esa cuenta',
    missing:
      'Alguien, seguramente tú, ha pedido una nueva contraseña de Pinfold para esta dirección. No tenemos ninguna cuenta que le corresponda.',
    advice:
      'Prueba con otra dirección. Si te han invitado a un equipo, abre el enlace del mensaje que recibiste.',
    footnote: 'Si no has sido tú, no tienes que hacer nada.',
  },
} as const;
