import type { ReplyStatus } from './reply-status.ts';

export interface ReplyGuardReview {
  deleted: boolean;
  reply_status: ReplyStatus;
}

/** Why a review takes no reply now, as the code that the API would answer. */
export type ReplyRefusal = 'review_deleted' | 'reply_processing';

/** Why a reply cannot be sent or edited now; undefined when it can (product spec, section 4). */
export function replyRefusal(review: ReplyGuardReview): ReplyRefusal | undefined {
  if (review.deleted) return 'review_deleted';
  if (review.reply_status === 'processing') return 'reply_processing';
  return undefined;
}

/** Whether a reply can be sent or edited now; `replyRefusal` tells why not. */
export function canReply(review: ReplyGuardReview): boolean {
  return replyRefusal(review) === undefined;
}
