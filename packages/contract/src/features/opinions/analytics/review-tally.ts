import type { ReviewFigures } from './figure-schemas.ts';
import { netSentiment, type SentimentCounts } from './figures.ts';

/** What reviews add up to, before anything is divided: tallies of days make the tally of a month. */
export interface ReviewTally extends SentimentCounts {
  count: number;
  /** How many of 1, 2, 3, 4 and 5 stars. */
  ratings: [number, number, number, number, number];
  withText: number;
  replied: number;
  repliedWithinDay: number;
  /** Of all replied reviews, from the review to its current reply. */
  replySeconds: number;
  unassigned: number;
}

/** What several tallies are together. */
export function addReviewTallies(tallies: readonly ReviewTally[]): ReviewTally {
  const sum: ReviewTally = {
    count: 0,
    ratings: [0, 0, 0, 0, 0],
    withText: 0,
    replied: 0,
    repliedWithinDay: 0,
    replySeconds: 0,
    positive: 0,
    neutral: 0,
    negative: 0,
    mixed: 0,
    unassigned: 0,
  };
  for (const tally of tallies) {
    for (const stars of [0, 1, 2, 3, 4] as const) sum.ratings[stars] += tally.ratings[stars];
    sum.count += tally.count;
    sum.withText += tally.withText;
    sum.replied += tally.replied;
    sum.repliedWithinDay += tally.repliedWithinDay;
    sum.replySeconds += tally.replySeconds;
    sum.positive += tally.positive;
    sum.neutral += tally.neutral;
    sum.negative += tally.negative;
    sum.mixed += tally.mixed;
    sum.unassigned += tally.unassigned;
  }
  return sum;
}

/** What a tally says: shares of nothing are null, never 0. */
export function reviewFigures(tally: ReviewTally): ReviewFigures {
  const { count, ratings, withText, replied, repliedWithinDay, replySeconds } = tally;
  const { positive, neutral, negative, mixed, unassigned } = tally;
  const stars = ratings.reduce((sum, given, index) => sum + given * (index + 1), 0);
  // Answers to forms can have none.
  const rated = ratings.reduce((sum, given) => sum + given, 0);
  return {
    count,
    average_rating: rated === 0 ? null : stars / rated,
    ratings,
    with_text: withText,
    replied,
    replied_share: count === 0 ? null : replied / count,
    reply_hours: replied === 0 ? null : replySeconds / replied / 3600,
    replied_within_day: repliedWithinDay,
    positive,
    neutral,
    negative,
    mixed,
    unassigned,
    nss: netSentiment(tally) ?? null,
  };
}
