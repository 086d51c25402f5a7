import type { Phrasebook } from '../phrasebook.ts';
import { germanReplies } from './replies.ts';
import { germanTopics } from './topics.ts';

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
