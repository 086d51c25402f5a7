import { sql, type SQL } from 'drizzle-orm';
import type { BusinessType } from '@pinfold/contract/features/listings/location-filters';
import { type GridInterval, monitoringRefusal } from '@pinfold/contract/features/rankings/rank';
import { type Queryable, rows } from '../../../database/database.ts';
import { locationScope } from '../../listings/location-scope.ts';
import type { LocationScope } from '../../listings/visible-locations.ts';
import { isMonitored } from '../read/watched.ts';

/** `status` in the table and on the wire. */
export const scanStatuses = { pending: 1, inProgress: 2, done: 3, failed: 4 } as const;

/** Scans that are not over: pending or in progress. */
export const openScans = sql.raw(`(${scanStatuses.pending}, ${scanStatuses.inProgress})`);

/** A grid, with where its location is now. */
export interface GridToScan {
  companyId: number;
  id: number;
  locationId: number;
  termId: number;
  size: number;
  spacingM: number;
  latitude: number;
  longitude: number;
  country: string;
}

interface LockedGrid extends Omit<GridToScan, 'latitude' | 'longitude'> {
  every: GridInterval;
  latitude: number | null;
  longitude: number | null;
  businessType: BusinessType;
  /** Whether the calendar scans it: it is on the map, and not closed for good. */
  isMonitored: boolean;
  /** Whether a scan is pending or in progress. */
  isBeingScanned: boolean;
  /** The day of its last scan. */
  lastScanOn: string | null;
}

/** Locks a grid (`FOR UPDATE`) until commit; undefined where the member sees none of this id. */
export async function lockGrid(
  tx: Queryable,
  member: LocationScope,
  id: number,
): Promise<LockedGrid | undefined> {
  const [grid] = await lockGrids(
    tx,
    sql`g.company_id = ${member.companyId} and g.id = ${id}
        and ${locationScope(member, sql`g.location_id`)}`,
  );
  return grid;
}

/** The same for some grids; `rank_grids g`. */
export async function lockGrids(tx: Queryable, which: SQL): Promise<LockedGrid[]> {
  const found = await rows<Row>(
    tx,
    sql`with held as (select g.* from rank_grids g where ${which} order by g.id for update)
        select g.company_id::int8 as company_id, g.id::int8 as id, g.location_id::int8 as location_id, g.term_id,
          g.size, g.spacing_m, g.every, l.latitude, l.longitude, l.country, l.business_type,
          ${isMonitored} as is_monitored,
          exists (select from rank_scans s where s.company_id = g.company_id and s.grid_id = g.id
            and s.status in ${openScans}) as is_being_scanned,
          (select max(s.requested_on)::text from rank_scans s
            where s.company_id = g.company_id and s.grid_id = g.id) as last_scan_on
        from held g join locations l on l.company_id = g.company_id and l.id = g.location_id
        order by g.id`,
  );
  return found.map((row) => ({
    companyId: row.company_id,
    id: row.id,
    locationId: row.location_id,
    termId: row.term_id,
    size: row.size,
    spacingM: row.spacing_m,
    every: row.every,
    latitude: row.latitude,
    longitude: row.longitude,
    country: row.country,
    businessType: row.business_type,
    isMonitored: row.is_monitored,
    isBeingScanned: row.is_being_scanned,
    lastScanOn: row.last_scan_on,
  }));
}

/** The grid, where a scan of it would measure anything. */
export function scannable(grid: LockedGrid): GridToScan | undefined {
  const { latitude, longitude } = grid;
  if (monitoringRefusal(grid) || latitude === null || longitude === null) return undefined;
  return { ...grid, latitude, longitude };
}

interface Row {
  company_id: number;
  id: number;
  location_id: number;
  term_id: number;
  size: number;
  spacing_m: number;
  every: GridInterval;
  latitude: number | null;
  longitude: number | null;
  country: string;
  business_type: BusinessType;
  is_monitored: boolean;
  is_being_scanned: boolean;
  last_scan_on: string | null;
}
