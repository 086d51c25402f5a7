import {
  isAnswered,
  type PublicReplyRefusal,
  publicReplyRefusal,
  type ReplyGuardReview,
  type ReplyTextProblem,
} from './reply.ts';

/** Reviews that one bulk reply takes at most. */
export const bulkReplyMaxReviews = 10_000;

/** Why a bulk reply passes a review over. */
export type BulkReplySkip =
  | PublicReplyRefusal
  | ReplyTextProblem
  | 'already_replied'
  | 'reply_missing'
  | 'not_found';

/** Returns why a bulk reply skips a review; undefined if it replies to it (product spec, section 4). */
export function bulkReplySkip(review: ReplyGuardReview): BulkReplySkip | undefined {
  return publicReplyRefusal(review) ?? (isAnswered(review) ? 'already_replied' : undefined);
}

/** A selection, split into reviews that get a reply and reviews that are skipped. */
interface SplitBulkReply<Review> {
  eligible: Review[];
  skipped: { review: Review; reason: BulkReplySkip }[];
}

/**
 * Splits a selection into the reviews that a bulk reply covers and those that it skips.
 *
 * @param skipOf - Where it depends on more than the state of the review, as on the limit of its store.
 */
export function splitBulkReply<Review extends ReplyGuardReview>(
  reviews: readonly Review[],
  skipOf: (review: Review) => BulkReplySkip | undefined = bulkReplySkip,
): SplitBulkReply<Review> {
  const eligible: Review[] = [];
  const skipped: { review: Review; reason: BulkReplySkip }[] = [];
  for (const review of reviews) {
    const reason = skipOf(review);
    if (reason) skipped.push({ review, reason });
    else eligible.push(review);
  }
  return { eligible, skipped };
}
