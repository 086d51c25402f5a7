export {
  type BulkReplyProgress,
  countReviews,
  getReview,
  getReviewStats,
  listBulkReplies,
  type Review,
  type ReviewListOptions,
  type ReviewStats,
  searchReviews,
} from '../features/reviews/reviews.queries.ts';
export { listReviewTags } from '../features/opinions/categories/review-categories.ts';
export {
  formatReviewFilters,
  hasReviewFilters,
  parseReviewFilters,
  type ReviewFilterName,
  reviewFilterNames,
  type ReviewFilters,
  type ReviewViewName,
  reviewViewNames,
  reviewViewOf,
  reviewViews,
  tidyReviewFilters,
} from '../features/reviews/review-filters.ts';
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
export { useReplyDrafts, type ReplyDrafts } from '../features/reviews/reply-drafts.ts';
export { inboxIntent, type InboxIntent, type InboxKey } from '../features/reviews/inbox-intent.ts';
export { type ReplyVariables, useDeleteReply, useReply } from '../features/reviews/use-reply.ts';
export {
  useBulkReply,
  type BulkReplyCallbacks,
  type BulkReplyOutcome,
  type BulkReplyVariables,
  type PreparedBulkReply,
  type SplitSelection,
  type UseBulkReplyResult,
} from '../features/reviews/use-bulk-reply.ts';
export type { BulkReplyContent } from '../features/reviews/use-bulk-reply.ts';
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
  type ReplyChannel,
  replyMaxBytes,
  replyRefusal,
  type ReplyRefusal,
  type ReplyStatus,
  replyStatuses,
  replyTextProblem,
  type ReplyTextProblem,
} from '@pinfold/contract/features/opinions/reply';
export {
  defaultReviewOrder,
  noteMaxLength,
  type ReviewOrder,
  reviewOrders,
  tagSearch,
  type TagSearch,
} from '@pinfold/contract/features/opinions/opinion';
export { type Sentiment, sentiments } from '@pinfold/contract/features/opinions/sentiment';
export { batchStatus } from '@pinfold/contract/batch-status';
export type { BulkReplySkip } from '@pinfold/contract/features/reviews/bulk-reply';
export {
  type DatePreset,
  datePresets,
  earliestDate,
  type Period,
  resolvePeriod,
} from '@pinfold/contract/period';
export { useAiReply, type AiReply } from '../features/reviews/ai/use-ai-reply.ts';
export type { AiReplyState } from '../features/reviews/ai/run-ai-reply.ts';
export { useAiReplyLimit } from '../features/opinions/ai/ai-reply-config.ts';
export { useReplyPreflight } from '../features/reviews/ai/use-reply-preflight.ts';
export {
  hasPreflightErrors,
  type PreflightContext,
  type PreflightFinding,
  preflightReply,
} from '@pinfold/contract/features/opinions/preflight/preflight-reply';
export { aiReplyRefusal, type AiReplyRefusal } from '@pinfold/contract/features/opinions/ai/ai-reply';
