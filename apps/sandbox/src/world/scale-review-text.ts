import { pick } from './random.ts';

/** Plain sentences by rating: at scale the texts must be many and cheap, not convincing. */
export function scaleReviewText(random: () => number, rating: 1 | 2 | 3 | 4 | 5): string {
  const mood = rating >= 4 ? praise : rating === 3 ? mixed : complaint;
  return `${pick(random, mood)} ${pick(random, subject)} ${pick(random, ending)}`;
}

const praise = [
  'Bardzo dobra kawa.',
  'Miła obsługa.',
  'Świetne miejsce na śniadanie.',
  'Wracam tu co tydzień.',
] as const;
const mixed = [
  'Kawa dobra, ale długo czekałam.',
  'W porządku, bez zachwytu.',
  'Ładnie, tylko głośno.',
] as const;
const complaint = [
  'Czekaliśmy pół godziny.',
  'Zimna kawa i bałagan.',
  'Nikt nie podszedł do stolika.',
] as const;
const subject = [
  'Sernik',
  'Szarlotka',
  'Latte',
  'Kanapka z jajkiem',
  'Drożdżówka',
  'Herbata zimowa',
] as const;
const ending = [
  'na plus.',
  'jak zawsze.',
  'do sprawdzenia następnym razem.',
  'w uczciwej cenie.',
  'bez zmian od roku.',
] as const;
