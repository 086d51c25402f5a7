import type { Brand, Phrasebook, Replies } from '../phrasebook.ts';
import { germanTopics } from './topics.ts';

const germanReplies: Replies = {
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

export const german: Phrasebook = {
  topics: germanTopics,
  openers: (scene, rating) => [
    ...VERDICTS[rating],
    ...(rating >= 3
      ? [
          'Auf unserer Reise durch Polen hier {eingekehrt|gelandet}.',
          '{Zufällig entdeckt|Beim Stadtbummel in <town> entdeckt|Nach einem langen Spaziergang hier Pause gemacht}.',
        ]
      : []),
    ...(rating >= 4 && scene.labels.includes('dworzec')
      ? ['Eine Stunde bis zum Zug, da kam das Café gerade recht.']
      : []),
  ],
  closers: {
    5: [
      '{Klare Empfehlung|Sehr zu empfehlen|Absolute Empfehlung}{!|.}',
      '[Ich komme/Wir kommen] {gerne|bestimmt|auf jeden Fall} wieder{!|.}',
      'In <town> {ein Muss|unbedingt hingehen}.',
      'Gerne wieder!',
    ],
    4: ['Gerne wieder.', 'Insgesamt {empfehlenswert|sehr nett}.', '[Ich würde/Wir würden] wiederkommen.'],
    3: ['Insgesamt {durchschnittlich|in Ordnung, mehr nicht}.', 'Da ist {noch Luft nach oben|mehr drin}.'],
    2: [
      'Schade, {nach den Bewertungen hatten wir mehr erwartet|der Ort hätte Potenzial}.',
      'Eher nicht noch einmal.',
    ],
    1: ['{Nicht zu empfehlen|Nie wieder|Finger weg}{.|!}', 'In <town> gibt es Besseres.'],
  },
  shorts: (scene, rating) =>
    scene.brand === 'ziarno' ? SHORTS[rating].filter((short) => !short.includes('Kaffee')) : SHORTS[rating],
  slots: () => ({}),
  flawFrames: ['Kleiner Minuspunkt: <flaw>.', 'Einziger Kritikpunkt: <flaw>.', 'Ein Stern Abzug: <flaw>.'],
  links: [],
  turns: ['Es gab aber auch Abstriche.', 'Leider war nicht alles so gut.', 'Der Rest hat leider enttäuscht.'],
  concessions: ['Es gab aber auch Gutes.', 'Ein Pluspunkt immerhin.'],
  edits: {
    better: [
      'Nachtrag: Auch der zweite Besuch war sehr schön.',
      'Nachtrag: Beim zweiten Mal war es etwas lauter.',
    ],
    worse: ['Nachtrag: Danke für die Antwort, es hat sich aber nichts geändert.'],
  },
  replies: germanReplies,
};

const VERDICTS = {
  5: [
    '{Wunderbarer|Ganz toller|Sehr schöner} Ort{.|!}',
    '{Ein echter Geheimtipp|Ein kleines Juwel} in <town>.',
    '[Ich bin/Wir sind] begeistert{.|!}',
  ],
  4: ['{Nettes|Schönes} Lokal.', 'Hat uns gut gefallen.'],
  3: ['Gemischte Gefühle.', '{Licht und Schatten|Ganz okay}.'],
  2: ['{Leider enttäuschend|Eher enttäuschend}.', '[Ich hatte/Wir hatten] mehr erwartet.'],
  1: ['{Große Enttäuschung|Katastrophe|Eine Zumutung}.', 'Die guten Bewertungen sind uns ein Rätsel.'],
};

const SHORTS = {
  5: [
    '{Sehr lecker|Super lecker|Einfach lecker|Köstlich}{!|.|, gerne wieder!|, sehr nette Leute!}',
    '{Toller|Super|Bester|Sehr guter} Kaffee{!|, tolle Kuchen!|, freundliche Bedienung.| in <town>!| in <town>.}',
    '{Sehr schöner|Toller|Gemütlicher} Ort{!|, gerne wieder.| mitten in <town>.}',
    'Wunderbar, {danke|wir kommen wieder|alles bestens}!',
  ],
  4: [
    '{Guter Kaffee|Gut und freundlich|Nett hier}{.|, etwas voll.|, etwas teuer.}',
    'Lecker, {aber voll|nur etwas laut}.',
  ],
  3: ['{Geht so|Ganz okay|Durchschnitt}{.|, etwas teuer.|, lange Wartezeit.}'],
  2: ['{Leider enttäuschend|Zu lange gewartet|Eher schwach}{.|, schade.}'],
  1: ['{Sehr unfreundlich|Nie wieder|Nicht zu empfehlen}{.|!}'],
};
