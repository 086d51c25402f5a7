import { enqueueNotification } from '../google/notifications/notification.ts';
import { findReview, putReview } from './review-shelf.ts';
import { addressKey, type ReviewAddress, type State } from './state.ts';
import type { EventOf } from './world-event.ts';

export function applyReviewWritten(state: State, event: EventOf<'review_written'>): void {
  const { locationId, review } = event;
  state.lastNumber += 1;
  putReview(state, locationId, review.id, review);
  enqueueNotification(state, 'NEW_REVIEW', { locationId, reviewId: review.id }, event.at);
}

export function applyReviewEdited(state: State, event: EventOf<'review_edited'>): void {
  const review = findReview(state, event.locationId, event.reviewId);
  if (!review) return;
  const { comment: before, ...rest } = review;
  const comment = event.comment ?? before;
  putReview(state, event.locationId, event.reviewId, {
    ...rest,
    rating: event.rating ?? review.rating,
    // An empty text removes the comment and leaves the stars.
    ...(comment ? { comment } : {}),
    updateTime: event.at,
  });
  enqueueNotification(state, 'UPDATED_REVIEW', event, event.at);
}

export function applyReviewDeleted(state: State, event: EventOf<'review_deleted'>): void {
  putReview(state, event.locationId, event.reviewId, undefined);
  state.pending.delete(addressKey(event));
}

export function applyReplyWritten(state: State, event: EventOf<'reply_written'>): void {
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
}

export function applyReplyDeleted(state: State, event: EventOf<'reply_deleted'>): void {
  const review = findReview(state, event.locationId, event.reviewId);
  if (!review) return;
  countsOf(state, event, review.reply?.writes ?? 0).deletes += 1;
  const { reply: _reply, ...unanswered } = review;
  putReview(state, event.locationId, event.reviewId, unanswered);
  state.pending.delete(addressKey(event));
}

export function applyReplyModerated(state: State, event: EventOf<'reply_moderated'>): void {
  const review = findReview(state, event.locationId, event.reviewId);
  if (!review?.reply) return;
  const { policyViolation: _before, ...reply } = review.reply;
  const { at: _at, ...outcome } = event.decision;
  putReview(state, event.locationId, event.reviewId, { ...review, reply: { ...reply, ...outcome } });
  state.pending.delete(addressKey(event));
}

function countsOf(state: State, { locationId, reviewId }: ReviewAddress, seededWrites: number) {
  const key = addressKey({ locationId, reviewId });
  const counts = state.replyWrites.get(key) ?? { locationId, reviewId, writes: seededWrites, deletes: 0 };
  state.replyWrites.set(key, counts);
  return counts;
}
