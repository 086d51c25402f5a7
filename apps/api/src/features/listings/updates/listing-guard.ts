import type { EditGuardListing } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { locations } from '../listings.table.ts';

/** What decides whether a location can be edited now. */
export function guardOf({
  updateStatus,
  creation,
}: Pick<typeof locations.$inferSelect, 'updateStatus' | 'creation'>): EditGuardListing {
  return {
    processing_in_progress: updateStatus === 'pending' || updateStatus === 'in_progress',
    creation_in_progress: creation === 'in_progress',
  };
}
