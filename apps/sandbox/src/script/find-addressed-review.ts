import type { LiveWorld } from '../world/live-world.ts';
import { findReview } from '../world/review-shelf.ts';
import type { ReviewAddress } from '../world/state.ts';
import type { WorldReview } from '../world/world.ts';
import { ScriptError } from './script-error.ts';

export function requireLocationId(world: LiveWorld, locationId: string): string {
  if (!world.state.source.findLocation(locationId)) {
    throw new ScriptError(404, `There is no location "${locationId}".`);
  }
  return locationId;
}

export function findAddressedReview(world: LiveWorld, { locationId, reviewId }: ReviewAddress): WorldReview {
  requireLocationId(world, locationId);
  const review = findReview(world.state, locationId, reviewId);
  if (!review) throw new ScriptError(404, `The location "${locationId}" has no review "${reviewId}".`);
  return review;
}
