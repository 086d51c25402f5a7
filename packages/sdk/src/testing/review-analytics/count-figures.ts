import { netSentiment } from '@pinfold/contract/features/reviews/analytics/review-analytics';
import { isAnswered } from '@pinfold/contract/features/reviews/reply';
import type { Sentiment } from '@pinfold/contract/features/reviews/review';
import type { Schemas } from '../../client/schema.ts';

type Review = Schemas['Review'];

/** What some reviews amount to, counted one by one. */
export function countFigures(
  reviews: readonly Review[],
  soundOf: (review: Review) => Sentiment = ({ sentiment }) => sentiment,
): Schemas['ReviewFigures'] {
  const count = reviews.length;
  const ofSound = (sentiment: Sentiment) => reviews.filter((one) => soundOf(one) === sentiment).length;
  const replied = reviews.filter(isAnswered);
  const hours = replied.map(
    ({ created_at, reply_update_time }) =>
      (Date.parse(reply_update_time ?? created_at) - Date.parse(created_at)) / 3_600_000,
  );
  const sounds = {
    positive: ofSound('positive'),
    neutral: ofSound('neutral'),
    negative: ofSound('negative'),
    mixed: ofSound('mixed'),
  };
  return {
    count,
    average_rating: mean(reviews.map(({ rating }) => rating)),
    ratings: [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length),
    with_text: reviews.filter(({ comment }) => comment !== null).length,
    replied: replied.length,
    replied_share: count === 0 ? null : replied.length / count,
    reply_hours: mean(hours),
    replied_within_day: hours.filter((one) => one <= 24).length,
    ...sounds,
    unassigned: ofSound('unassigned'),
    nss: netSentiment(sounds) ?? null,
  };
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
