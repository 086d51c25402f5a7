import { isFunctionWord } from './function-words.ts';
import { wordForms } from './word-forms.ts';
import { wordsOf } from './words-of.ts';

/** What a phrase is looked for by. */
export type ParsedPhrase =
  | {
      kind: 'words';
      words: readonly WantedWord[];
      /** Words that may stand between two of its own. */ gap: number;
    }
  /** Signs without a word, such as an emoji. */
  | { kind: 'signs'; signs: string };

/** A word of a phrase. */
export interface WantedWord {
  forms: ReadonlySet<string>;
  /** It is found where its form is a function word too: it is exact, or is such a word itself. */
  isSaidByAnyForm: boolean;
}

/** Reads a phrase as somebody typed it: in quotes it is exact, otherwise each word may take other endings. */
export function parsePhrase(phrase: string): ParsedPhrase | undefined {
  const trimmed = phrase.trim().normalize('NFC');
  const quoted = /^["„”“«'‘’](.+)["”“»'’‘]$/u.exec(trimmed)?.[1];
  const words = wordsOf(quoted ?? trimmed);
  if (words.length > 0)
    return quoted === undefined
      ? { kind: 'words', words: words.map(({ from, to }) => inflected(trimmed.slice(from, to))), gap: 1 }
      : {
          kind: 'words',
          words: words.map(({ word }) => ({ forms: new Set([word]), isSaidByAnyForm: true })),
          gap: 0,
        };
  const signs = quoted ?? trimmed;
  return signs === '' ? undefined : { kind: 'signs', signs };
}

function inflected(word: string): WantedWord {
  return { forms: wordForms(word), isSaidByAnyForm: isFunctionWord(word) };
}
