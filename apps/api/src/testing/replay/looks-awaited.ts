import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Queryable } from '../../database/database.ts';
import { isBefore } from '../../features/external-changes/detect/compared-listing.ts';
import { takenUpdatesOf, updatesOf } from '../../features/external-changes/detect/taken-updates.ts';
import { lastCheck } from '../../features/external-changes/detect/watched-location.ts';
import { listingFieldsOf } from '../../features/listings/listing-fields.ts';
import type { locations } from '../../features/listings/listings.table.ts';

/**
 * Whether people see of the attributes what an edit of ours, that may still wait at Google, was to replace. While edits
 * wait, Google does not say whether attributes are among them: others who restored the old ones look the same.
 */
export async function looksAwaited(
  queries: Queryable,
  row: typeof locations.$inferSelect,
  shown: ListingFields,
): Promise<boolean> {
  const location = { companyId: row.companyId, locationId: row.id };
  const settled = (await lastCheck(queries, location))?.settledUpdateId ?? 0;
  const updates = updatesOf(await takenUpdatesOf(queries, location), 'attributes');
  const seen = { ours: listingFieldsOf(row), live: shown };
  return updates.some((update) => update.id > settled && isBefore(update, 'attributes', seen));
}
