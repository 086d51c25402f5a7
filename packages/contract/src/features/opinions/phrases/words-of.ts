import { foldLetters } from '../../../fold-letters.ts';
import { fold } from '../../../fold.ts';

/** A word of a text, folded, and where it stands. */
export interface Word {
  word: string;
  /** In UTF-16 units. */
  from: number;
  to: number;
  /** Counts sentences from 0. */
  sentence: number;
}

/** Words of a text in their order. Accents that stand apart from their letters belong to the word. */
export function wordsOf(text: string): Word[] {
  const folded = foldLetters(text);
  const words: Word[] = [];
  let sentence = 0;
  let from = -1;
  let isStopped = false;
  for (let place = 0; place <= folded.length; place += 1) {
    const kind = place === folded.length ? other : kindOf(folded, place);
    if (kind === letter || (kind === mark && from !== -1)) {
      if (from === -1) from = place;
      continue;
    }
    if (from !== -1) {
      if (isStopped) sentence += 1;
      isStopped = false;
      words.push({ word: foldWhole(folded.slice(from, place)), from, to: place, sentence });
      from = -1;
    }
    if (kind === stop) isStopped = words.length > 0;
  }
  return words;
}

const other = 0;
const letter = 1;
const mark = 2;
const stop = 3;

const lastAscii = 127;

/** Of the first 128 signs. */
const kinds = Uint8Array.from({ length: lastAscii + 1 }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (/[a-z0-9]/i.test(sign)) return letter;
  return /[.!?;\n]/.test(sign) ? stop : other;
});

function kindOf(text: string, place: number): number {
  const code = text.charCodeAt(place);
  if (code <= lastAscii) return kinds[code] ?? other;
  const sign = text.charAt(place);
  if (/[\p{L}\p{N}]/u.test(sign)) return letter;
  if (/\p{M}/u.test(sign)) return mark;
  return sign === '…' ? stop : other;
}

/** Accents that stand apart, and letters that become two. */
function foldWhole(word: string): string {
  return beyondAscii.test(word) ? fold(word) : word;
}

const beyondAscii = /[^\u0020-\u007E]/;
