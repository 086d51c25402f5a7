import { and, eq } from 'drizzle-orm';
import {
  hasValue,
  listingFields,
  type ListingField,
  type ListingFields,
} from '@pinfold/contract/features/listings/listing-fields';
import type { Queryable } from '../../../database/database.ts';
import { listingFromGoogle } from '../../../providers/google-business-profile/listing/listing-from-google.ts';
import type { Services } from '../../../services.ts';
import { listingColumns, listingFieldsOf, pickFields } from '../../listings/listing-fields.ts';
import { keptQuality } from '../../listings/kept-quality.ts';
import { locations } from '../../listings/listings.table.ts';
import { addressFields, type AskedListing } from './compared-listing.ts';
import type { TakenUpdate } from './taken-updates.ts';
import type { LockedLocation } from './watched-location.ts';

interface Read {
  asked: AskedListing;
  updates: readonly TakenUpdate[];
  /** Undefined at the first sync. */
  checked: Date | undefined;
}

/**
 * Imports what the import could not read, such as attributes, which a list of locations lacks: a value that only Google
 * has is not an external change at the first sync. Nor are the coordinates that Google derives from an address of ours.
 * Returns our listing with the imported fields.
 */
export async function importMissingFields(
  services: Services,
  tx: Queryable,
  { row }: LockedLocation,
  read: Read,
): Promise<ListingFields> {
  const { listingListeners, live, now } = services;
  const ours = listingFieldsOf(row);
  const merchant = listingFromGoogle(read.asked.merchant, read.asked.merchantAttributes);
  const fields = [...unsaidFields(ours, merchant, read), ...geocodedFields(read)].filter(
    (field) => hasValue(merchant[field]) && merchant[field] !== ours[field],
  );
  if (fields.length === 0) return ours;
  const said = { ...ours, ...pickFields(merchant, fields) };
  await tx
    .update(locations)
    .set({
      ...listingColumns(said),
      ...(await keptQuality({ ...said, business_type: row.businessType }, now())),
    })
    .where(and(eq(locations.companyId, row.companyId), eq(locations.id, row.id)));
  await live.publish(tx, row.companyId, { topic: 'locations', ids: [row.id] });
  await listingListeners.fieldsImported(services, tx, {
    companyId: row.companyId,
    locationId: row.id,
    fields,
  });
  return said;
}

function unsaidFields(
  ours: ListingFields,
  merchant: ListingFields,
  { updates, checked }: Read,
): ListingField[] {
  if (checked) return [];
  const written = new Set(updates.flatMap(({ taken }) => taken));
  return listingFields.filter(
    (field) => !hasValue(ours[field]) && hasValue(merchant[field]) && !written.has(field),
  );
}

/** Address fields that we changed since the last sync, without coordinates of ours. */
function geocodedFields({ updates, checked }: Read): ListingField[] {
  const last = updates.find(({ taken }) => taken.some((field) => isAddress(field) || isPin(field)));
  const isGeocoded =
    last !== undefined && !last.taken.some(isPin) && (checked === undefined || last.finishedAt > checked);
  return isGeocoded ? pin : [];
}

const pin = ['latitude', 'longitude'] as const satisfies ListingField[];

function isAddress(field: ListingField): boolean {
  return addressFields.some((one) => one === field);
}

function isPin(field: ListingField): boolean {
  return field === 'latitude' || field === 'longitude';
}
