import { newestFirst } from './newest-first.ts';
import type { State } from './state.ts';
import type { WorldReview } from './world.ts';

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
