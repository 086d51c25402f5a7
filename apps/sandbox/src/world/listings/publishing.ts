import type { LiveWorld } from '../live-world.ts';
import { findListing } from './listings-state.ts';

/** Publishes, refuses and verifies what is due by now. */
export function settleListings(world: LiveWorld): void {
  const { withEdits, turns } = world.state.listings;
  const now = world.now();
  for (const [locationId, turn] of turns) {
    if (turn.at <= now) world.commit({ kind: 'standing_set', locationId, standing: turn.standing }, turn.at);
  }
  for (const locationId of withEdits) {
    const listing = findListing(world.state, locationId);
    // Edits of a place that is not on the map are not published.
    if (listing?.standing !== 'live') continue;
    for (const { id: editId, decision } of listing.edits) {
      if (!decision || decision.at > now) continue;
      const { at, verdict, reason } = decision;
      world.commit(
        { kind: 'edit_settled', locationId, editId, verdict, ...(reason === undefined ? {} : { reason }) },
        at,
      );
    }
  }
}

const heartbeat = 1000;

/** Publishes due edits on a timer, so that notifications are sent in time. */
export function startPublishing(world: LiveWorld): { stop(): void } {
  const timer = setInterval(() => settleListings(world), heartbeat);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
