import { shownContent } from '../../world/listings/listing-content.ts';
import type { Listing } from '../../world/listings/listing.ts';
import { locationResource } from './location-resource.ts';
import { applyReadMask } from './read-mask.ts';

/**
 * A GoogleUpdatedLocation. The diff mask names every field that people see differently, the merchant's own edits on
 * their way among them; those alone are in the pending mask.
 */
export function googleUpdated(listing: Listing, mask: readonly string[]): object {
  const differing = Object.keys(listing.shown).filter((field) => field !== 'attributes');
  const pending = listing.edits.flatMap(({ fields }) => fields).filter((field) => field !== 'attributes');
  return {
    location: applyReadMask(locationResource(listing, shownContent(listing)), mask),
    ...(differing.length === 0 ? {} : { diffMask: differing.join(',') }),
    ...(pending.length === 0 ? {} : { pendingMask: pending.join(',') }),
  };
}
