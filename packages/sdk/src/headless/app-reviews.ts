export {
  type AppReview,
  type AppReviewStats,
  countAppReviews,
  getAppReview,
  getAppReviewChoices,
  getAppReviewStats,
  searchAppReviews,
} from '../features/app-reviews/app-reviews.queries.ts';
export {
  type AppReviewFilters,
  appReviewViews,
  formatAppReviewFilters,
  parseAppReviewFilters,
} from '../features/app-reviews/app-review-filters.ts';
export {
  type AppReviewsInboxOptions,
  type AppReviewsInboxState,
  useAppReviewsInbox,
} from '../features/app-reviews/use-app-reviews-inbox.ts';
export {
  type AppReplyVariables,
  useAppAiReply,
  useAppBulkReplies,
  useAppBulkReply,
  useAppBulkReplyProblems,
  useAppReply,
  useAppReplyDrafts,
  useAppReplyPreflight,
  useDeleteAppReply,
} from '../features/app-reviews/answer-app-reviews.ts';
export {
  type AppReviewSentimentVariables,
  type TagAppReviewVariables,
  useAppReviewNote,
  type UseAppReviewNoteResult,
  useAppReviewSentiment,
  useTagAppReview,
  type UseTagAppReviewResult,
  useTagAppReviews,
} from '../features/app-reviews/mark-app-reviews.ts';
export type { ReviewListOptions } from '../features/opinions/inbox/inbox.queries.ts';
export {
  isRetractable,
  type ReplyChannel,
  replyLength,
  replyLimit,
  type ReplyLimit,
} from '@pinfold/contract/features/opinions/reply';
