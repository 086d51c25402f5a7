import { chains } from '../../world/demo/places/chain.ts';
import { polishTowns, type PolishTown } from '../../world/polish-towns.ts';
import { placeWords } from './suggest-towns.ts';

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

/** Streets whose words begin with the words that were typed, the town and the house among them: "karmel 21 krak". */
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
