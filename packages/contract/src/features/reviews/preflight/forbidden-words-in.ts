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
