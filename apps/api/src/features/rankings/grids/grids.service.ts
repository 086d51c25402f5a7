import { and, eq, sql } from 'drizzle-orm';
import { normalizeKeyword } from '@pinfold/contract/features/company/keyword';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { type GridInterval, monitoringRefusal } from '@pinfold/contract/features/rankings/rank';
import { nextScanDay } from '@pinfold/contract/features/rankings/next-scan-day';
import type { RankGrid, RankScan } from '@pinfold/contract/features/rankings/rank-grids.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { requirePlainKeywords } from '../../company/keywords/keywords.service.ts';
import type { Member } from '../../company/member.ts';
import { locations } from '../../listings/listings.table.ts';
import { visibleTo } from '../../listings/visible-locations.ts';
import { lockRankings } from '../rank-lookup.ts';
import { ensureTerms } from '../rank-terms.ts';
import { rankGrids } from '../rankings.table.ts';
import { readScan, requireGrid } from './grids.queries.ts';
import { lockGrid, scannable } from './lock-grid.ts';
import { deleteScans, refuseTooManyScans, startScan } from './scan-lifecycle.ts';

interface NewGrid {
  facility: number;
  keyword: string;
  size: number;
  spacing_m: number;
  every: GridInterval;
}

/** Lays a grid around a location and starts its first scan. */
export async function createGrid(services: Services, member: Member, wish: NewGrid): Promise<RankGrid> {
  const { database, now } = services;
  const { companyId, userId } = member;
  requirePlainKeywords([wish.keyword]);
  const day = localTime(now(), member.timezone).date;
  return database.queries.transaction(async (tx) => {
    const { latitude, longitude, country } = await placeToScan(tx, member, wish.facility);
    await refuseTooManyScans(services, tx, companyId, day);
    const keyword = normalizeKeyword(wish.keyword);
    const termId = (await ensureTerms(tx, companyId, [keyword])).get(keyword);
    if (termId === undefined) throw new Error('a term that was made has an id');
    const grid = {
      companyId,
      locationId: wish.facility,
      termId,
      size: wish.size,
      spacingM: wish.spacing_m,
    };
    const [added] = await tx
      .insert(rankGrids)
      .values({
        ...grid,
        every: wish.every,
        nextScanOn: nextScanDay(wish.every, day),
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: rankGrids.id });
    if (!added) throw new Problem('rank_grid_exists');
    const toScan = { ...grid, id: added.id, latitude, longitude, country };
    await startScan(services, tx, toScan, { userId, day });
    return requireGrid(tx, member, added.id);
  });
}

async function placeToScan(tx: Queryable, member: Member, locationId: number) {
  const { businessType, latitude, longitude, country } = locations;
  const [found] = await tx
    .select({ businessType, latitude, longitude, country })
    .from(locations)
    .where(
      and(
        eq(locations.companyId, member.companyId),
        eq(locations.id, locationId),
        visibleTo(member, sql`${locations.id}`),
      ),
    );
  if (!found) throw new Problem('not_found');
  const refusal = monitoringRefusal(found);
  if (refusal) throw new Problem(refusal);
  if (found.latitude === null || found.longitude === null) throw new Problem('coordinates_missing');
  return { latitude: found.latitude, longitude: found.longitude, country: found.country };
}

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
    const grid = await lockGrid(tx, member, id);
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
    await lockRankings(tx, companyId);
    const grid = await lockGrid(tx, member, id);
    if (!grid) throw new Problem('not_found');
    await deleteScans(tx, grid);
    await tx.execute(sql`delete from rank_grids where company_id = ${companyId} and id = ${id}`);
    await live.publish(tx, companyId, { topic: 'rankings', ids: [grid.locationId] });
  });
}

/** Scans a grid now, around where its location is now. */
export async function requestScan(services: Services, member: Member, id: number): Promise<RankScan> {
  const { database, now } = services;
  const { companyId, userId } = member;
  const day = localTime(now(), member.timezone).date;
  return database.queries.transaction(async (tx) => {
    // The company's positions are locked before the grid, as they are where a scan is settled.
    await lockRankings(tx, companyId);
    const grid = await lockGrid(tx, member, id);
    if (!grid) throw new Problem('not_found');
    if (grid.isBeingScanned) throw new Problem('scan_in_progress');
    const toScan = scannable(grid);
    if (!toScan) throw new Problem('not_found');
    await refuseTooManyScans(services, tx, companyId, day);
    return readScan(tx, companyId, await startScan(services, tx, toScan, { userId, day }));
  });
}
