import { normaliseText } from '@pinfold/contract/normalise-text';
import type { StoreReply, StoreReview } from '../../../providers/store-review.ts';
import { isChangedSince, type ReplyOutcome } from '../../opinions/replies/reply-outcome.ts';

/** The outcome of the reply that a review has at its store; undefined where it has none. */
export function outcomeAtStore({ reply, updatedAt }: StoreReview): ReplyOutcome | undefined {
  return reply && outcomeOfAppReply(reply, updatedAt);
}

/** What a store says of a reply. A review changed after it makes it outdated. */
export function outcomeOfAppReply(
  { isPublished, updatedAt: repliedAt }: StoreReply,
  reviewUpdatedAt?: string,
): ReplyOutcome {
  if (!isPublished) return { status: 'pending' };
  return { status: 'published', isOutdated: isChangedSince(repliedAt, reviewUpdatedAt) };
}

/** Whether a store has the reply that was sent: Google Play takes markup out of it. */
export function isSameReply(stored: string, sent: string): boolean {
  return plain(stored) === plain(sent);
}

function plain(text: string): string {
  return normaliseText(text)
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
