import { currentReply } from '../../world/current-reply.ts';
import type { LiveWorld } from '../../world/live-world.ts';
import type { PlacedLocation } from '../../world/world-source.ts';
import type { WorldReply, WorldReview } from '../../world/world.ts';

/** A Review of the v4 API, as it reads at this moment. */
export function reviewResource(world: LiveWorld, place: PlacedLocation, review: WorldReview): object {
  const reply = currentReply(world.state, place.location.id, review, world.now());
  return {
    name: `accounts/${place.accountId}/locations/${place.location.id}/reviews/${review.id}`,
    reviewId: review.id,
    reviewer: review.anonymous
      ? { displayName: 'A Google user', isAnonymous: true }
      : { displayName: review.author, isAnonymous: false },
    starRating: starRatings[review.rating],
    ...(review.comment === undefined ? {} : { comment: review.comment }),
    createTime: new Date(review.createTime).toISOString(),
    updateTime: new Date(review.updateTime).toISOString(),
    ...(reply ? { reviewReply: replyResource(reply) } : {}),
    reviewReplyUrl: `https://business.google.com/n/${place.location.id}/reviews?reviewId=${review.id}`,
  };
}

export function replyResource(reply: WorldReply): object {
  return {
    comment: reply.comment,
    updateTime: new Date(reply.updateTime).toISOString(),
    reviewReplyState: reply.state,
    ...(reply.policyViolation === undefined ? {} : { policyViolation: reply.policyViolation }),
  };
}

const starRatings = { 1: 'ONE', 2: 'TWO', 3: 'THREE', 4: 'FOUR', 5: 'FIVE' } as const;
