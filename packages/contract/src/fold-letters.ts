import { fold } from './fold.ts';

/**
 * The same as `fold`, letter by letter: an index in the result is the same index in the text. Letters that are folded to
 * two, and accents that stand apart, stay.
 */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [...text].map(foldLetter).join('');
  return isAscii.test(lower)
    ? lower
    : lower.replaceAll(latinBeyondAscii, (letter) => folded.get(letter) ?? letter);
}

function foldLetter(letter: string): string {
  const lower = letter.toLowerCase();
  return folded.get(letter) ?? (lower.length === letter.length ? (folded.get(lower) ?? lower) : letter);
}

const isAscii = /^[\u0020-\u007E\s]*$/;
const latinBeyondAscii = /[\u00C0-\u024F\u1E00-\u1EFF]/g;

const folded = new Map(
  [
    [0xc0, 0x24f],
    [0x1e00, 0x1eff],
  ].flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index))
      .map((letter) => [letter, fold(letter)] as const)
      .filter(([, plain]) => plain.length === 1),
  ),
);
