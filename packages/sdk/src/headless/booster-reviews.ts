export {
  type BoosterReview,
  type BoosterReviewStats,
  countBoosterReviews,
  getBoosterReview,
  getBoosterReviewStats,
  searchBoosterReviews,
} from '../features/review-booster/reviews/booster-reviews.queries.ts';
export {
  type BoosterReviewFilters,
  formatBoosterReviewFilters,
  parseBoosterReviewFilters,
} from '../features/review-booster/reviews/booster-review-filters.ts';
export {
  type BoosterReviewsInboxOptions,
  type BoosterReviewsInboxState,
  useBoosterReviewsInbox,
} from '../features/review-booster/reviews/use-booster-reviews-inbox.ts';
export {
  type BoosterReplyVariables,
  useBoosterAiReply,
  useBoosterReply,
  useBoosterReplyDrafts,
  useBoosterReplyPreflight,
  useDismissBoosterReply,
  useEraseBoosterReview,
} from '../features/review-booster/reviews/answer-booster-reviews.ts';
export {
  type BoosterReviewSentimentVariables,
  type TagBoosterReviewVariables,
  useBoosterReviewNote,
  type UseBoosterReviewNoteResult,
  useBoosterReviewSentiment,
  useTagBoosterReview,
  type UseTagBoosterReviewResult,
  useTagBoosterReviews,
} from '../features/review-booster/reviews/mark-booster-reviews.ts';
export type { ReviewListOptions } from '../features/opinions/inbox/inbox.queries.ts';
