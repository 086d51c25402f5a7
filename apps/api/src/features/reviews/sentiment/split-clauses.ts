import type { Word } from '@pinfold/contract/features/reviews/categories/words-of';
import type { CompiledLexicon } from './compiled-lexicon.ts';

export interface WordsOfClause {
  from: number;
  to: number;
  sentence: number;
  /** Whether it goes against the clause before: it begins with a word such as "but". */
  isTurn: boolean;
  words: Word[];
}

/** Cuts a text where one thing is said and another begins: at stops, at commas and before words such as "but". */
export function splitClauses(
  text: string,
  words: readonly Word[],
  lexicon: Pick<CompiledLexicon, 'turns' | 'joins'>,
): WordsOfClause[] {
  const clauses: WordsOfClause[] = [];
  for (const [index, word] of words.entries()) {
    const clause = clauses.at(-1);
    const isJoin = isOf(lexicon.joins, words, index);
    const isTurn = !isJoin && isOf(lexicon.turns, words, index);
    if (clause && !isTurn && !isJoin && !isCut(text, words, index)) {
      clause.words.push(word);
      clause.to = word.to;
    } else {
      clauses.push({ from: word.from, to: word.to, sentence: word.sentence, isTurn, words: [word] });
    }
  }
  return clauses;
}

/** One word that joins, or two. */
function isOf(
  joints: ReadonlyMap<string, ReadonlySet<string>>,
  words: readonly Word[],
  index: number,
): boolean {
  const followers = joints.get(words[index]?.word ?? '');
  return followers !== undefined && (followers.has('') || followers.has(words[index + 1]?.word ?? ''));
}

function isCut(text: string, words: readonly Word[], index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  if (!before || !word || before.sentence !== word.sentence) return true;
  return /[,:()–—]| - /.test(text.slice(before.to, word.from));
}
