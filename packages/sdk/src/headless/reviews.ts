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
export { canReply, replyRefusal, type ReplyRefusal } from '@pinfold/contract/features/reviews/can-reply';
export { canDeleteReply } from '@pinfold/contract/features/reviews/can-delete-reply';
export { isAnswered } from '@pinfold/contract/features/reviews/is-answered';
export {
  replyByteLength,
  replyMaxBytes,
  replyTextProblem,
  type ReplyTextProblem,
} from '@pinfold/contract/features/reviews/reply-length';
export { noteMaxLength } from '@pinfold/contract/features/reviews/note-length';
export {
  defaultReviewOrder,
  reviewOrders,
  type ReviewOrder,
} from '@pinfold/contract/features/reviews/review-order';
export { replyStatuses, type ReplyStatus } from '@pinfold/contract/features/reviews/reply-status';
export { sentiments, type Sentiment } from '@pinfold/contract/features/reviews/sentiments';
export type { BulkReplySkip } from '@pinfold/contract/features/reviews/split-bulk-reply';
export { batchStatus } from '@pinfold/contract/features/reviews/bulk-reply-status';
export { tagSearch, type TagSearch } from '@pinfold/contract/features/reviews/tag-search';
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
  preflightReply,
  type PreflightContext,
} from '@pinfold/contract/features/reviews/preflight/preflight-reply';
export type { PreflightFinding } from '@pinfold/contract/features/reviews/preflight/preflight-finding';
export { aiReplyRefusal, type AiReplyRefusal } from '@pinfold/contract/features/reviews/ai/ai-reply-refusal';
