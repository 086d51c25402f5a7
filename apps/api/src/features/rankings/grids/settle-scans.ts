import { sql } from 'drizzle-orm';
import { tallyOf } from '@pinfold/contract/features/rankings/rank-tally';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { LookupResult } from '../rankings.table.ts';
import { rivalsOf } from './rivals-of.ts';

/**
 * Ends those of some scans whose lookups have all been answered or have failed, and takes their lookups away. A point that
 * failed is not measured; a scan of which every point failed has failed. The caller holds the company's positions.
 * Answers the locations.
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
    if (ofScan.some(({ state }) => state === 'waiting' || state === 'posted')) continue;
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
    sql`update rank_scans set status = ${answers.length === 0 ? 4 : 3}, done_at = ${now.toISOString()},
          positions = ${`{${positions.join(',')}}`}::int2[], best = ${best}, points = ${points}, found = ${found},
          sum = ${sum}, top3 = ${top3}, rivals = ${JSON.stringify(rivalsOf(answers))}::jsonb
        where company_id = ${companyId} and id = ${scanId} and status in (1, 2)`,
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
  state: 'waiting' | 'posted' | 'answered' | 'failed';
  result: LookupResult | null;
}
