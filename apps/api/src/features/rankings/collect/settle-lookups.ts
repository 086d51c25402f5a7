import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { settleScans } from '../grids/settle-scans.ts';
import type { LookupResult } from '../rankings.table.ts';
import { holdRankings } from './hold-rankings.ts';
import { settleDays, type DayOfPair } from './settle-days.ts';

export interface LookupOutcome {
  id: number;
  /** Left out where the lookup has failed for good. */
  result?: LookupResult;
}

/** Failed lookups of a day stay so long: were they gone, the day would be planned anew. */
const failedSeconds = 2 * 86_400;

/**
 * Notes what became of lookups of a company and settles each day and scan of which that was the last, all in the
 * caller's transaction. The company's positions are held, so two never both believe that another lookup is still out;
 * whoever dies leaves the lookups as they were. An outcome of a lookup that has one already is ignored.
 */
export async function settleLookups(
  { live, now }: Services,
  tx: Queryable,
  companyId: number,
  outcomes: readonly LookupOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await holdRankings(tx, companyId);
  const goneAt = new Date(now().getTime() + failedSeconds * 1000).toISOString();
  const noted = await rows<NotedLookup>(
    tx,
    sql`update rank_lookups r
        set state = case when o.result is null then 'failed' else 'answered' end, result = o.result, due_at = ${goneAt}
        from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (id int8, result jsonb)
        where r.company_id = ${companyId} and r.id = o.id and r.state in ('waiting', 'posted')
        returning r.location_id::int8 as location_id, r.term_id, r.day::text as day, r.scan_id::int8 as scan_id`,
  );
  const days = new Map<string, DayOfPair>();
  const scans = new Set<number>();
  for (const { location_id, term_id, day, scan_id } of noted) {
    if (scan_id !== null) scans.add(scan_id);
    if (day !== null) days.set(`${location_id}/${term_id}/${day}`, { location_id, term_id, day });
  }
  const settledDays = await settleDays(tx, companyId, [...days.values()]);
  const settledScans = await settleScans(tx, companyId, [...scans], now());
  const ids = [...new Set([...settledDays, ...settledScans])];
  if (ids.length > 0) await live.publish(tx, companyId, { topic: 'rankings', ids });
}

interface NotedLookup {
  location_id: number;
  term_id: number;
  day: string | null;
  scan_id: number | null;
}
