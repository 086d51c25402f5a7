import type { PreflightFinding } from '@pinfold/contract/features/opinions/preflight/preflight-reply';
import type { Schemas } from '../../client/schema.ts';
import type { MutationResult, QueryResult } from '../../query/results.ts';
import { type AiReply, useInboxAiReply } from '../opinions/inbox/ai/use-ai-reply.ts';
import { useInboxPreflight } from '../opinions/inbox/ai/use-reply-preflight.ts';
import { type ReplyDrafts, useInboxDrafts } from '../opinions/inbox/reply-drafts.ts';
import {
  type UseBulkRepliesResult,
  useInboxBulkProblems,
  useInboxBulkReplies,
} from '../opinions/inbox/use-bulk-replies.ts';
import { useInboxBulkReply, type UseBulkReplyResult } from '../opinions/inbox/use-bulk-reply.ts';
import {
  type InboxReplyVariables,
  useInboxReply,
  useInboxReplyDeletion,
} from '../opinions/inbox/use-reply.ts';
import { appReviewSource } from './app-review-source.ts';
import type { AppReview } from './app-reviews.queries.ts';

/** A reply to a review of an app. */
export interface AppReplyVariables extends InboxReplyVariables<AppReview> {
  /** 1 to 350 characters at Google Play, 1 to 5970 in the App Store. */
  replyComment: string;
}

/**
 * Replies to a review of an app, or replaces the reply. The review is shown as processing at once; after a refusal this
 * is undone.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `reply_processing`,
 * `review_deleted`, `app_removed`, `app_reply_too_long` …, and reported as `reply_sending`. Pass callbacks to `mutate`.
 * @example
 * ```tsx
 * const reply = useAppReply();
 * reply.mutate({ review: appReview, replyComment: 'Poprawione w wersji 4.3.' }, { onSuccess: inbox.next });
 * ```
 */
export function useAppReply(): MutationResult<AppReview, AppReplyVariables> {
  return useInboxReply(appReviewSource);
}

/**
 * Deletes a reply in the App Store, or dismisses one that its store has not published. At Google Play a published reply
 * can only be changed.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `reply_missing` or
 * `reply_processing`.
 * @example
 * ```tsx
 * const deleteReply = useDeleteAppReply();
 * deleteReply.mutate(appReview);
 * ```
 */
export function useDeleteAppReply(): MutationResult<AppReview, AppReview> {
  return useInboxReplyDeletion(appReviewSource);
}

/**
 * Unsent replies by review of an app, kept as those of `useReplyDrafts` and apart from them.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const drafts = useAppReplyDrafts();
 * return <p>{drafts.of(appReview.id)}</p>;
 * ```
 */
export function useAppReplyDrafts(): ReplyDrafts {
  return useInboxDrafts('app_reviews');
}

/**
 * Streams an AI draft for a review of an app into the draft of `useAppReplyDrafts`. It is never sent automatically.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `failure`, as text, and reported as `ai_reply` or
 * `ai_limit`.
 * @example
 * ```tsx
 * const ai = useAppAiReply(appReview);
 * return <button disabled={ai.reason !== undefined} title={ai.reason} onClick={() => ai.write()}>Propozycja AI</button>;
 * ```
 */
export function useAppAiReply(review: AppReview): AiReply {
  return useInboxAiReply(appReviewSource, review);
}

/**
 * Looks through a reply to a review of an app before it is sent, as `useReplyPreflight` does. Sends and changes nothing.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const preflight = useAppReplyPreflight(appReview);
 * const warnings = preflight(text).filter(({ severity }) => severity === 'warning');
 * ```
 */
export function useAppReplyPreflight(review: AppReview): (text: string) => PreflightFinding[] {
  return useInboxPreflight(appReviewSource, review);
}

/**
 * Replies to many reviews of apps at once, with one text or with templates in turn. Those whose store does not take the
 * text are skipped with the reason, as are those with a reply and those of removed apps.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; then nothing was sent.
 * @example
 * ```tsx
 * const bulkReply = useAppBulkReply();
 * bulkReply.mutate({ ids, replyComment: 'Dziękujemy!' }, { onSuccess: ({ skipped }) => show(skipped) });
 * ```
 */
export function useAppBulkReply(): UseBulkReplyResult {
  return useInboxBulkReply(appReviewSource);
}

/**
 * The latest bulk replies to reviews of apps with their progress, and a function that sends failed replies again.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { bulkReplies, retry } = useAppBulkReplies();
 * const failed = bulkReplies.find((one) => one.failed > 0);
 * ```
 */
export function useAppBulkReplies(options: { enabled?: boolean } = {}): UseBulkRepliesResult {
  return useInboxBulkReplies(appReviewSource, options);
}

/**
 * The first 100 reviews of apps in a bulk reply whose replies were rejected or failed.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: problems } = useAppBulkReplyProblems(bulkReply.id);
 * problems?.results.map(({ reply_status }) => reply_status);
 * ```
 */
export function useAppBulkReplyProblems(id: number | undefined): QueryResult<Schemas['AppReviewPage']> {
  return useInboxBulkProblems(appReviewSource, id);
}
