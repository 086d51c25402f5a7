import type { PreflightFinding } from '@pinfold/contract/features/opinions/preflight/preflight-reply';
import type { MutationResult } from '../../query/results.ts';
import { type AiReply, useInboxAiReply } from '../opinions/inbox/ai/use-ai-reply.ts';
import { useInboxPreflight } from '../opinions/inbox/ai/use-reply-preflight.ts';
import { type ReplyDrafts, useInboxDrafts } from '../opinions/inbox/reply-drafts.ts';
import {
  type InboxReplyVariables,
  useInboxReply,
  useInboxReplyDeletion,
} from '../opinions/inbox/use-reply.ts';
import { reviewSource } from './review-source.ts';
import type { Review } from './reviews.queries.ts';

/** A reply to one review. */
export interface ReplyVariables extends InboxReplyVariables<Review> {
  /** 1 to 4096 bytes of UTF-8. */
  replyComment: string;
}

/**
 * Replies to a review, or replaces the reply. The review is shown as processing at once; after a refusal this is
 * undone.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `reply_processing`,
 * `review_deleted`, `reply_too_long` …, and reported as `reply_sending`. Pass callbacks to `mutate`.
 * @example
 * ```tsx
 * const reply = useReply();
 * reply.mutate({ review, replyComment: 'Dziękujemy!' }, { onSuccess: inbox.next });
 * ```
 */
export function useReply(): MutationResult<Review, ReplyVariables> {
  return useInboxReply(reviewSource);
}

/**
 * Deletes a reply. The review is processing until the provider confirms.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `reply_missing`,
 * `reply_processing` or `review_deleted`.
 * @example
 * ```tsx
 * const deleteReply = useDeleteReply();
 * deleteReply.mutate(review);
 * ```
 */
export function useDeleteReply(): MutationResult<Review, Review> {
  return useInboxReplyDeletion(reviewSource);
}

/**
 * Unsent replies by review, kept while the Provider is mounted, also when the inbox is left and opened again. Logging
 * out and changing the company discard them.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const drafts = useReplyDrafts();
 * return <p>{drafts.of(review.id)}</p>;
 * ```
 */
export function useReplyDrafts(): ReplyDrafts {
  return useInboxDrafts('reviews');
}

/**
 * Streams an AI draft for a review with text into the draft of `useReplyDrafts`. It is never sent automatically, goes
 * on while another review is open, and keeps what was typed by hand.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `failure`, as text, and reported as `ai_reply` or
 * `ai_limit`.
 * @example
 * ```tsx
 * const ai = useAiReply(review);
 * return ai.state === 'writing'
 *   ? <button onClick={ai.stop}>Zatrzymaj</button>
 *   : <button disabled={ai.reason !== undefined} title={ai.reason} onClick={() => ai.write()}>Propozycja AI</button>;
 * ```
 */
export function useAiReply(review: Review): AiReply {
  return useInboxAiReply(reviewSource, review);
}

/**
 * Looks through a reply to a review before it is sent: its length, places left unfilled, forbidden words, personal
 * data, another language than the review's, and what was said to the last customers already. Sends and changes
 * nothing.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const preflight = useReplyPreflight(review);
 * const warnings = preflight(text).filter(({ severity }) => severity === 'warning');
 * ```
 */
export function useReplyPreflight(review: Review): (text: string) => PreflightFinding[] {
  return useInboxPreflight(reviewSource, review);
}
