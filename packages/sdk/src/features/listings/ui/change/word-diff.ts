import { diffArrays } from 'diff';
import type { DiffPart, TextDiff, TextField } from './difference.ts';

/**
 * Compares two texts of a field; undefined where less than half of the shorter one stays.
 *
 * A module of its own, because it is fetched when the first difference is shown.
 */
export const textDiff: TextDiff = (field, before, after) => {
  const parts = wordDiff(before, after, cuts[field]);
  return keptShare(parts) >= 0.5 ? parts : undefined;
};

/**
 * Returns removed and added words of a text, in reading order, with as few changes as possible.
 *
 * @param cut - What counts as a word; joined, its words are the text again.
 */
export function wordDiff(
  before: string,
  after: string,
  cut: (text: string) => string[] = wordsOf,
): DiffPart[] {
  return diffArrays(cut(before), cut(after)).map(({ value, removed, added }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value.join(''),
  }));
}

/** Words and what is between them, so that nothing is lost. */
function wordsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Polish, English and Spanish have words cut alike; a fixed language has every machine do the same. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Groups of digits, as a phone number is read out. */
export function digitGroupsOf(text: string): string[] {
  return text.match(/\d+|\D+/g) ?? [];
}

/** Scheme, host, folders and whole parameters of a link, each with the sign before it. */
export function linkPartsOf(text: string): string[] {
  return text.match(/^https?:\/\/|[?&][^?&#]*|[/#]?[^/?&#]+|[/#]/gi) ?? [];
}

/** The share of the shorter version that stays, from 0 to 1: all of it where something is only added or taken away. */
export function keptShare(parts: readonly DiffPart[]): number {
  const lengthOf = (kinds: readonly DiffPart['kind'][]) =>
    parts.reduce((sum, { kind, text }) => sum + (kinds.includes(kind) ? text.length : 0), 0);
  const shorter = Math.min(lengthOf(['same', 'removed']), lengthOf(['same', 'added']));
  return shorter === 0 ? 1 : lengthOf(['same']) / shorter;
}

const cuts: Record<TextField, (text: string) => string[]> = {
  name: wordsOf,
  description: wordsOf,
  street: wordsOf,
  website: linkPartsOf,
  phone_number: digitGroupsOf,
  phone_number_2: digitGroupsOf,
};
