import { sql, type SQL } from 'drizzle-orm';
import type { BusinessType } from '@pinfold/contract/features/listings/location-filters';
import { type GridInterval, monitoringRefusal } from '@pinfold/contract/features/rankings/rank';
import { rows, type Queryable } from '../../../database/database.ts';
import { visibleTo, type LocationScope } from '../../listings/visible-locations.ts';
import { isMonitored } from '../read/watched.ts';
import type { GridToScan } from './start-scan.ts';

export interface HeldGrid extends Omit<GridToScan, 'latitude' | 'longitude'> {
  every: GridInterval;
  latitude: number | null;
  longitude: number | null;
  businessType: BusinessType;
  /** Whether the calendar scans it: it is on the map, and not closed for good. */
  isMonitored: boolean;
  /** Whether a scan is promised or on its way. */
  isBeingScanned: boolean;
  /** The day of its last scan. */
  lastScanOn: string | null;
}

/** Lets whoever else scans or changes a grid wait; undefined where the member sees none of this id. */
export async function holdGrid(
  tx: Queryable,
  member: LocationScope,
  id: number,
): Promise<HeldGrid | undefined> {
  const [grid] = await holdGrids(
    tx,
    sql`g.company_id = ${member.companyId} and g.id = ${id}
        and ${visibleTo(member, sql`g.location_id`) ?? sql`true`}`,
  );
  return grid;
}

/** The same for some grids; `rank_grids g`. */
export async function holdGrids(tx: Queryable, which: SQL): Promise<HeldGrid[]> {
  const found = await rows<Row>(
    tx,
    sql`with held as (select g.* from rank_grids g where ${which} order by g.id for update)
        select g.company_id::int8 as company_id, g.id::int8 as id, g.location_id::int8 as location_id, g.term_id,
          g.size, g.spacing_m, g.every, l.latitude, l.longitude, l.country, l.business_type,
          ${isMonitored} as is_monitored,
          exists (select from rank_scans s where s.company_id = g.company_id and s.grid_id = g.id
            and s.status in (1, 2)) as is_being_scanned,
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
export function scannable(grid: HeldGrid): GridToScan | undefined {
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
