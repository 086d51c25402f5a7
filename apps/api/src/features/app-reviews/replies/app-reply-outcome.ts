import { type ReplyProblem, withoutMarkup } from '@pinfold/contract/features/opinions/reply';
import type { ProviderError } from '../../../delivery/provider-error.ts';
import type { StoreReply, StoreReview } from '../../../providers/store-review.ts';
import { failureOf, isChangedSince, type ReplyOutcome } from '../../opinions/replies/reply-outcome.ts';

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

/** What a refusal by a store means for the reply; undefined when trying again may help. */
export function failureOfAppReply(error: Pick<ProviderError, 'kind' | 'reasons'>): ReplyProblem | undefined {
  const isTooLong = error.kind === 'invalid' && error.reasons.some((reason) => reason.endsWith('.TOO_LONG'));
  return isTooLong ? 'too_long' : failureOf(error);
}

/** Whether a store has the reply that was sent: Google Play takes markup out of it. */
export function isSameReply(stored: string, sent: string): boolean {
  return withoutMarkup(stored) === withoutMarkup(sent);
}
