import type { LiveWorld } from '../live-world.ts';
import { seededRandom, seedOf } from '../random.ts';
import { drawSuggestion, type Suggestion } from './draw-suggestion.ts';
import { findListing } from './listing-shelf.ts';

export interface Played extends Suggestion {
  at: number;
  locationId: string;
}

/**
 * Edits by others at random places and moments of the days that have just passed. The same seed over the same world
 * plays the same ones.
 */
export function playSuggestions(
  world: LiveWorld,
  { seed, count, days, accountId }: { seed: number; count: number; days: number; accountId: string },
): Played[] {
  const { source } = world.state;
  const [now, places] = [world.now(), source.locationCount(accountId)];
  const random = seededRandom(seedOf(seed, 'suggestions', accountId));
  const moments = Array.from({ length: count }, () => now - Math.floor(random() * days * day)).sort(
    (one, other) => one - other,
  );
  return moments.flatMap((at) => {
    const head = source.locationAt(accountId, Math.floor(random() * places));
    const listing = head && findListing(world.state, head.id);
    if (!listing) return [];
    const suggestion = drawSuggestion(listing, random);
    world.commit({ kind: 'listing_suggested', locationId: listing.id, ...suggestion }, at);
    return [{ at, locationId: listing.id, ...suggestion }];
  });
}

const day = 86_400_000;
