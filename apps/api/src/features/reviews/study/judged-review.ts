import type { TagSource } from '@pinfold/contract/features/reviews/categories/review-category';
import type { Sentiment } from '@pinfold/contract/features/reviews/review';
import type { ReviewToClassify } from './reviews-to-study.ts';

/** A category that a review speaks of. */
export interface ClassifiedTag {
  tagId: number;
  /** Null where the model decided without one. */
  phrase: string | null;
  sentiment: Sentiment;
}

/** What a review says, by rule or by the model. */
export interface ClassifiedReview extends Pick<ReviewToClassify, 'id' | 'updatedAt'> {
  source: Exclude<TagSource, 'manual'>;
  sentiment: Sentiment;
  tags: ClassifiedTag[];
}

/** Judged reviews, and the categories that they were judged by: tags of others stay. */
export interface Classification {
  automaticTagIds: number[];
  reviews: ClassifiedReview[];
}
