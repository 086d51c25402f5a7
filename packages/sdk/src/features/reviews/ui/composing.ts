import { canReply } from '@pinfold/contract/features/reviews/reply';
import type { Review } from '../reviews.queries.ts';
import type { ReviewsInbox } from '../use-reviews-inbox.ts';

type Inbox = Pick<ReviewsInbox, 'active' | 'drafts'>;

/** Whether the composer stands below a review: it waits for an answer, or somebody is writing one. */
export function isComposing({ active, drafts }: Inbox, review: Review): boolean {
  if (!canReply(review)) return false;
  return review.reply_status === 'none' || active.composer === 'reply' || drafts.of(review.id) !== undefined;
}

/** What the composer holds: what was begun, else the answer that is there. */
export function composerText({ drafts }: Pick<Inbox, 'drafts'>, review: Review): string {
  return drafts.of(review.id) ?? review.reply_comment ?? '';
}
