import { and, asc, eq, inArray } from 'drizzle-orm';
import { fieldsToSend } from '@pinfold/contract/features/listings/updates/google-update';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { canEditListing } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { UpdateStatus } from '@pinfold/contract/features/listings/updates/profile-status';
import type { Queryable } from '../../../database/database.ts';
import { listingFieldsOf } from '../listing-columns.ts';
import { locations } from '../listings.table.ts';
import { changedListing, pickFields } from '../updates/changed-listing.ts';
import { guardOf } from '../updates/listing-guard.ts';
import { listingUpdates } from '../updates/listing-updates.table.ts';

export interface HeldItem {
  update: typeof listingUpdates.$inferSelect;
  location: typeof locations.$inferSelect;
  /** What the listing says now. */
  current: ListingFields;
}

/** Locations of a bulk edit with their edits; nobody else edits them until this transaction ends. */
export async function holdItems(
  tx: Queryable,
  { companyId, bulkEditId, statuses }: { companyId: number; bulkEditId: number; statuses: UpdateStatus[] },
): Promise<HeldItem[]> {
  const found = await tx
    .select({ update: listingUpdates, location: locations })
    .from(listingUpdates)
    .innerJoin(
      locations,
      and(eq(locations.companyId, listingUpdates.companyId), eq(locations.id, listingUpdates.locationId)),
    )
    .where(
      and(
        eq(listingUpdates.companyId, companyId),
        eq(listingUpdates.bulkEditId, bulkEditId),
        inArray(listingUpdates.status, statuses),
      ),
    )
    .orderBy(asc(locations.id))
    .for('update');
  return found.map(({ update, location }) => ({ update, location, current: listingFieldsOf(location) }));
}

export function canEditItem({ location }: HeldItem): boolean {
  return location.isOwner && canEditListing(guardOf(location));
}

/** The fields of an edit in which the listing says now what it said before the edit, or what the edit made of it. */
export function fieldsThatSay({ update, current }: HeldItem, which: 'before' | 'after'): ListingField[] {
  const said = changedListing(current, pickFields(changedListing(current, update[which]), update.fields));
  const different = new Set(fieldsToSend(current, said));
  return update.fields.filter((field) => !different.has(field));
}
