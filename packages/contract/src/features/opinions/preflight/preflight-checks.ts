import { foldLetters } from '../../../fold-letters.ts';

/**
 * Which of a company's forbidden words a text holds, as they stand in it: in any case and with any ending, so that
 * "rabat" finds "Rabatów", and not "korabat".
 */
export function forbiddenWordsIn(text: string, forbidden: readonly string[]): string[] {
  const folded = foldLetters(text);
  const found = forbidden.flatMap((entry) => {
    const word = foldLetters(entry).trim();
    return word === '' ? [] : beginningsOf(word, folded).map((from) => wholeWord(text, from, word.length));
  });
  return [...new Set(found)];
}

function beginningsOf(word: string, folded: string): number[] {
  const begins: number[] = [];
  for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + word.length)) {
    if (!letter.test(folded.charAt(from - 1))) begins.push(from);
  }
  return begins;
}

function wholeWord(text: string, from: number, length: number): string {
  let to = from + length;
  while (letter.test(text.charAt(to))) to += 1;
  return text.slice(from, to);
}

const letter = /[\p{L}\p{N}]/u;

/**
 * Returns the full names of other customers in a reply, as written there, in any Polish case: "Anną Nowak" is "Anna
 * Nowak". First names alone and the reviewer's own name are not reported.
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

/** E-mail addresses in a text. */
export function emailsIn(text: string): string[] {
  return unique(text.match(/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu) ?? []);
}

/** Polish personal numbers in a text: eleven digits with a day that exists and the right check digit. */
export function peselsIn(text: string): string[] {
  return unique((text.match(/(?<!\d)\d{11}(?!\d)/g) ?? []).filter(isPesel));
}

function isPesel(digits: string): boolean {
  const [year, month, day] = [0, 2, 4].map((at) => Number(digits.slice(at, at + 2)));
  if (year === undefined || month === undefined || day === undefined) return false;
  const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits.charAt(at)), 0);
  // The century is added to the month in steps of twenty.
  const inYear = ((month - 1) % 20) + 1;
  return sum % 10 === 0 && month > 0 && inYear <= 12 && day > 0 && day <= 31;
}

function unique(found: readonly string[]): string[] {
  return [...new Set(found)];
}

/**
 * Whether two replies read the same: four in five pairs of neighbouring words are in both (Dice's coefficient). Case,
 * marks, digits and punctuation do not count, so that another name in the greeting does not hide a repetition.
 */
export function alikeTexts(one: string, other: string): boolean {
  const [ones, others] = [pairsOf(one), pairsOf(other)];
  if (ones.size === 0 || others.size === 0) return false;
  const common = [...ones].filter((pair) => others.has(pair)).length;
  return (2 * common) / (ones.size + others.size) >= 0.8;
}

function pairsOf(text: string): Set<string> {
  const words = foldLetters(text).match(/\p{L}+/gu) ?? [];
  return new Set(words.map((word, at) => `${word} ${words[at + 1] ?? ''}`));
}
