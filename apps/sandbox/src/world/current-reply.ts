import { addressKey } from './state.ts';
import type { PendingReply, State } from './state.ts';
import type { WorldReply, WorldReview } from './world.ts';

/** The reply as it stands at this moment: moderation is a matter of time, not of a timer. */
export function currentReply(
  state: State,
  locationId: string,
  review: WorldReview,
  now: number,
): WorldReply | undefined {
  const { reply } = review;
  if (reply?.state !== 'PENDING') return reply;
  const decision = state.pending.get(addressKey({ locationId, reviewId: review.id }))?.decision;
  if (!decision || now < decision.at) return reply;
  const { at: _at, ...outcome } = decision;
  return { ...reply, ...outcome };
}

/** Replies that wait for moderation, the oldest first. */
export function waitingReplies(state: State, now: number): PendingReply[] {
  return [...state.pending.values()].filter(({ decision }) => !decision || now < decision.at);
}
