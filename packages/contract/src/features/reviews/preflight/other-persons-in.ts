import { foldLetters } from '../../../fold-letters.ts';

/**
 * Full names of other customers that a reply speaks of, as they stand in it, in any Polish case: "Anną Nowak" is "Anna
 * Nowak". A first name alone is nobody's, and the reviewer's own name is known to everybody.
 */
export function otherPersonsIn(
  text: string,
  others: readonly string[],
  author: string | undefined,
): string[] {
  const spoken = [...text.matchAll(/\p{Lu}[\p{L}'’-]+/gu)].map((match) => ({
    word: match[0],
    folded: foldLetters(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
  const own = author && foldLetters(author).trim();
  const names = new Set(others.map((name) => foldLetters(name).trim()).filter((name) => name !== own));
  return [...names].flatMap((name) => {
    const parts = name.split(/\s+/);
    if (parts.length < 2 || parts.some((part) => part.length < 3)) return [];
    const begin = spoken.findIndex((_, at) =>
      parts.every((part, next) => isFormOf(spoken[at + next]?.folded, part)),
    );
    const [first, last] = [spoken[begin], spoken[begin + parts.length - 1]];
    return first && last ? [text.slice(first.from, last.to)] : [];
  });
}

function isFormOf(word: string | undefined, name: string): boolean {
  const stem = /[aeiouy]$/.test(name) ? name.slice(0, -1) : name;
  return word !== undefined && word.startsWith(stem) && word.length <= stem.length + 3;
}
