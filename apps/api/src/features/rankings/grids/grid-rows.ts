import type { RankGrid, RankScan } from '@pinfold/contract/features/rankings/rank-grids.endpoints';
import {
  averageFound,
  averageOfAll,
  shareOfTop3,
  type RankTally,
} from '@pinfold/contract/features/rankings/rank-tally';
import { usualSwing } from '@pinfold/contract/features/rankings/rank-grid';
import { toSummary } from '../../listings/location-rows.ts';

export interface ScanRow extends RankTally {
  id: number;
  status: 1 | 2 | 3 | 4;
  requested_at: string | Date;
  done_at: string | Date | null;
  size: number;
  spacing_m: number;
  latitude: number;
  longitude: number;
  positions: (number | null)[];
  rivals: RankScan['rivals'];
}

export function toScan(row: ScanRow): RankScan {
  return {
    id: row.id,
    status: row.status,
    requested_at: new Date(row.requested_at).toISOString(),
    done_at: row.done_at === null ? null : new Date(row.done_at).toISOString(),
    size: row.size,
    spacing_m: row.spacing_m,
    center: { latitude: row.latitude, longitude: row.longitude },
    positions: row.positions,
    average: averageFound(row),
    average_all: averageOfAll(row),
    top3_share: shareOfTop3(row),
    found: row.found,
    points: row.points,
    rivals: row.rivals,
  };
}

export interface GridRow extends Omit<Parameters<typeof toSummary>[0], 'id'> {
  id: number;
  locationId: number;
  keyword: string;
  size: number;
  spacingM: number;
  every: RankGrid['every'];
  nextScanOn: string | null;
  createdAt: string | Date;
  scansCount: number;
  lastScan: ScanRow | null;
  /** Of the latest scans that measured anything, the oldest first. */
  tallies: RankTally[];
}

export function toGrid(row: GridRow): RankGrid {
  return {
    id: row.id,
    facility: toSummary({ ...row, id: row.locationId }),
    keyword: row.keyword,
    size: row.size,
    spacing_m: row.spacingM,
    every: row.every,
    next_scan_on: row.nextScanOn,
    scans_count: row.scansCount,
    last_scan: row.lastScan && toScan(row.lastScan),
    noise: usualSwing(row.tallies.map(averageOfAll)),
    created_at: new Date(row.createdAt).toISOString(),
  };
}
