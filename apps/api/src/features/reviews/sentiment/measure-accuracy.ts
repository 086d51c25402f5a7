import type { LabelledReview } from './sample/labelled-sample.ts';
import { readSentiment } from './read-sentiment.ts';

/** The share of labelled reviews that the rule reads as a person does, and those that it does not. */
export function measureAccuracy(sample: readonly LabelledReview[]) {
  const wrong = sample.flatMap((review) => {
    const { sentiment } = readSentiment(review.text, review.rating);
    return sentiment === review.label ? [] : [{ ...review, sentiment }];
  });
  return { accuracy: 1 - wrong.length / sample.length, wrong };
}
