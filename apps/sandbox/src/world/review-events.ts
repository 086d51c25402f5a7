import { enqueueNotification } from '../google/notifications/notification.ts';
import { findReview, putReview } from './review-shelf.ts';
import {
  addressKey,
  type Decision,
  type ModerationSettings,
  type ReviewAddress,
  type State,
} from './state.ts';
import type { Apply } from './world-event.ts';
import type { WorldReview, WorldReviewMedia } from './world.ts';

export type ReviewEvent =
  | { kind: 'review_written'; locationId: string; review: WorldReview }
  | ({
      kind: 'review_edited';
      rating?: WorldReview['rating'];
      comment?: string;
      media?: readonly WorldReviewMedia[];
    } & ReviewAddress)
  | ({ kind: 'review_deleted' } & ReviewAddress)
  | ({ kind: 'reply_written'; comment: string; decision?: Decision } & ReviewAddress)
  | ({ kind: 'reply_deleted' } & ReviewAddress)
  | ({ kind: 'reply_moderated'; decision: Decision } & ReviewAddress)
  | { kind: 'moderation_set'; moderation: ModerationSettings };

/** Reviews and their replies. */
export const applyReviewEvents: Apply<ReviewEvent> = {
  review_written(state, event) {
    const { locationId, review } = event;
    state.lastNumber += 1;
    putReview(state, locationId, review.id, review);
    enqueueNotification(state, 'NEW_REVIEW', { locationId, reviewId: review.id }, event.at);
  },
  review_edited(state, event) {
    const review = findReview(state, event.locationId, event.reviewId);
    if (!review) return;
    const { comment: before, ...rest } = review;
    const comment = event.comment ?? before;
    putReview(state, event.locationId, event.reviewId, {
      ...rest,
      rating: event.rating ?? review.rating,
      // An empty text removes the comment and leaves the stars.
      ...(comment ? { comment } : {}),
      ...(event.media ? { media: event.media } : {}),
      updateTime: event.at,
    });
    enqueueNotification(state, 'UPDATED_REVIEW', event, event.at);
  },
  review_deleted(state, event) {
    putReview(state, event.locationId, event.reviewId, undefined);
    state.pending.delete(addressKey(event));
  },
  reply_written(state, event) {
    const review = findReview(state, event.locationId, event.reviewId);
    const accountId = state.source.findLocation(event.locationId)?.accountId;
    if (!review || accountId === undefined) return;
    const key = addressKey(event);
    const count = countsOf(state, event, review.reply?.writes ?? 0);
    count.writes += 1;
    putReview(state, event.locationId, event.reviewId, {
      ...review,
      reply: { comment: event.comment, updateTime: event.at, state: 'PENDING', writes: count.writes },
    });
    // Written again, it goes to the end of the queue.
    state.pending.delete(key);
    state.pending.set(key, {
      locationId: event.locationId,
      reviewId: event.reviewId,
      writtenAt: event.at,
      ...(event.decision ? { decision: event.decision } : {}),
    });
    state.identicalTexts.remember(accountId, event.comment, key, event.at);
  },
  reply_deleted(state, event) {
    const review = findReview(state, event.locationId, event.reviewId);
    if (!review) return;
    countsOf(state, event, review.reply?.writes ?? 0).deletes += 1;
    const { reply: _reply, ...unanswered } = review;
    putReview(state, event.locationId, event.reviewId, unanswered);
    state.pending.delete(addressKey(event));
  },
  reply_moderated(state, event) {
    const review = findReview(state, event.locationId, event.reviewId);
    if (!review?.reply) return;
    const { policyViolation: _before, ...reply } = review.reply;
    const { at: _at, ...outcome } = event.decision;
    putReview(state, event.locationId, event.reviewId, { ...review, reply: { ...reply, ...outcome } });
    state.pending.delete(addressKey(event));
  },
  moderation_set: (state, { moderation }) => void (state.moderation = moderation),
};

function countsOf(state: State, { locationId, reviewId }: ReviewAddress, seededWrites: number) {
  const key = addressKey({ locationId, reviewId });
  const counts = state.replyWrites.get(key) ?? { locationId, reviewId, writes: seededWrites, deletes: 0 };
  state.replyWrites.set(key, counts);
  return counts;
}
