import { addressKey, type PendingReply, type State } from './state.ts';
import type { WorldReply, WorldReview } from './world.ts';

/** A location's reviews as they are now, newest first. */
export interface ReviewShelf {
  reviews: readonly WorldReview[];
  averageRating: number;
}

/** Enough for any demo; at scale the least recently built shelves are computed again. */
const keptShelves = 256;

export function readShelf(state: State, locationId: string): ReviewShelf {
  const kept = state.shelves.get(locationId);
  if (kept) return kept;
  const shelf = buildShelf(state, locationId);
  const [oldest] = state.shelves.keys();
  if (state.shelves.size >= keptShelves && oldest !== undefined) state.shelves.delete(oldest);
  state.shelves.set(locationId, shelf);
  return shelf;
}

export function findReview(state: State, locationId: string, reviewId: string): WorldReview | undefined {
  const changed = state.changed.get(locationId);
  if (changed?.has(reviewId)) return changed.get(reviewId);
  return state.source.seededReview(locationId, reviewId);
}

/** Lays a review (or its absence) over the seed. */
export function putReview(
  state: State,
  locationId: string,
  reviewId: string,
  review: WorldReview | undefined,
): void {
  const changed = state.changed.get(locationId) ?? new Map<string, WorldReview | undefined>();
  changed.set(reviewId, review);
  state.changed.set(locationId, changed);
  state.shelves.delete(locationId);
}

function buildShelf(state: State, locationId: string): ReviewShelf {
  const changed = state.changed.get(locationId);
  const seeded = state.source.seededReviews(locationId);
  const untouched = changed ? seeded.filter((review) => !changed.has(review.id)) : seeded;
  const reviews = [...untouched, ...(changed?.values() ?? [])].filter((review) => review !== undefined);
  reviews.sort(newestFirst);
  const sum = reviews.reduce((total, review) => total + review.rating, 0);
  return { reviews, averageRating: reviews.length === 0 ? 0 : sum / reviews.length };
}

/** Last touched first; the id settles a tie, so that pages never depend on luck. */
export function newestFirst(a: WorldReview, b: WorldReview): number {
  if (a.updateTime !== b.updateTime) return b.updateTime - a.updateTime;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

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
