import { compilePhrases } from './compile-phrases.ts';

/** Where in a text the words stand that a phrase matched, in UTF-16 units. */
export interface MatchedWords {
  from: number;
  to: number;
}

/**
 * Where a phrase first stands in a text, or undefined. Case and accents do not matter, and words may take other
 * endings: "kawa" is found in "kawę", "kawy" and "kawą", and not in "kawaler". Several words stand in their order
 * within a sentence, with one other word between them at most. A phrase in quotes is exact.
 */
export function matchPhrase(text: string, phrase: string): MatchedWords | undefined {
  const [first] = compilePhrases([{ key: phrase, phrases: [phrase] }])(text);
  return first && { from: first.from, to: first.to };
}
