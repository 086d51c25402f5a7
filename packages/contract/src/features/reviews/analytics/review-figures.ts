import { netSentiment } from './net-sentiment.ts';
import type { ReviewFigures } from './review-analytics.ts';
import type { ReviewTally } from './review-tally.ts';

/** What a tally says: shares of nothing are null, never 0. */
export function reviewFigures(tally: ReviewTally): ReviewFigures {
  const { count, ratings, withText, replied, repliedWithinDay, replySeconds } = tally;
  const { positive, neutral, negative, mixed, unassigned } = tally;
  const stars = ratings.reduce((sum, given, index) => sum + given * (index + 1), 0);
  return {
    count,
    average_rating: count === 0 ? null : stars / count,
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
