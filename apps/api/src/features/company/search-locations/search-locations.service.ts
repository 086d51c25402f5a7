import { and, eq } from 'drizzle-orm';
import type { SearchLocation } from '@pinfold/contract/features/company/search-locations.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../member.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { spendLimit } from '../../../limits/spend-limit.ts';
import { websiteKeywords } from '../websites/websites.table.ts';
import { companyCities, decodePlace, placeKey, type City } from './company-cities.ts';
import { searchLocationColumns, watchedKeys } from './search-locations.queries.ts';
import { rejectedLocations, searchLocations } from './search-locations.table.ts';

/** Watches from another place. One that was rejected before counts as wanted again. */
export async function addSearchLocation(
  services: Services,
  member: Member,
  chosen: { place_id: string } | { suggestion: string },
): Promise<SearchLocation> {
  const { database, live, places } = services;
  const { companyId } = member;
  const place =
    'place_id' in chosen
      ? await places.place(chosen.place_id)
      : await findCity(database.queries, member, chosen.suggestion);
  if (!place) throw new Problem('not_found');
  const { name, region, country, latitude, longitude } = place;
  return database.queries.transaction(async (tx) => {
    const [added] = await spendLimit(services, tx, { companyId, limit: 'max_search_locations' }, async () => {
      // The company is locked, so no other location is added meanwhile.
      if ((await watchedKeys(tx, companyId)).has(placeKey(place)))
        throw new Problem('search_location_exists');
      return tx
        .insert(searchLocations)
        .values({ companyId, name, region, country, latitude, longitude })
        .returning(searchLocationColumns);
    });
    if (!added) throw new Error('an insert answers its row');
    await tx
      .delete(rejectedLocations)
      .where(
        and(
          eq(rejectedLocations.companyId, companyId),
          eq(rejectedLocations.name, name),
          eq(rejectedLocations.region, region),
          eq(rejectedLocations.country, country),
        ),
      );
    await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
    return added;
  });
}

/** Stops to watch from a place, with the keywords of websites that are watched from there. */
export async function removeSearchLocation(services: Services, { companyId }: Member, id: number) {
  const { database, keywordListeners, live, now } = services;
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const removed = await tx
      .delete(searchLocations)
      .where(and(eq(searchLocations.companyId, companyId), eq(searchLocations.id, id)))
      .returning({ id: searchLocations.id });
    if (removed.length === 0) throw new Problem('not_found');
    const keywords = await tx
      .delete(websiteKeywords)
      .where(and(eq(websiteKeywords.companyId, companyId), eq(websiteKeywords.searchLocationId, id)))
      .returning({ websiteId: websiteKeywords.websiteId });
    await keywordListeners.websiteKeywordsRemoved(services, tx, companyId);
    await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
    const websiteIds = [...new Set(keywords.map(({ websiteId }) => websiteId))];
    if (websiteIds.length > 0) await live.publish(tx, companyId, { topic: 'websites', ids: websiteIds });
  });
}

/** Rejecting twice is rejecting once. */
export async function rejectLocation({ database, live }: Services, member: Member, suggestion: string) {
  const { companyId } = member;
  const city = await findCity(database.queries, member, suggestion);
  if (!city) throw new Problem('not_found');
  const { name, region, country } = city;
  await database.queries.transaction(async (tx) => {
    await tx.insert(rejectedLocations).values({ companyId, name, region, country }).onConflictDoNothing();
    await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
  });
}

/** The city of a suggestion, provided that the member has locations there. */
async function findCity(queries: Queryable, member: Member, suggestion: string): Promise<City | undefined> {
  const place = decodePlace(suggestion);
  return place && (await companyCities(queries, member)).get(placeKey(place));
}
