export type { BulkReplyProgress, Review, ReviewStats } from '../features/reviews/review.ts';
export {
  hasReviewFilters,
  reviewFilterNames,
  tidyReviewFilters,
  type ReviewFilterName,
  type ReviewFilters,
} from '../features/reviews/review-filters.ts';
export { parseReviewFilters } from '../features/reviews/review-search-params.ts';
export { formatReviewFilters } from '../features/reviews/review-search-params.ts';
export {
  reviewViewNames,
  reviewViewOf,
  reviewViews,
  type ReviewViewName,
} from '../features/reviews/review-views.ts';
export {
  countReviews,
  getReview,
  getReviewStats,
  listBulkReplies,
  listReviewTags,
  searchReviews,
  type ReviewListOptions,
} from '../features/reviews/review-queries.ts';
export {
  useReview,
  useReviews,
  useReviewStats,
  useReviewTags,
  type UseReviewsResult,
} from '../features/reviews/use-reviews.ts';
export {
  useReviewsInbox,
  type InboxEmptiness,
  type ReviewsInbox,
  type ReviewsInboxOptions,
} from '../features/reviews/use-reviews-inbox.ts';
export type { ActiveReview, Composer } from '../features/reviews/use-active-review.ts';
export type { ReviewSelection } from '../features/reviews/use-review-selection.ts';
export { useReplyDrafts, type ReplyDrafts } from '../features/reviews/use-reply-drafts.ts';
export { inboxIntent, type InboxIntent, type InboxKey } from '../features/reviews/inbox-intent.ts';
export { useReply, type ReplyVariables } from '../features/reviews/use-reply.ts';
export { useDeleteReply } from '../features/reviews/use-delete-reply.ts';
export {
  useBulkReply,
  type BulkReplyCallbacks,
  type BulkReplyOutcome,
  type BulkReplyVariables,
  type PreparedBulkReply,
  type SplitSelection,
  type UseBulkReplyResult,
} from '../features/reviews/use-bulk-reply.ts';
export type { BulkReplyWords } from '../features/reviews/use-bulk-reply.ts';
export {
  useBulkReplies,
  useBulkReplyProblems,
  type UseBulkRepliesResult,
} from '../features/reviews/use-bulk-replies.ts';
export {
  useReviewNote,
  type NoteVariables,
  type UseReviewNoteResult,
} from '../features/reviews/use-review-note.ts';
export {
  canDeleteReply,
  canReply,
  isAnswered,
  replyByteLength,
  replyMaxBytes,
  replyRefusal,
  type ReplyRefusal,
  type ReplyStatus,
  replyStatuses,
  replyTextProblem,
  type ReplyTextProblem,
} from '@pinfold/contract/features/reviews/reply';
export {
  defaultReviewOrder,
  noteMaxLength,
  type ReviewOrder,
  reviewOrders,
  type Sentiment,
  sentiments,
  tagSearch,
  type TagSearch,
} from '@pinfold/contract/features/reviews/review';
export { batchStatus, type BulkReplySkip } from '@pinfold/contract/features/reviews/bulk-reply';
export {
  type DatePreset,
  datePresets,
  earliestDate,
  type Period,
  resolvePeriod,
} from '@pinfold/contract/period';
export { useAiReply, type AiReply } from '../features/reviews/ai/use-ai-reply.ts';
export type { AiReplyState } from '../features/reviews/ai/ai-reply-run.ts';
export { useAiReplyLimit } from '../features/reviews/ai/use-ai-reply-limit.ts';
export { useReplyPreflight } from '../features/reviews/ai/use-reply-preflight.ts';
export {
  hasPreflightErrors,
  type PreflightContext,
  type PreflightFinding,
  preflightReply,
} from '@pinfold/contract/features/reviews/preflight/preflight-reply';
export { aiReplyRefusal, type AiReplyRefusal } from '@pinfold/contract/features/reviews/ai/ai-reply';
