import type { EditGuardListing } from '../updates/listing-edit.ts';

/** What is deleted: our location with all that we know of it, or the profile at Google as well. */
export const deletionScopes = ['pinfold', 'google'] as const;

export type DeletionScope = (typeof deletionScopes)[number];

export interface DeletionGuardListing extends EditGuardListing {
  /** Whether a bulk edit that is not over covers it. */
  is_in_bulk_edit?: boolean;
}

type DeletionRefusal =
  | 'location_in_bulk_edit'
  | 'creation_in_progress'
  | 'update_in_progress'
  | 'not_profile_owner';

/** Why a location cannot be deleted now; undefined when it can. What the provider says is known only by asking it. */
export function deletionRefusal(
  listing: DeletionGuardListing,
  from: DeletionScope,
): DeletionRefusal | undefined {
  if (listing.is_in_bulk_edit) return 'location_in_bulk_edit';
  if (listing.creation_in_progress) return 'creation_in_progress';
  if (listing.processing_in_progress) return 'update_in_progress';
  return from === 'google' && !listing.is_owner ? 'not_profile_owner' : undefined;
}
