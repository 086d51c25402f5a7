import type { State } from '../state.ts';
import type { Listing } from './listing.ts';
import { seedListing } from './seed-listing.ts';

/** A listing as it is now; a place that nobody touched is computed from its seed. */
export function findListing(state: State, locationId: string): Listing | undefined {
  const { changed, deleted } = state.listings;
  if (deleted.has(locationId)) return undefined;
  const known = changed.get(locationId);
  if (known) return known;
  const placed = state.source.findLocation(locationId);
  return placed && seedListing(placed, state.seededAt);
}

export function putListing(state: State, listing: Listing): void {
  state.listings.changed.set(listing.id, listing);
  if (listing.edits.length === 0) state.listings.withEdits.delete(listing.id);
  else state.listings.withEdits.add(listing.id);
}
