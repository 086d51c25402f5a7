import type { Sentiment } from '@pinfold/contract/features/reviews/review';
import type { Clause, ReadSentiment } from './read-sentiment.ts';
import { toneOf } from './tone-of.ts';

/**
 * How a review speaks of what stands at some places of it: by the clauses around them; where these say nothing, by their
 * sentences; where these say nothing either, as the whole review sounds.
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
