import { wordsOf, type Word } from '@pinfold/contract/features/reviews/categories/words-of';
import type { Sentiment } from '@pinfold/contract/features/reviews/review';
import { compiledLexicons, type CompiledLexicon } from './compiled-lexicon.ts';
import { languageOf } from './language-of.ts';
import { splitClauses, type WordsOfClause } from './split-clauses.ts';
import { toneOf } from './tone-of.ts';
import { weighWords } from './weigh-words.ts';

/** A piece of a text that says one thing, and how much praise and blame is in it. */
export interface Clause extends Omit<WordsOfClause, 'words'> {
  praise: number;
  blame: number;
}

/** How a review sounds, and each of its clauses. */
export interface ReadSentiment {
  sentiment: Sentiment;
  clauses: readonly Clause[];
}

/**
 * Reads how a review sounds by a lexicon of its language: words of praise and blame are weighed clause by clause, turned
 * round by negation, and the stars lean on the scales. In a language without a lexicon the stars alone decide.
 */
export function readSentiment(
  text: string,
  rating: number,
  words: readonly Word[] = wordsOf(text),
): ReadSentiment {
  const language = languageOf(words);
  const clauses = language === 'other' ? [] : opposed(weighClauses(text, words, compiledLexicons[language]));
  return { sentiment: toneOf(clauses, rating), clauses };
}

function weighClauses(text: string, words: readonly Word[], lexicon: CompiledLexicon): Clause[] {
  const hits = Map.groupBy(lexicon.find(text, words), ({ from }) => from);
  let spoken = 0;
  return splitClauses(text, words, lexicon).map(({ words: own, ...clause }) => {
    const weighed = weighWords(own, hits, lexicon, spoken);
    spoken = weighed.to;
    return { ...clause, praise: weighed.praise, blame: weighed.blame };
  });
}

/** What follows a "but" is the contrary of what stands before it, even where its words are unknown. */
function opposed(clauses: Clause[]): Clause[] {
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    if (!clause.isTurn || !before || clause.praise > 0 || clause.blame > 0) continue;
    if (before.praise > before.blame) clause.blame = 1;
    else if (before.blame > before.praise) clause.praise = 1;
  }
  return clauses;
}
