import type { WrittenLanguage } from '../guess-language.ts';
import type { Tone } from '../read-prompt.ts';

/** All sentences of a post in one language. */
interface PostPhrases {
  open: Record<Tone, string>;
  /** Where there is a voucher. */
  voucher: (code: string) => string;
  /** Before the places, which stand for themselves and are not inflected. */
  places: string;
  close: Record<Tone, string>;
}

export const postPhrasesIn: Record<WrittenLanguage, PostPhrases> = {
  pl: {
    open: {
      friendly: 'Mamy dla Was coś dobrego!',
      neutral: 'Mamy nowe wieści.',
      formal: 'Z przyjemnością informujemy:',
    },
    voucher: (code) => `Kod ${code} wystarczy podać przy zamówieniu.`,
    places: 'Czekamy tutaj:',
    close: {
      friendly: 'Wpadnijcie, będzie nam bardzo miło!',
      neutral: 'Zapraszamy.',
      formal: 'Serdecznie zapraszamy Państwa do odwiedzin.',
    },
  },
  en: {
    open: {
      friendly: 'We have something good for you!',
      neutral: 'Here is some news.',
      formal: 'We are pleased to announce:',
    },
    voucher: (code) => `Just give the code ${code} when you order.`,
    places: 'You find us here:',
    close: {
      friendly: 'Drop in, we would love to see you!',
      neutral: 'See you soon.',
      formal: 'We look forward to welcoming you.',
    },
  },
  es: {
    open: {
      friendly: '¡Tenemos algo bueno para ti!',
      neutral: 'Tenemos novedades.',
      formal: 'Nos complace comunicarles:',
    },
    voucher: (code) => `Basta con decir el código ${code} al pedir.`,
    places: 'Nos encuentras aquí:',
    close: {
      friendly: '¡Ven a vernos, te esperamos!',
      neutral: 'Te esperamos.',
      formal: 'Será un placer recibirles.',
    },
  },
  de: {
    open: {
      friendly: 'Wir haben etwas Gutes für euch!',
      neutral: 'Es gibt Neuigkeiten.',
      formal: 'Wir freuen uns, Ihnen mitzuteilen:',
    },
    voucher: (code) => `Einfach den Code ${code} bei der Bestellung nennen.`,
    places: 'Hier sind wir:',
    close: {
      friendly: 'Kommt vorbei, wir freuen uns auf euch!',
      neutral: 'Bis bald.',
      formal: 'Wir freuen uns auf Ihren Besuch.',
    },
  },
};
