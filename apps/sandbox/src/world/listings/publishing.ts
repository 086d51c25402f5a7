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
    // Nobody sees the edits of a place that Google keeps off the map.
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

/** Publishes what is due while nobody asks, so that notifications go out in time. */
export function startPublishing(world: LiveWorld): { stop(): void } {
  const timer = setInterval(() => settleListings(world), heartbeat);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
