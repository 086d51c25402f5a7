import { type ReplyGuardReview, replyRefusal, type ReplyRefusal } from '../reply.ts';

/** How long a reply written by the model is. */
export const aiLengths = ['short', 'medium', 'long'] as const;

/** One length of a reply. */
export type AiLength = (typeof aiLengths)[number];

/** What the model writes in: the language of the review, or always the same one. */
export const aiLanguages = ['review', 'pl', 'en', 'es'] as const;

/** One choice of the language of replies. */
export type AiLanguage = (typeof aiLanguages)[number];

/** Why the model writes no reply for a review: the code of the problem that the API returns. */
export type AiReplyRefusal = ReplyRefusal | 'review_without_text';

/** Why the model cannot write a draft now; undefined when it can (product spec, section 5: only reviews with text). */
export function aiReplyRefusal(
  review: ReplyGuardReview & { comment: string | null; title?: string | null | undefined },
): AiReplyRefusal | undefined {
  const refusal = replyRefusal(review);
  if (refusal) return refusal;
  return review.comment?.trim() || review.title?.trim() ? undefined : 'review_without_text';
}
