import type { Brand, Replies } from '../phrasebook.ts';

export const germanReplies: Replies = {
  greet: (name) => {
    if (name === '') return ['Guten Tag,'];
    const dear = name.startsWith('Frau') ? 'Liebe' : 'Lieber';
    return [`${dear} ${name},`, `Guten Tag, ${name},`];
  },
  thanks: {
    5: [
      '{vielen Dank|herzlichen Dank} für {die lieben Worte|die schöne Bewertung|Ihren Besuch und das Lob}{!|.}',
      'wir haben uns sehr über Ihre Worte gefreut{!|.}',
    ],
    4: ['{vielen|herzlichen} Dank für {Ihre Bewertung|Ihren Besuch und Ihre Worte|die gute Bewertung}.'],
    3: ['vielen Dank für Ihre {offenen|ehrlichen} Worte.'],
    2: ['es tut uns leid, dass Ihr Besuch {enttäuschend war|nicht so war wie erhofft}.'],
    1: ['wir bitten {aufrichtig|herzlich} um Entschuldigung.'],
  },
  silent: {
    5: ['vielen Dank für die fünf Sterne{!| und bis bald!}'],
    4: ['vielen Dank für die gute Bewertung!'],
    3: ['vielen Dank. Wir würden gern erfahren, was wir besser machen können.'],
    2: ['das tut uns leid. Ein paar Worte, was nicht gepasst hat, würden uns sehr helfen.'],
    1: ['das tut uns leid. Bitte schreiben Sie uns, was passiert ist.'],
  },
  brief: [
    '{Vielen Dank|Herzlichen Dank} {und bis bald|und gute Reise|für Ihren Besuch}!',
    'Das freut uns sehr, vielen Dank{!| und bis zum nächsten Mal!}',
  ],
  noted: [
    'Ihren Hinweis haben wir notiert und kümmern uns darum.',
    'Auch für den Hinweis danken wir, wir sehen uns das an.',
  ],
  invite: {
    5: ['{Bis zum nächsten Mal in <town>|Auf bald|Wir freuen uns auf Ihren nächsten Besuch}!'],
    4: ['Beim nächsten Mal holen wir uns den fünften Stern!', 'Wir freuen uns auf ein Wiedersehen.'],
    3: ['Wir würden uns freuen, es beim nächsten Mal besser zu machen.'],
    2: ['Über eine zweite Chance würden wir uns freuen, der Kaffee geht auf uns.'],
    1: ['Bitte schreiben Sie uns über unser Profil, wir möchten das wiedergutmachen.'],
  },
  sign: ({ brand }) => [
    `{Ihr Team der ${NAMES[brand]}|Herzliche Grüße, Ihre ${NAMES[brand]}|${NAMES[brand]} in <town>}`,
    `{Herzliche Grüße, <nominative>|<nominative> und das Team der ${NAMES[brand]}}`,
  ],
};

const NAMES: Record<Brand, string> = {
  lipa: 'Kawiarnia Lipa',
  ziarno: 'Piekarnia Ziarno',
  sowa: 'Palarnia Sowa',
};
