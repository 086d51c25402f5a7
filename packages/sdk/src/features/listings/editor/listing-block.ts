import { listingEditRefusal } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { Listing } from './listing.ts';

/** Why a listing cannot be changed at all. */
export type ListingBlock = 'creation_in_progress' | 'update_in_progress' | 'only_watched';

/** What keeps a listing from being changed now; undefined where nothing does. */
export function listingBlock(listing: Listing): ListingBlock | undefined {
  const isOwn = listing.facility_listings.some(({ is_owner }) => is_owner);
  return listingEditRefusal(listing) ?? (isOwn ? undefined : 'only_watched');
}
