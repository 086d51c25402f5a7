import type { Sentiment } from '@pinfold/contract/features/reviews/review';
import type { Clause } from './read-sentiment.ts';

/** What the stars add: most reviews mean what they give, so words have to outweigh it. */
const leaning: Record<number, number> = { 1: -2, 2: -1.2, 3: 0, 4: 0.8, 5: 2 };

/** Less than this decides nothing, and less than that is a word in passing. */
const said = 0.9;
const mentioned = 0.5;

/** The weaker side of a mixed review has at least this share of all that is said. */
const mixedShare: Record<number, number> = { 1: 0.45, 2: 0.3, 3: 0.15, 4: 0.25, 5: 0.45 };

/** What the words say is believed only as far as the stars allow: one star with nothing but praise is irony. */
const bounds: Record<number, Partial<Record<Sentiment, Sentiment>>> = {
  1: { positive: 'negative', neutral: 'negative' },
  2: { positive: 'mixed' },
  4: { negative: 'mixed' },
  5: { negative: 'mixed', neutral: 'positive' },
};

/** How clauses sound together. Without stars they count as three. */
export function toneOf(clauses: readonly Pick<Clause, 'praise' | 'blame'>[], rating = 3): Sentiment {
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
