import { replyRefusal, type ReplyGuardReview, type ReplyRefusal } from './can-reply.ts';
import { isAnswered } from './is-answered.ts';

/** Why a bulk reply passes a review over. */
export type BulkReplySkip = ReplyRefusal | 'already_replied' | 'not_found' | 'too_long';

/** Why a bulk reply passes a review over; undefined when it answers it (product spec, section 4). */
export function bulkReplySkip(review: ReplyGuardReview): BulkReplySkip | undefined {
  return replyRefusal(review) ?? (isAnswered(review) ? 'already_replied' : undefined);
}

/** A selection, in the reviews that a bulk reply answers and those that it skips. */
export interface SplitBulkReply<Review> {
  eligible: Review[];
  skipped: { review: Review; reason: BulkReplySkip }[];
}

/** Splits a selection into the reviews that a bulk reply answers and those that it skips. */
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
