import type { Language } from '../../languages.ts';

/** Words of the public page in one of its languages. */
export interface VisitorWords {
  /** The language's name in itself. */
  language: string;
  /** Below the question. */
  required: string;
  rating: string;
  /** Choices of a score, from the best. */
  scores: readonly [string, string, string, string, string];
  noRating: string;
  comment: string;
  /** With `{{company}}`, as all that names it. */
  commentHint: string;
  contact: string;
  contactHint: string;
  consent: string;
  send: string;
  /** With `{{company}}` and `{{count}}` days. */
  privacy: string;
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
    required: 'Wystarczy ocena albo kilka słów.',
    rating: 'Ocena',
    scores: ['5 gwiazdek', '4 gwiazdki', '3 gwiazdki', '2 gwiazdki', '1 gwiazdka'],
    noRating: 'Bez oceny',
    comment: 'Co chcesz nam przekazać?',
    commentHint: 'Przeczyta to tylko zespół firmy {{company}}. Nie opublikujemy tego.',
    contact: 'E-mail (opcjonalnie)',
    contactHint: 'Podaj go, jeśli firma może się z Tobą skontaktować.',
    consent: 'Zgadzam się, żeby firma {{company}} odpisała mi na ten adres.',
    send: 'Wyślij',
    privacy:
      'Administratorem danych jest {{company}}, a w imieniu tej firmy przetwarza je Pinfold. Komentarz i adres e-mail usuwamy po {{count}} dniach, zostają sama ocena i dzień. Nie zapisujemy adresu IP ani danych o przeglądarce.',
    offer: 'Napisz też opinię publiczną',
    offerText: 'O publiczną opinię prosimy wszystkich tak samo, niezależnie od oceny.',
    google: 'Napisz opinię w Google',
    scan: 'Zeskanuj kod telefonem',
  },
  en: {
    language: 'English',
    required: 'A score or a few words are enough.',
    rating: 'Score',
    scores: ['5 stars', '4 stars', '3 stars', '2 stars', '1 star'],
    noRating: 'No score',
    comment: 'What would you like to tell us?',
    commentHint: 'Only the team of {{company}} reads this. It is not published.',
    contact: 'Email (optional)',
    contactHint: 'Leave it if the company may contact you.',
    consent: 'I agree that {{company}} may reply to this address.',
    send: 'Send',
    privacy:
      '{{company}} is the controller of your data; Pinfold processes it on their behalf. Comment and email address are erased after {{count}} days, score and day stay. We store no IP address and nothing about your browser.',
    offer: 'Write a public review, too',
    offerText: 'We ask everyone for a public review in the same way, whatever their score.',
    google: 'Write a review on Google',
    scan: 'Scan the code with your phone',
  },
  es: {
    language: 'Español',
    required: 'Basta con una puntuación o unas palabras.',
    rating: 'Puntuación',
    scores: ['5 estrellas', '4 estrellas', '3 estrellas', '2 estrellas', '1 estrella'],
    noRating: 'Sin puntuación',
    comment: '¿Qué te gustaría contarnos?',
    commentHint: 'Solo lo lee el equipo de {{company}}. No se publica.',
    contact: 'Correo electrónico (opcional)',
    contactHint: 'Escríbelo si la empresa puede contactar contigo.',
    consent: 'Acepto que {{company}} me responda a esta dirección.',
    send: 'Enviar',
    privacy:
      '{{company}} es responsable de tus datos y Pinfold los trata por su cuenta. El comentario y la dirección de correo se borran tras {{count}} días; quedan la puntuación y el día. No guardamos tu IP ni datos del navegador.',
    offer: 'Escribe también una reseña pública',
    offerText: 'Pedimos una reseña pública a todos por igual, sea cual sea su puntuación.',
    google: 'Escribir una reseña en Google',
    scan: 'Escanea el código con tu móvil',
  },
};

/** Returns words of the page with what they say of a form put in. */
export function filledWords(
  words: string,
  { company, retentionDays }: { company: string; retentionDays: number },
): string {
  return words.replaceAll('{{company}}', company).replaceAll('{{count}}', String(retentionDays));
}
