import { sql, type SQL } from 'drizzle-orm';
import { normalizeKeyword } from '@pinfold/contract/features/company/keyword';
import { usualSwing } from '@pinfold/contract/features/rankings/rank-grid';
import type { RankGrid, RankScan } from '@pinfold/contract/features/rankings/rank-grids.endpoints';
import {
  averageFound,
  averageOfAll,
  type RankTally,
  shareOfTop3,
} from '@pinfold/contract/features/rankings/rank-tally';
import { type Queryable, rows } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { countFrom, limitOffset, type PageOf, type Paging } from '../../../database/page-of.ts';
import { locationScope } from '../../listings/location-scope.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { toSummary } from '../../listings/location-rows.ts';

interface GridFilter extends Paging {
  facility?: number | undefined;
  keyword?: string | undefined;
}

/** Number of scans from which the usual fluctuation is computed. */
const swingScans = 60;

export async function listGridsOf(queries: Queryable, member: Member, filter: GridFilter) {
  const { facility, keyword } = filter;
  const which = sql`${gridsOf(member)}
    and ${facility === undefined ? sql`true` : sql`g.location_id = ${facility}`}
    and ${keyword === undefined ? sql`true` : sql`t.keyword = ${normalizeKeyword(keyword)}`}`;
  const count = await countFrom(queries, sql`${grids} where ${which}`);
  return { count, results: await readGrids(queries, which, filter) };
}

/** @throws Problem `not_found` */
export async function requireGrid(queries: Queryable, member: Member, id: number): Promise<RankGrid> {
  const [grid] = await readGrids(queries, sql`${gridsOf(member)} and g.id = ${id}`, {
    page: 1,
    page_size: 1,
  });
  if (!grid) throw new Problem('not_found');
  return grid;
}

/** The newest first. @throws Problem `not_found` */
export async function listScansOf(
  queries: Queryable,
  member: Member,
  id: number,
  paging: Paging,
): Promise<PageOf<RankScan>> {
  const { companyId } = member;
  const { scans_count: count } = await requireGrid(queries, member, id);
  const found = await rows<ScanRow>(
    queries,
    sql`${scans} where s.company_id = ${companyId} and s.grid_id = ${id}
        order by s.requested_at desc, s.id desc ${limitOffset(paging)}`,
  );
  return { count, results: found.map(toScan) };
}

export async function readScan(queries: Queryable, companyId: number, id: number): Promise<RankScan> {
  const [scan] = await rows<ScanRow>(
    queries,
    sql`${scans} where s.company_id = ${companyId} and s.id = ${id}`,
  );
  if (!scan) throw new Problem('not_found');
  return toScan(scan);
}

function gridsOf(member: Member): SQL {
  return sql`g.company_id = ${member.companyId} and ${locationScope(member, sql`g.location_id`)}`;
}

const grids = sql`from rank_grids g
  join locations l on l.company_id = g.company_id and l.id = g.location_id
  join rank_terms t on t.company_id = g.company_id and t.id = g.term_id`;

const scanColumns = sql`s.id::int8 as id, s.status, s.requested_at, s.done_at, g.size, g.spacing_m, s.latitude,
  s.longitude, s.positions, s.best, s.points, s.found, s.sum, s.top3, s.rivals`;

const scans = sql`select ${scanColumns} from rank_scans s
  join rank_grids g on g.company_id = s.company_id and g.id = s.grid_id`;

async function readGrids(queries: Queryable, which: SQL, paging: Paging): Promise<RankGrid[]> {
  const ofGrid = sql`s.company_id = p.company_id and s.grid_id = p.id`;
  const found = await rows<GridRow>(
    queries,
    sql`with page as (
          select g.*, t.keyword, l.name, l.address_line, l.postal_code, l.city, l.store_code, l.is_verified
          ${grids} where ${which} order by l.city, l.address_line, t.keyword, g.id ${limitOffset(paging)})
        select p.id::int8 as id, p.location_id::int8 as "locationId", p.keyword, p.size, p.spacing_m as "spacingM",
          p.every, p.next_scan_on::text as "nextScanOn", p.created_at as "createdAt", p.name,
          p.address_line as "addressLine", p.postal_code as "postalCode", p.city, p.store_code as "storeCode",
          p.is_verified as "isVerified",
          (select count(*)::int4 from rank_scans s where ${ofGrid}) as "scansCount",
          (select to_jsonb(last) from (
            select ${scanColumns} from rank_scans s cross join (select p.size, p.spacing_m) g where ${ofGrid}
            order by s.requested_at desc, s.id desc limit 1) last) as "lastScan",
          coalesce((select jsonb_agg(jsonb_build_object('best', s.best, 'points', s.points, 'found', s.found,
              'sum', s.sum, 'top3', s.top3) order by s.requested_at) from (
            select s.* from rank_scans s where ${ofGrid} and s.status = 3
            order by s.requested_at desc limit ${swingScans}) s), '[]') as tallies
        from page p order by p.city, p.address_line, p.keyword, p.id`,
  );
  return found.map(toGrid);
}

interface ScanRow extends RankTally {
  id: number;
  status: 1 | 2 | 3 | 4;
  requested_at: Moment;
  done_at: Moment | null;
  size: number;
  spacing_m: number;
  latitude: number;
  longitude: number;
  positions: (number | null)[];
  rivals: RankScan['rivals'];
}

function toScan(row: ScanRow): RankScan {
  return {
    id: row.id,
    status: row.status,
    requested_at: isoOf(row.requested_at),
    done_at: isoOf(row.done_at),
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

interface GridRow extends Omit<Parameters<typeof toSummary>[0], 'id'> {
  id: number;
  locationId: number;
  keyword: string;
  size: number;
  spacingM: number;
  every: RankGrid['every'];
  nextScanOn: string | null;
  createdAt: Moment;
  scansCount: number;
  lastScan: ScanRow | null;
  /** Of the latest scans that measured anything, the oldest first. */
  tallies: RankTally[];
}

function toGrid(row: GridRow): RankGrid {
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
    created_at: isoOf(row.createdAt),
  };
}
