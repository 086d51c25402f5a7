import { canReply } from '@pinfold/contract/features/opinions/reply';
import type { Review } from '../reviews.queries.ts';
import type { ReviewsInbox } from '../use-reviews-inbox.ts';

type Inbox = Pick<ReviewsInbox, 'active' | 'drafts'>;

/** Whether the composer is shown below a review: it has no reply yet, or one is being written. */
export function isComposing({ active, drafts }: Inbox, review: Review): boolean {
  if (!canReply(review)) return false;
  return review.reply_status === 'none' || active.composer === 'reply' || drafts.of(review.id) !== undefined;
}

/** Text of the composer: the draft, else the current reply. */
export function composerText({ drafts }: Pick<Inbox, 'drafts'>, review: Review): string {
  return drafts.of(review.id) ?? review.reply_comment ?? '';
}
