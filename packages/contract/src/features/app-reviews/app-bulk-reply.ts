import { bulkReplySkip, type BulkReplySkip } from '../opinions/bulk-reply.ts';
import { type ReplyGuardReview, replyTextProblem } from '../opinions/reply.ts';
import type { AppStore } from '../../app-stores.ts';

/** Why a bulk reply skips a review of an app; undefined if it replies to it. Each store has a limit of its own. */
export function appBulkReplySkip(
  review: ReplyGuardReview & { store: AppStore },
  text: string,
): BulkReplySkip | undefined {
  return bulkReplySkip(review) ?? replyTextProblem(text, review.store);
}
