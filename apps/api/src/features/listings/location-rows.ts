import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LocationItem, LocationSummary } from '@pinfold/contract/features/listings/locations.endpoints';
import type { Queryable } from '../../database/database.ts';
import { locations } from './listings.table.ts';
import { isOpenUpdate } from './updates/listing-updates.table.ts';

type LocationRow = typeof locations.$inferSelect;

const { id, name, addressLine, postalCode, city, storeCode, isVerified } = locations;

export const summaryColumns = { id, name, addressLine, postalCode, city, storeCode, isVerified };

export function toSummary(row: Pick<LocationRow, keyof typeof summaryColumns>): LocationSummary {
  return {
    id: row.id,
    name: row.name,
    formatted_address: [row.addressLine, `${row.postalCode} ${row.city}`.trim()].filter(Boolean).join(', '),
    city: row.city,
    store_code: row.storeCode,
    is_verified: row.isVerified,
  };
}

/** The columns of a summary in a row of a hand-written statement that is about something else. */
export interface LocationColumns {
  location_id: number;
  name: string;
  address_line: string;
  postal_code: string;
  city: string;
  store_code: string;
  is_verified: boolean;
}

/** Returns the summary of a location in such a row. */
export function summaryOf(row: LocationColumns): LocationSummary {
  return toSummary({
    id: row.location_id,
    name: row.name,
    addressLine: row.address_line,
    postalCode: row.postal_code,
    city: row.city,
    storeCode: row.store_code,
    isVerified: row.is_verified,
  });
}

/** Returns the summaries of those of the locations that are still there, by id. */
export async function locationSummaries(
  queries: Queryable,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, LocationSummary>> {
  if (ids.length === 0) return new Map();
  const found = await queries
    .select(summaryColumns)
    .from(locations)
    .where(and(eq(locations.companyId, companyId), inArray(locations.id, [...ids])));
  return new Map(found.map((row) => [row.id, toSummary(row)]));
}

/** The first group that a location is in; null for none. The outer table is named, since it has columns of these names. */
export const groupId = sql<number | null>`(select min(m.group_id)::float8 from location_group_members m
  where m.company_id = locations.company_id and m.location_id = locations.id)`;

/** What a row of the list shows: none of the long fields. */
export const locationItemColumns = {
  ...summaryColumns,
  groupId,
  businessType: locations.businessType,
  googleName: locations.googleName,
  isOwner: locations.isOwner,
  country: locations.country,
  region: locations.region,
  latitude: locations.latitude,
  longitude: locations.longitude,
  labels: locations.labels,
  openStatus: locations.openStatus,
  locationState: locations.locationState,
  verification: locations.verification,
  updateStatus: locations.updateStatus,
  bingStatus: locations.bingStatus,
  qualityScore: locations.qualityScore,
};

type ItemRow = Pick<LocationRow, Exclude<keyof typeof locationItemColumns, 'groupId'>> & {
  groupId: number | null;
};

export function toItem(row: ItemRow): LocationItem {
  const { latitude, longitude, updateStatus } = row;
  return {
    ...toSummary(row),
    business_type: row.businessType,
    facility_listings: [
      {
        id: row.id,
        address_group: row.groupId === null ? null : { id: row.groupId },
        gmb_address_id: row.googleName,
        osm_address_id: null,
        is_owner: row.isOwner,
      },
    ],
    geo: { country: row.country, region: row.region },
    geo_coords: latitude === null || longitude === null ? null : { latitude, longitude },
    labels: row.labels,
    open_status: row.openStatus,
    location_state: row.locationState,
    verification: row.verification,
    processing_in_progress: isOpenUpdate(updateStatus),
    update_status: updateStatus,
    maps_integration_status: row.bingStatus,
    quality_score: row.qualityScore,
  };
}
