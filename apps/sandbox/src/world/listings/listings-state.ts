import type { State } from '../state.ts';
import type { Listing, Standing } from './listing.ts';
import { seedListing } from './seed-listing.ts';

/** What happened to listings since the first start. */
export interface ListingsState {
  /** Listings that differ from their seed, and those that were created. */
  changed: Map<string, Listing>;
  deleted: Set<string>;
  /** Locations created in each account, the oldest first. */
  created: Map<string, string[]>;
  /** The location that a create call made, by the request id of the call. */
  requests: Map<string, string>;
  /** Locations with edits that wait for publication. */
  withEdits: Set<string>;
  /** Scheduled changes of standings, by location. */
  turns: Map<string, { at: number; standing: Standing }>;
  publishing: PublishingSettings;
}

export interface PublishingSettings {
  automatic: boolean;
  seconds: number;
}

export function noListingsYet(publishingSeconds: number): ListingsState {
  return {
    changed: new Map(),
    deleted: new Set(),
    created: new Map(),
    requests: new Map(),
    withEdits: new Set(),
    turns: new Map(),
    publishing: { automatic: true, seconds: publishingSeconds },
  };
}

/** The current state of a listing; an untouched place is computed from its seed. */
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
