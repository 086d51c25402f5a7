import type { Language } from '@pinfold/contract/languages';

interface MailTexts {
  /** Above the address that a button leads to. */
  copyAddress: string;
  /** At the end of every mail. */
  automatic: string;
}

/** What the layout says by itself. */
export const mailTexts: Record<Language, MailTexts> = {
  pl: {
    copyAddress: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
    automatic: 'Tę wiadomość wysłał automatycznie Pinfold. Nie musisz na nią odpowiadać.',
  },
  en: {
    copyAddress: 'If the button does not work, copy this address into your browser:',
    automatic: 'Pinfold sent this message automatically. There is no need to reply.',
  },
  es: {
    copyAddress: 'Si el botón no funciona, copia esta dirección en tu navegador:',
    automatic: 'Pinfold ha enviado este mensaje automáticamente. No hace falta que respondas.',
  },
};
