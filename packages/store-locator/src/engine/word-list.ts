import { foldText } from './fold-text.ts';

/** Different words of a column, such as towns: what is asked of each is asked once, not for every store. */
export interface WordList {
  readonly words: string[];
  /** The same, folded, as far as `fold` has come. */
  readonly folded: string[];
  /** Rows that have each. */
  readonly counts: number[];
  /** The number of a word that one more row has. */
  count(word: string): number;
  /** Folds the words that are new. */
  fold(): void;
}

export function createWordList(): WordList {
  const numbers = new Map<string, number>();
  const list: WordList = {
    words: [],
    folded: [],
    counts: [],
    count(word) {
      const number = numbers.get(word) ?? list.words.push(word) - 1;
      numbers.set(word, number);
      list.counts[number] = (list.counts[number] ?? 0) + 1;
      return number;
    },
    fold() {
      for (const word of list.words.slice(list.folded.length)) list.folded.push(foldText(word));
    },
  };
  return list;
}
