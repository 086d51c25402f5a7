import { isAnswered, type ReplyGuardReview, replyRefusal, type ReplyRefusal } from '../opinions/reply.ts';

/** Reviews that one bulk reply takes at most. */
export const bulkReplyMaxReviews = 10_000;

/** Why a bulk reply passes a review over. */
export type BulkReplySkip = ReplyRefusal | 'already_replied' | 'not_found' | 'too_long';

/** Returns why a bulk reply skips a review; undefined if it replies to it (product spec, section 4). */
export function bulkReplySkip(review: ReplyGuardReview): BulkReplySkip | undefined {
  return replyRefusal(review) ?? (isAnswered(review) ? 'already_replied' : undefined);
}

/** A selection, split into reviews that get a reply and reviews that are skipped. */
interface SplitBulkReply<Review> {
  eligible: Review[];
  skipped: { review: Review; reason: BulkReplySkip }[];
}

/** Splits a selection into the reviews that a bulk reply covers and those that it skips. */
export function splitBulkReply<Review extends ReplyGuardReview>(
  reviews: readonly Review[],
): SplitBulkReply<Review> {
  const eligible: Review[] = [];
  const skipped: { review: Review; reason: BulkReplySkip }[] = [];
  for (const review of reviews) {
    const reason = bulkReplySkip(review);
    if (reason) skipped.push({ review, reason });
    else eligible.push(review);
  }
  return { eligible, skipped };
}
