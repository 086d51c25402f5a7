import { and, eq, sql } from 'drizzle-orm';
import { normalizeKeyword } from '@pinfold/contract/features/company/keyword';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { type GridInterval, monitoringRefusal } from '@pinfold/contract/features/rankings/rank';
import { nextScanDay } from '@pinfold/contract/features/rankings/rank-days';
import type { RankGrid } from '@pinfold/contract/features/rankings/rank-grids.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { requirePlainKeywords } from '../../company/keywords/keywords.service.ts';
import type { Member } from '../../company/member.ts';
import { locations } from '../../listings/listings.table.ts';
import { visibleTo } from '../../listings/visible-locations.ts';
import { ensureTerms } from '../collect/ensure-terms.ts';
import { rankGrids } from '../rankings.table.ts';
import { requireGrid } from './grids.queries.ts';
import { refuseTooManyScans } from './refuse-too-many-scans.ts';
import { startScan } from './start-scan.ts';

export interface NewGrid {
  facility: number;
  keyword: string;
  size: number;
  spacing_m: number;
  every: GridInterval;
}

/** Lays a grid around a location and promises its first scan. */
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
