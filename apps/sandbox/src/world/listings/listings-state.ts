import type { Listing, Standing } from './listing.ts';

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
  /** Standings that change by themselves, by location. */
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
