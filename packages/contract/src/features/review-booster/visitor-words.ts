import type { Language } from '../../languages.ts';

/** Words of the public page in one of its languages. */
export interface VisitorWords {
  /** The language's name in itself. */
  language: string;
  rating: string;
  comment: string;
  contact: string;
  send: string;
  offer: string;
  offerText: string;
  google: string;
  /** Below a code in print. */
  scan: string;
}

/** What customers read around the question, whatever language the reader of the panel has. */
export const visitorWords: Readonly<Record<Language, VisitorWords>> = {
  pl: {
    language: 'Polski',
    rating: 'Ocena',
    comment: 'Co chcesz nam przekazać?',
    contact: 'E-mail (opcjonalnie)',
    send: 'Wyślij',
    offer: 'Napisz też opinię publiczną',
    offerText: 'O publiczną opinię prosimy wszystkich tak samo, niezależnie od oceny.',
    google: 'Napisz opinię w Google',
    scan: 'Zeskanuj kod telefonem',
  },
  en: {
    language: 'English',
    rating: 'Score',
    comment: 'What would you like to tell us?',
    contact: 'Email (optional)',
    send: 'Send',
    offer: 'Write a public review, too',
    offerText: 'We ask everyone for a public review in the same way, whatever their score.',
    google: 'Write a review on Google',
    scan: 'Scan the code with your phone',
  },
  es: {
    language: 'Español',
    rating: 'Puntuación',
    comment: '¿Qué te gustaría contarnos?',
    contact: 'Correo electrónico (opcional)',
    send: 'Enviar',
    offer: 'Escribe también una reseña pública',
    offerText: 'Pedimos una reseña pública a todos por igual, sea cual sea su puntuación.',
    google: 'Escribir una reseña en Google',
    scan: 'Escanea el código con tu móvil',
  },
};
