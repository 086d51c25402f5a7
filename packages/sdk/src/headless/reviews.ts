export type { BulkReplyProgress } from '../features/opinions/inbox/inbox-source.ts';
export {
  countReviews,
  getReview,
  getReviewStats,
  type Review,
  type ReviewStats,
  searchReviews,
} from '../features/reviews/reviews.queries.ts';
export { listBulkReplies } from '../features/reviews/use-bulk-reply.ts';
export type { ReviewListOptions } from '../features/opinions/inbox/inbox.queries.ts';
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
  type ReviewsInbox,
  type ReviewsInboxOptions,
} from '../features/reviews/use-reviews-inbox.ts';
export type { InboxEmptiness } from '../features/opinions/inbox/use-inbox.ts';
export type { ActiveReview } from '../features/reviews/use-reviews-inbox.ts';
export type { Composer } from '../features/opinions/inbox/use-active-review.ts';
export type { ReviewSelection } from '../features/opinions/inbox/use-review-selection.ts';
export { useReplyDrafts } from '../features/reviews/use-reply.ts';
export type { ReplyDrafts } from '../features/opinions/inbox/reply-drafts.ts';
export { inboxIntent, type InboxIntent, type InboxKey } from '../features/opinions/inbox/inbox-intent.ts';
export { type ReplyVariables, useDeleteReply, useReply } from '../features/reviews/use-reply.ts';
export { useBulkReply } from '../features/reviews/use-bulk-reply.ts';
export type {
  BulkReplyCallbacks,
  BulkReplyOutcome,
  BulkReplyVariables,
  PreparedBulkReply,
  SplitSelection,
  UseBulkReplyResult,
} from '../features/opinions/inbox/use-bulk-reply.ts';
export type { BulkReplyContent } from '../features/opinions/inbox/inbox-source.ts';
export {
  type ReviewMediaFile,
  useReviewMedia,
  type UseReviewMediaResult,
} from '../features/reviews/media/use-review-media.ts';
export { useBulkReplies, useBulkReplyProblems } from '../features/reviews/use-bulk-reply.ts';
export type { UseBulkRepliesResult } from '../features/opinions/inbox/use-bulk-replies.ts';
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
export type { BulkReplySkip } from '@pinfold/contract/features/opinions/bulk-reply';
export {
  type DatePreset,
  datePresets,
  earliestDate,
  type Period,
  resolvePeriod,
} from '@pinfold/contract/period';
export { useAiReply } from '../features/reviews/use-reply.ts';
export type { AiReply } from '../features/opinions/inbox/ai/use-ai-reply.ts';
export type { AiReplyState } from '../features/opinions/inbox/ai/run-ai-reply.ts';
export { useAiReplyLimit } from '../features/opinions/ai/ai-reply-config.ts';
export { useReplyPreflight } from '../features/reviews/use-reply.ts';
export {
  hasPreflightErrors,
  type PreflightContext,
  type PreflightFinding,
  preflightReply,
} from '@pinfold/contract/features/opinions/preflight/preflight-reply';
export { aiReplyRefusal, type AiReplyRefusal } from '@pinfold/contract/features/opinions/ai/ai-reply';
