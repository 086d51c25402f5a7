import { foldLetters } from '../../../fold-letters.ts';

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
