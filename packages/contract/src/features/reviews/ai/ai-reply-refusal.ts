import { replyRefusal, type ReplyGuardReview, type ReplyRefusal } from '../can-reply.ts';

/** Why the model writes nothing for a review, as the code that the API would answer. */
export type AiReplyRefusal = ReplyRefusal | 'review_without_text';

/** Why the model cannot write a draft now; undefined when it can (product spec, section 5: only reviews with text). */
export function aiReplyRefusal(
  review: ReplyGuardReview & { comment: string | null },
): AiReplyRefusal | undefined {
  const refusal = replyRefusal(review);
  if (refusal) return refusal;
  return review.comment?.trim() ? undefined : 'review_without_text';
}
