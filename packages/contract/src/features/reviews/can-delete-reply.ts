import { canReply, type ReplyGuardReview } from './can-reply.ts';

/** A reply can be taken back unless it is on its way to the provider. */
export function canDeleteReply(review: ReplyGuardReview): boolean {
  return canReply(review) && review.reply_status !== 'none';
}
