import { polishTowns, type PolishTown } from '../../world/polish-towns.ts';
import { townName, type PlaceLanguage } from './town-names.ts';

/** Google's own number. */
export const mostSuggestions = 5;

/** Towns of which a word begins with what was typed, with or without Polish letters; first those that begin with it. */
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

/** Words without Polish letters and capitals. */
export function placeWords(text: string): string[] {
  return plain(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s-]+/g, ' ')
    .trim();
}
