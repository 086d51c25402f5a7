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
export type { ReviewListOptions } from '../features/opinions/inbox/inbox.queries.ts';
export {
  isRetractable,
  type ReplyChannel,
  replyLength,
  replyLimit,
  type ReplyLimit,
} from '@pinfold/contract/features/opinions/reply';
