import { wordsOf, type Word } from '@pinfold/contract/features/opinions/phrases/words-of';
import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import { compiledLexicons, type CompiledLexicon } from './compiled-lexicon.ts';
import { languageOf } from './language-of.ts';
import { splitClauses, weighWords, type WordsOfClause } from './clauses.ts';

/** A clause with its positive and negative weight. */
interface Clause extends Omit<WordsOfClause, 'words'> {
  praise: number;
  blame: number;
}

/** How a review sounds, and each of its clauses. */
export interface ReadSentiment {
  sentiment: Sentiment;
  clauses: readonly Clause[];
}

/**
 * Returns the sentiment of a review: weights of the lexicon are summed up clause by clause, negations invert them, and
 * the stars add a bias. In a language without a lexicon the stars alone decide.
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

/** A clause after "but" has the opposite sentiment of the one before, if its words are unknown. */
function opposed(clauses: Clause[]): Clause[] {
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    if (!clause.isTurn || !before || clause.praise > 0 || clause.blame > 0) continue;
    if (before.praise > before.blame) clause.blame = 1;
    else if (before.blame > before.praise) clause.praise = 1;
  }
  return clauses;
}

/**
 * Returns the sentiment around some positions of a review: of the clauses there; if these are neutral, of their
 * sentences; if these are neutral too, of the whole review.
 */
export function sentimentAround(
  { sentiment, clauses }: ReadSentiment,
  places: readonly { from: number; to: number }[],
): Sentiment {
  const around = clauses.filter((clause) =>
    places.some(({ from, to }) => from < clause.to && to > clause.from),
  );
  if (around.some(saysSomething)) return toneOf(around);
  const sentences = new Set(around.map(({ sentence }) => sentence));
  const wider = clauses.filter((clause) => sentences.has(clause.sentence));
  if (wider.some(saysSomething)) return toneOf(wider);
  return sentiment === 'mixed' ? 'neutral' : sentiment;
}

function saysSomething({ praise, blame }: Clause): boolean {
  return praise > 0 || blame > 0;
}

/** The bias of the stars, which words have to outweigh. */
const leaning: Record<number, number> = { 1: -2, 2: -1.2, 3: 0, 4: 0.8, 5: 2 };

/** Scores below `said` are neutral; weights below `mentioned` are ignored in a mixed review. */
const said = 0.9;

const mentioned = 0.5;

/** The minimal share of the weaker side of a mixed review, by stars. */
const mixedShare: Record<number, number> = { 1: 0.45, 2: 0.3, 3: 0.15, 4: 0.25, 5: 0.45 };

/** The sentiments that stars rule out: a review with one star and nothing but praise is irony. */
const bounds: Record<number, Partial<Record<Sentiment, Sentiment>>> = {
  1: { positive: 'negative', neutral: 'negative' },
  2: { positive: 'mixed' },
  4: { negative: 'mixed' },
  5: { negative: 'mixed', neutral: 'positive' },
};

/** How clauses sound together. Without stars they count as three. */
function toneOf(clauses: readonly Pick<Clause, 'praise' | 'blame'>[], rating = 3): Sentiment {
  const praise = sum(clauses.map((clause) => clause.praise));
  const blame = sum(clauses.map((clause) => clause.blame));
  const tone = weigh(praise, blame, rating);
  return bounds[rating]?.[tone] ?? tone;
}

function weigh(praise: number, blame: number, rating: number): Sentiment {
  const weaker = Math.min(praise, blame) / (praise + blame || 1);
  if (Math.min(praise, blame) >= mentioned && weaker >= (mixedShare[rating] ?? 0.25)) return 'mixed';
  const score = praise - blame + (leaning[rating] ?? 0);
  if (score >= said) return 'positive';
  return score <= -said ? 'negative' : 'neutral';
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
