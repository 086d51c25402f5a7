import { enqueueNotification } from '../../google/notifications/notification.ts';
import type { Apply } from '../world-event.ts';
import type { Listing, Standing, Verification } from './listing.ts';
import { findListing, putListing } from './listings-state.ts';

export type StandingEvent =
  | { kind: 'listing_created'; listing: Listing; requestId?: string }
  | { kind: 'listing_deleted'; locationId: string }
  /** `duplicateOf` is kept when it is left out, and taken away by null. */
  | { kind: 'standing_set'; locationId: string; standing: Standing; duplicateOf?: string | null }
  | { kind: 'verification_started'; locationId: string; verification: Verification }
  | {
      kind: 'verification_tried';
      locationId: string;
      verificationId: string;
      outcome: 'completed' | 'wrong' | 'failed';
    }
  /** Whether a location may publish posts while it is verified. */
  | { kind: 'local_posting_set'; locationId: string; isAllowed: boolean };

/** Whether a listing exists, is verified, and may publish. */
export const applyStandingEvents: Apply<StandingEvent> = {
  listing_created(state, { listing, requestId }) {
    state.lastNumber += 1;
    putListing(state, listing);
    const { created, requests } = state.listings;
    created.set(listing.accountId, [...(created.get(listing.accountId) ?? []), listing.id]);
    if (requestId !== undefined) requests.set(`${listing.accountId}/${requestId}`, listing.id);
  },
  listing_deleted(state, { locationId }) {
    state.listings.deleted.add(locationId);
    state.listings.withEdits.delete(locationId);
    state.listings.turns.delete(locationId);
    for (const key of state.pending.keys()) if (key.startsWith(`${locationId}/`)) state.pending.delete(key);
  },
  standing_set(state, event) {
    const listing = findListing(state, event.locationId);
    if (!listing) return;
    const { duplicateOf: before, ...rest } = listing;
    const duplicateOf = event.duplicateOf === undefined ? before : (event.duplicateOf ?? undefined);
    const changed: Listing = {
      ...rest,
      standing: event.standing,
      ...(duplicateOf === undefined ? {} : { duplicateOf }),
    };
    putListing(state, event.standing === 'live' ? published(changed) : changed);
    state.listings.turns.delete(event.locationId);
    const hadVoice = listing.standing === 'live';
    if (hadVoice !== (event.standing === 'live')) {
      enqueueNotification(state, 'VOICE_OF_MERCHANT_UPDATED', event, event.at);
    }
    if (duplicateOf !== undefined && duplicateOf !== before) {
      enqueueNotification(state, 'DUPLICATE_LOCATION', event, event.at);
    }
  },
  local_posting_set(state, { locationId, isAllowed }) {
    const listing = findListing(state, locationId);
    if (listing) putListing(state, { ...listing, isPostingOff: !isAllowed });
  },
  verification_started(state, event) {
    const listing = findListing(state, event.locationId);
    if (!listing) return;
    state.lastNumber += 1;
    putListing(state, { ...listing, verifications: [event.verification, ...listing.verifications] });
  },
  verification_tried(state, event) {
    const listing = findListing(state, event.locationId);
    if (!listing) return;
    const verifications = listing.verifications.map((one) =>
      one.id === event.verificationId ? tried(one, event.outcome) : one,
    );
    const isDone = event.outcome === 'completed';
    putListing(state, { ...listing, verifications, ...(isDone ? { standing: 'waiting' } : {}) });
    if (isDone) {
      const at = event.at + state.listings.publishing.seconds * 1000;
      state.listings.turns.set(event.locationId, { at, standing: 'live' });
    }
  },
};

function tried(verification: Verification, outcome: 'completed' | 'wrong' | 'failed'): Verification {
  if (outcome === 'completed') return { ...verification, state: 'COMPLETED' };
  if (outcome === 'failed') return { ...verification, state: 'FAILED' };
  return { ...verification, wrongPins: verification.wrongPins + 1 };
}

/** What was held back until the place is verified shows with its verification. */
function published(listing: Listing): Listing {
  const held = new Set(listing.edits.filter(({ isHeld }) => isHeld).flatMap(({ fields }) => fields));
  const shown = Object.fromEntries(
    Object.entries(listing.shown).filter(([field]) => !held.has(field as never)),
  );
  return { ...listing, shown, edits: listing.edits.filter(({ isHeld }) => !isHeld) };
}
