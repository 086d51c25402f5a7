import type { FoundPhrase } from '@pinfold/contract/features/opinions/phrases/phrases';
import type { Word } from '@pinfold/contract/features/opinions/phrases/words-of';
import type { CompiledLexicon } from './compiled-lexicon.ts';

/** The words of one clause. */
export interface WordsOfClause {
  from: number;
  to: number;
  sentence: number;
  /** Whether it begins with a word such as "but". */
  isTurn: boolean;
  words: Word[];
}

/** Splits a text into clauses: at stops, at commas and before words such as "but". */
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

/** Whether a conjunction of one or two words begins at this position. */
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

/** How many words a negation affects. */
const reach = 3;

/** The weight of negated praise: "not bad" is less than "good". */
const turnedPraise = -1;
const turnedBlame = -0.7;

/**
 * Returns the sums of positive and negative weights of a clause. Of terms that begin at the same word the longest
 * counts, and its words count once: `spoken` is the end of the last term of an earlier clause.
 */
export function weighWords(
  words: readonly Word[],
  hits: ReadonlyMap<number, readonly FoundPhrase<number>[]>,
  lexicon: CompiledLexicon,
  spoken: number,
): { praise: number; blame: number; to: number } {
  let praise = 0;
  let blame = 0;
  let to = spoken;
  for (const [index, { from }] of words.entries()) {
    const hit = from < to ? undefined : strongest(hits.get(from));
    if (!hit) continue;
    const weight = weigh(hit.key, words, index, lexicon);
    if (weight > 0) praise += weight;
    else blame -= weight;
    to = hit.to;
  }
  return { praise, blame, to };
}

function strongest(starting: readonly FoundPhrase<number>[] = []): FoundPhrase<number> | undefined {
  let best: FoundPhrase<number> | undefined;
  for (const hit of starting)
    if (!best || hit.to > best.to || (hit.to === best.to && Math.abs(hit.key) > Math.abs(best.key)))
      best = hit;
  return best;
}

function weigh(weight: number, words: readonly Word[], index: number, lexicon: CompiledLexicon): number {
  const nearest = words[index - 1]?.word ?? '';
  const strength = lexicon.stronger.has(nearest) ? 1.4 : lexicon.weaker.has(nearest) ? 0.6 : 1;
  if (!isNegated(words, index, lexicon)) return weight * strength;
  return weight > 0 ? weight * turnedPraise : weight * turnedBlame;
}

function isNegated(
  words: readonly Word[],
  index: number,
  { negations, onlyWords }: CompiledLexicon,
): boolean {
  for (let place = Math.max(0, index - reach); place < index; place += 1)
    if (negations.has(words[place]?.word ?? '') && !onlyWords.has(words[place + 1]?.word ?? '')) return true;
  return false;
}
