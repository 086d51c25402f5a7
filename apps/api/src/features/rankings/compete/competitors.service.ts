import { and, eq } from 'drizzle-orm';
import type { Competitor } from '@pinfold/contract/features/rankings/competitors.endpoints';
import { maxCompetitors } from '@pinfold/contract/features/rankings/rank';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { spendLimit } from '../../../limits/spend-limit.ts';
import { locations } from '../../listings/listings.table.ts';
import { deleteCompetitorPositions } from '../delete-positions.job.ts';
import { competitors, seenPlaces } from '../rankings.table.ts';
import { isPlaced } from '../seen-places.ts';
import { competitorsOf, toCompetitor } from './competitors.queries.ts';

/** Compares with a place that a search or a suggestion has shown to the company; its positions come from now on. */
export async function addCompetitor(
  services: Services,
  { companyId }: Member,
  placeId: string,
): Promise<Competitor> {
  const { database, live, now } = services;
  return database.queries.transaction(async (tx) => {
    const place = await placeToAdd(tx, companyId, placeId);
    const spending = { companyId, limit: 'max_listings_competitors' } as const;
    const added = await spendLimit(services, tx, spending, async () => {
      // The company is locked, so no other competitor is added meanwhile.
      const before = await competitorsOf(tx, companyId);
      if (before.some((one) => one.placeId === placeId)) throw new Problem('competitor_exists');
      if (before.length >= maxCompetitors)
        throw new Problem('too_many_competitors', { values: { limit: maxCompetitors } });
      const [row] = await tx
        .insert(competitors)
        .values({ ...place, createdAt: now() })
        .returning();
      if (!row) throw new Error('an insert answers its row');
      return row;
    });
    await live.publish(tx, companyId, { topic: 'rankings', ids: [] });
    return toCompetitor(added);
  });
}

async function placeToAdd(tx: Queryable, companyId: number, placeId: string) {
  const [own] = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.companyId, companyId), locations.isOwner, eq(locations.placeId, placeId)))
    .limit(1);
  if (own) throw new Problem('competitor_is_own');
  const [seen] = await tx
    .select()
    .from(seenPlaces)
    .where(and(eq(seenPlaces.companyId, companyId), eq(seenPlaces.placeId, placeId)));
  if (!seen) throw new Problem('not_found');
  const { seenAt: _, ...place } = seen;
  if (!isPlaced(place)) throw new Problem('service_area_not_monitored');
  return place;
}

/** Removes a competitor at once; its positions are deleted in the background. */
export async function removeCompetitor(
  { database, jobs, live, now }: Services,
  { companyId }: Member,
  id: number,
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const removed = await tx
      .delete(competitors)
      .where(and(eq(competitors.companyId, companyId), eq(competitors.id, id)))
      .returning({ id: competitors.id });
    if (removed.length === 0) throw new Problem('not_found');
    await jobs.enqueue(tx, deleteCompetitorPositions, [{ payload: { companyId, competitorId: id } }]);
    await live.publish(tx, companyId, { topic: 'rankings', ids: [] });
  });
}
