import { canReply } from '@pinfold/contract/features/opinions/reply';
import type { InboxOpinion } from '../../inbox/inbox-opinion.ts';
import type { Inbox } from '../../inbox/use-inbox.ts';

type Composing = Pick<Inbox, 'active' | 'drafts'>;

/** Whether the composer is shown below a review: it has no reply yet, or one is being written. */
export function isComposing({ active, drafts }: Composing, review: InboxOpinion): boolean {
  if (!canReply(review)) return false;
  return review.reply_status === 'none' || active.composer === 'reply' || drafts.of(review.id) !== undefined;
}

/** Text of the composer: the draft, else the current reply. */
export function composerText({ drafts }: Pick<Inbox, 'drafts'>, review: InboxOpinion): string {
  return drafts.of(review.id) ?? review.reply_comment ?? '';
}
