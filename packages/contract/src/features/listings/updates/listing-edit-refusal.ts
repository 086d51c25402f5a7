export interface EditGuardListing {
  /** An update of it is on its way to the provider. */
  processing_in_progress: boolean;
  /** It is being added to the map. */
  creation_in_progress: boolean;
}

export type ListingEditRefusal = 'creation_in_progress' | 'update_in_progress';

/** Why a listing cannot be changed now; undefined when it can (product spec, section 4). */
export function listingEditRefusal(listing: EditGuardListing): ListingEditRefusal | undefined {
  if (listing.creation_in_progress) return 'creation_in_progress';
  if (listing.processing_in_progress) return 'update_in_progress';
  return undefined;
}

export function canEditListing(listing: EditGuardListing): boolean {
  return listingEditRefusal(listing) === undefined;
}
