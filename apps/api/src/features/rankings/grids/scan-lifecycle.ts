import { sql } from 'drizzle-orm';
import { nextScanDay } from '@pinfold/contract/features/rankings/next-scan-day';
import { gridPoints } from '@pinfold/contract/features/rankings/rank-grid';
import { tallyOf } from '@pinfold/contract/features/rankings/rank-tally';
import { type Queryable, rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import {
  isOpen,
  type LookupState,
  searchLanguage,
} from '../../../providers/dataforseo/lookups/lookup-kind.ts';
import { lockRankings, lookupPosting } from '../rank-lookup.ts';
import type { LookupResult } from '../rankings.table.ts';
import { type GridToScan, lockGrids, openScans, scannable, scanStatuses } from './lock-grid.ts';
import { scanRivals } from './scan-rivals.ts';

interface ScanRequest {
  /** Null where the calendar asks. */
  userId: number | null;
  /** The company's today. */
  day: string;
}

/** People wait for a scan: its lookups go before those of the day. */
const aheadSeconds = 86_400;

/** Adds a scan with a lookup for each point, in the transaction that locks the grid. Returns the scan's id. */
export async function startScan(
  { jobs, live, now }: Services,
  tx: Queryable,
  grid: GridToScan,
  { userId, day }: ScanRequest,
): Promise<number> {
  const { companyId, id, locationId, termId, size, spacingM, country, ...center } = grid;
  const moment = now();
  const [scan] = await rows<{ id: number }>(
    tx,
    sql`insert into rank_scans (company_id, grid_id, requested_by, requested_at, requested_on, latitude, longitude,
          positions, points, found, sum, top3)
        values (${companyId}, ${id}, ${userId}, ${moment.toISOString()}, ${day}, ${center.latitude}, ${center.longitude},
          array_fill(null::int2, array[${size * size}::int4]), 0, 0, 0, 0)
        returning id::int8 as id`,
  );
  if (!scan) throw new Error('an insert answers its row');
  const points = gridPoints(center, size, spacingM).map((point, index) => ({ ...point, point: index }));
  const dueAt = new Date(moment.getTime() - aheadSeconds * 1000).toISOString();
  await tx.execute(
    sql`insert into rank_lookups (company_id, location_id, term_id, scan_id, point, latitude, longitude, language, due_at)
        select ${companyId}, ${locationId}, ${termId}, ${scan.id}, p.point, p.latitude, p.longitude,
          ${searchLanguage(country)}, ${dueAt}
        from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as p (point int2, latitude float8, longitude float8)`,
  );
  await jobs.enqueue(tx, lookupPosting, [{ payload: {} }]);
  await live.publish(tx, companyId, { topic: 'rankings', ids: [locationId] });
  return scan.id;
}

/**
 * Counts the scans that people of a company asked for on its day; those of the calendar are not among them. The company's
 * positions are locked, so that two in parallel do not both get the last one.
 * @throws Problem `scan_limit_reached`
 */
export async function refuseTooManyScans(
  { config }: Services,
  tx: Queryable,
  companyId: number,
  day: string,
): Promise<void> {
  await lockRankings(tx, companyId);
  const limit = config.PINFOLD_RANK_SCANS_PER_DAY;
  const [row] = await rows<{ count: number }>(
    tx,
    sql`select count(*)::int4 as count from rank_scans
        where company_id = ${companyId} and requested_on = ${day}::date and requested_by is not null`,
  );
  if ((row?.count ?? 0) >= limit) throw new Problem('scan_limit_reached', { values: { limit } });
}

/**
 * Begins the scans whose day has come, each together with naming the day of the next, so that two that come at once
 * begin it once. One that is still on its way, or whose location has no place on the map now, waits for the next.
 */
export async function startDueScans(
  services: Services,
  { companyId, day }: { companyId: number; day: string },
): Promise<void> {
  await services.database.queries.transaction(async (tx) => {
    const due = await lockGrids(tx, sql`g.company_id = ${companyId} and g.next_scan_on <= ${day}::date`);
    for (const grid of due) {
      await tx.execute(
        sql`update rank_grids set next_scan_on = ${nextScanDay(grid.every, day)}
            where company_id = ${companyId} and id = ${grid.id}`,
      );
      const toScan = grid.isMonitored && !grid.isBeingScanned ? scannable(grid) : undefined;
      if (toScan) await startScan(services, tx, toScan, { userId: null, day });
    }
  });
}

/** Marks scans of which a lookup goes out as in progress; returns the companies of those that were not before. */
export async function markScansInProgress(
  tx: Queryable,
  scans: readonly { companyId: number; scanId: number }[],
): Promise<Set<number>> {
  if (scans.length === 0) return new Set();
  const given = scans.map(({ companyId, scanId }) => ({ company_id: companyId, scan_id: scanId }));
  const begun = await rows<{ company_id: number }>(
    tx,
    sql`update rank_scans s set status = ${scanStatuses.inProgress}
        from (select distinct * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
          as c (company_id int8, scan_id int8)) c
        where s.company_id = c.company_id and s.id = c.scan_id and s.status = ${scanStatuses.pending}
        returning s.company_id::int8 as company_id`,
  );
  return new Set(begun.map(({ company_id }) => company_id));
}

/**
 * Settles those of some scans whose lookups have all been answered or have failed, and deletes their lookups. A failed
 * point is not measured; a scan with failed points only has failed. The caller has locked the company's rankings.
 * Returns the locations.
 */
export async function settleScans(
  tx: Queryable,
  companyId: number,
  scanIds: readonly number[],
  now: Date,
): Promise<number[]> {
  if (scanIds.length === 0) return [];
  const lookups = await endedLookups(tx, companyId, scanIds);
  const settled: number[] = [];
  for (const [scanId, ofScan] of Map.groupBy(lookups, ({ scan_id }) => scan_id)) {
    if (ofScan.some(({ state }) => isOpen(state))) continue;
    await endScan(tx, companyId, scanId, ofScan, now);
    settled.push(...ofScan.slice(0, 1).map(({ location_id }) => location_id));
  }
  return settled;
}

async function endScan(
  tx: Queryable,
  companyId: number,
  scanId: number,
  lookups: readonly EndedLookup[],
  now: Date,
): Promise<void> {
  const answers = lookups.flatMap(({ result }) => (result ? [result] : []));
  const { best, points, found, sum, top3 } = tallyOf(answers.map(({ position }) => position));
  const positions = lookups.map(({ result }) => result?.position ?? 'null');
  await tx.execute(
    sql`update rank_scans set status = ${answers.length === 0 ? scanStatuses.failed : scanStatuses.done}, done_at = ${now.toISOString()},
          positions = ${`{${positions.join(',')}}`}::int2[], best = ${best}, points = ${points}, found = ${found},
          sum = ${sum}, top3 = ${top3}, rivals = ${JSON.stringify(scanRivals(answers))}::jsonb
        where company_id = ${companyId} and id = ${scanId} and status in ${openScans}`,
  );
  const [first] = lookups;
  if (!first) return;
  await tx.execute(
    sql`delete from rank_lookups where company_id = ${companyId} and location_id = ${first.location_id}
          and term_id = ${first.term_id} and day is null and scan_id = ${scanId}`,
  );
}

/** By the grid's location and keyword, by which lookups are found. */
function endedLookups(tx: Queryable, companyId: number, scanIds: readonly number[]): Promise<EndedLookup[]> {
  return rows<EndedLookup>(
    tx,
    sql`select r.scan_id::int8 as scan_id, r.location_id::int8 as location_id, r.term_id, r.state,
          case when r.state = 'answered' then r.result end as result
        from rank_scans s
        join rank_grids g on g.company_id = s.company_id and g.id = s.grid_id
        join rank_lookups r on r.company_id = s.company_id and r.location_id = g.location_id
          and r.term_id = g.term_id and r.day is null and r.scan_id = s.id
        where s.company_id = ${companyId} and s.id = any(${int8Array(scanIds)})
        order by r.scan_id, r.point`,
  );
}

interface EndedLookup {
  scan_id: number;
  location_id: number;
  term_id: number;
  state: LookupState;
  result: LookupResult | null;
}

/** Deletes a grid's scans with the lookups that one of them still waits for. The caller has locked the company's positions. */
export async function deleteScans(
  tx: Queryable,
  { companyId, id, locationId, termId }: Pick<GridToScan, 'companyId' | 'id' | 'locationId' | 'termId'>,
): Promise<void> {
  await tx.execute(
    sql`delete from rank_lookups where company_id = ${companyId} and location_id = ${locationId}
          and term_id = ${termId} and day is null and scan_id in (
            select s.id from rank_scans s where s.company_id = ${companyId} and s.grid_id = ${id})`,
  );
  await tx.execute(sql`delete from rank_scans where company_id = ${companyId} and grid_id = ${id}`);
}
