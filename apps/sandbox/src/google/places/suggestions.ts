import { withoutAccents } from '../../world/without-accents.ts';
import { chains } from '../../world/demo/places/chain.ts';
import { type PolishTown, polishTowns } from '../../world/polish-towns.ts';
import { type PlaceLanguage, townName } from './place-resource.ts';

/** Google's own number. */
export const mostSuggestions = 5;

/** Cities with a word that begins with the input, ignoring Polish diacritics; those that begin with it come first. */
export function suggestTowns(input: string, language: PlaceLanguage): PolishTown[] {
  const typed = plain(input);
  const rank = (town: PolishTown): number => {
    const names = [town.name, townName(town, language)].map(plain);
    if (names.some((name) => name.startsWith(typed))) return 0;
    return names.some((name) => name.includes(` ${typed}`)) ? 1 : 2;
  };
  return polishTowns
    .map((town) => ({ town, rank: rank(town) }))
    .filter((ranked) => ranked.rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostSuggestions)
    .map(({ town }) => town);
}

/** Where the typed part stands in the name, as Google marks it. */
export function matchedPart(name: string, input: string): { startOffset?: number; endOffset: number } {
  const start = Math.max(0, ` ${plain(name)}`.indexOf(` ${plain(input)}`));
  const endOffset = Math.min(name.length, start + plain(input).length);
  return start === 0 ? { endOffset } : { startOffset: start, endOffset };
}

/** The words without diacritics and capitals. */
function placeWords(text: string): string[] {
  return plain(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
}

function plain(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replaceAll(/[\s-]+/g, ' ')
    .trim();
}

export interface KnownStreet {
  name: string;
  town: PolishTown;
  latitude: number;
  longitude: number;
}

/** The streets of which the sandbox knows where they are: those that the demo's chains are in. */
export const knownStreets: readonly KnownStreet[] = [
  ...new Map(
    chains
      .flatMap(({ places }) => places)
      .flatMap(({ street, town, latitude, longitude }) => {
        const named = polishTowns.find(({ name }) => name === town.name);
        const name = street.replace(/^ul\. /, '').replace(/ \d+[a-z]?(\/\d+)?$/i, '');
        return named ? [[`${name}, ${town.name}`, { name, town: named, latitude, longitude }] as const] : [];
      }),
  ).values(),
];

/** Streets with words that begin with the words of the input, city and house number included: "karmel 21 krak". */
export function suggestStreets(input: string, most: number): KnownStreet[] {
  const typed = placeWords(input).filter((word) => !/^\d/.test(word) && word !== 'ul.');
  const begins = (words: readonly string[]) => (word: string) => words.some((one) => one.startsWith(word));
  return knownStreets
    .filter(({ name, town }) => {
      const street = placeWords(name);
      const anywhere = [...street, ...placeWords(town.name)];
      return typed.some(begins(street)) && typed.every(begins(anywhere));
    })
    .slice(0, most);
}
