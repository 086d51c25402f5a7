import { and, eq, sql } from 'drizzle-orm';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { nextScanDay } from '@pinfold/contract/features/rankings/rank-days';
import type { GridInterval } from '@pinfold/contract/features/rankings/rank';
import type { RankGrid } from '@pinfold/contract/features/rankings/rank-grids.endpoints';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { holdRankings } from '../collect/hold-rankings.ts';
import { rankGrids } from '../rankings.table.ts';
import { requireGrid } from './grids.queries.ts';
import { holdGrid } from './hold-grid.ts';

/** Scans a grid more or less often, counted from its last scan; tomorrow at the earliest. */
export async function changeGrid(
  { database, live, now }: Services,
  member: Member,
  id: number,
  every: GridInterval,
): Promise<RankGrid> {
  const { companyId } = member;
  const today = localTime(now(), member.timezone).date;
  return database.queries.transaction(async (tx) => {
    const grid = await holdGrid(tx, member, id);
    if (!grid) throw new Problem('not_found');
    const next = nextScanDay(every, grid.lastScanOn ?? today);
    const tomorrow = addDays(today, 1);
    await tx
      .update(rankGrids)
      .set({ every, nextScanOn: next !== null && next < tomorrow ? tomorrow : next })
      .where(and(eq(rankGrids.companyId, companyId), eq(rankGrids.id, id)));
    await live.publish(tx, companyId, { topic: 'rankings', ids: [grid.locationId] });
    return requireGrid(tx, member, id);
  });
}

/** Removes a grid with its scans, and what one of them still had to look up. */
export async function removeGrid({ database, live }: Services, member: Member, id: number): Promise<void> {
  const { companyId } = member;
  await database.queries.transaction(async (tx) => {
    await holdRankings(tx, companyId);
    const grid = await holdGrid(tx, member, id);
    if (!grid) throw new Problem('not_found');
    await tx.execute(
      sql`delete from rank_lookups where company_id = ${companyId} and location_id = ${grid.locationId}
            and term_id = ${grid.termId} and day is null and scan_id in (
              select s.id from rank_scans s where s.company_id = ${companyId} and s.grid_id = ${id})`,
    );
    await tx.execute(sql`delete from rank_scans where company_id = ${companyId} and grid_id = ${id}`);
    await tx.execute(sql`delete from rank_grids where company_id = ${companyId} and id = ${id}`);
    await live.publish(tx, companyId, { topic: 'rankings', ids: [grid.locationId] });
  });
}
