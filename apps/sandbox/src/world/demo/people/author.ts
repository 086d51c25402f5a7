import { withoutAccents } from '../../without-accents.ts';
import type { Voice } from '../phrases/phrasebook.ts';
import { between, chance, pick, type Random } from '../../random.ts';
import {
  englishMen,
  englishSurnames,
  englishWomen,
  germanMen,
  germanSurnames,
  germanWomen,
  polishMen,
  polishSurnames,
  polishWomen,
  travellers,
  ukrainianMen,
  ukrainianSurnames,
  ukrainianWomen,
} from './names.ts';

export type LanguageCode = 'pl' | 'en' | 'de';

export interface Author {
  name: string;
  anonymous: boolean;
  voice: Voice;
  /** How a reply may address the author in the language of the review; empty when only a nickname is known. */
  address: string;
}

/** Returns an author of reviews in the given language, with a name as Google shows it. */
export function drawAuthor(random: Random, language: LanguageCode): Author {
  const woman = chance(random, 0.56);
  const voice: Voice = chance(random, 0.24) ? 'we' : woman ? 'she' : 'he';
  if (language === 'pl') {
    return { ...(chance(random, 0.05) ? ukrainian(random, woman, 'pl') : polish(random, woman)), voice };
  }
  if (language === 'en') {
    return { ...(chance(random, 0.12) ? ukrainian(random, woman, 'en') : english(random, woman)), voice };
  }
  return { ...german(random, woman), voice };
}

type Named = Omit<Author, 'voice'>;

function polish(random: Random, woman: boolean): Named {
  const { name, vocative } = pick(random, woman ? polishWomen : polishMen);
  const stem = pick(random, polishSurnames);
  const surname = woman ? feminine(stem) : stem;
  const draw = random();
  if (draw < 0.025) return { name: 'Użytkownik Google', anonymous: true, address: '' };
  if (draw < 0.085) return { name: nickname(random, name, surname), anonymous: false, address: '' };
  const address = `${woman ? 'Pani' : 'Panie'} ${vocative}`;
  if (draw < 0.2) return { name: `${name} ${surname.slice(0, 1)}.`, anonymous: false, address };
  if (draw < 0.26) return { name, anonymous: false, address };
  if (draw < 0.29) return { name: `${name.slice(0, 1)}. ${surname}`, anonymous: false, address: '' };
  if (woman && draw < 0.33) {
    return {
      name: `${name} ${surname}-${feminine(pick(random, polishSurnames))}`,
      anonymous: false,
      address,
    };
  }
  if (draw < 0.36) return { name: withoutAccents(`${name} ${surname}`), anonymous: false, address };
  return { name: `${name} ${surname}`, anonymous: false, address };
}

function ukrainian(random: Random, woman: boolean, language: 'pl' | 'en'): Named {
  const { name, vocative } = pick(random, woman ? ukrainianWomen : ukrainianMen);
  return {
    name: `${name} ${pick(random, ukrainianSurnames)}`,
    anonymous: false,
    address: language === 'pl' ? `${woman ? 'Pani' : 'Panie'} ${vocative}` : name,
  };
}

function english(random: Random, woman: boolean): Named {
  if (chance(random, 0.25)) {
    const traveller = pick(random, travellers);
    return { name: traveller, anonymous: false, address: traveller.split(' ')[0] ?? '' };
  }
  const name = pick(random, woman ? englishWomen : englishMen);
  const surname = pick(random, englishSurnames);
  const shown = chance(random, 0.15) ? `${name} ${surname.slice(0, 1)}` : `${name} ${surname}`;
  return { name: chance(random, 0.08) ? name : shown, anonymous: false, address: name };
}

function german(random: Random, woman: boolean): Named {
  const name = pick(random, woman ? germanWomen : germanMen);
  const surname = pick(random, germanSurnames);
  if (chance(random, 0.15)) return { name: `${name} ${surname.slice(0, 1)}.`, anonymous: false, address: '' };
  return { name: `${name} ${surname}`, anonymous: false, address: `${woman ? 'Frau' : 'Herr'} ${surname}` };
}

const feminine = (surname: string): string => surname.replace(/([sc]k)i$/, '$1a').replace(/dzki$/, 'dzka');

function nickname(random: Random, name: string, surname: string): string {
  const first = withoutAccents(name).toLowerCase();
  const last = withoutAccents(surname).toLowerCase();
  return pick(random, [
    `${first}_${last}${between(random, 70, 99)}`,
    `${first}.${last}`,
    `${first}${between(random, 1, 99)}`,
    `${first.slice(0, 3)}${last.slice(0, 3)}`,
  ]);
}
