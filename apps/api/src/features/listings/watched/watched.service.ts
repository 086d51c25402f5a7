import { sql } from 'drizzle-orm';
import type { Language } from '@pinfold/contract/languages';
import type {
  PlaceToWatch,
  WatchedLocation,
} from '@pinfold/contract/features/listings/watched/watched-locations.endpoints';
import type { Caller } from '../../../caller.ts';
import { rows, type Queryable } from '../../../database/database.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import { spendLimit } from '../../../limits/spend-limit.ts';
import { countTry } from '../../../limits/throttle.ts';
import { Problem } from '../../../problem.ts';
import { anyBusiness } from '../../../providers/google-places/google-places.ts';
import type { PublicBusiness } from '../../../providers/google-places/public-business.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { type DeleteLocationData, deleteListingOf } from '../remove/delete-listing.service.ts';
import { storeWatched } from './store-watched.ts';
import { findWatchedPlaces, hasPlace } from './watched.queries.ts';

/**
 * Businesses on the map that could be watched, with what keeps each from it.
 * @throws Problem `too_many_attempts` or `provider_unavailable`
 */
export async function findPlacesToWatch(
  services: Services,
  { member, caller }: { member: Member; caller: Caller },
  q: string,
  language: Language,
): Promise<{ results: PlaceToWatch[] }> {
  await countLookup(services, member, caller);
  const found = await services.places.autocomplete(q, language, anyBusiness);
  const known = await knownPlaces(
    services.database.queries,
    member.companyId,
    found.map(({ placeId }) => placeId),
  );
  return {
    results: found.map(({ placeId, name, description }) => ({
      place_id: placeId,
      name,
      description,
      is_own: known.get(placeId) === 'own',
      is_watched: known.get(placeId) === 'watched',
    })),
  };
}

/**
 * Watches businesses on the map, all of them or none; those that are watched already stay as they are.
 * @throws Problem `not_found`, `place_is_own`, `plan_limit_reached`, `too_many_attempts` or `provider_unavailable`
 */
export async function watchPlaces(
  services: Services,
  { member, caller }: { member: Member; caller: Caller },
  placeIds: readonly string[],
): Promise<{ results: WatchedLocation[] }> {
  const { database, live } = services;
  const { companyId, timezone } = member;
  const wanted = [...new Set(placeIds)];
  const fresh = await placesToAdd(database.queries, companyId, wanted);
  if (fresh.length > 0) {
    await countLookup(services, member, caller);
    // Google answers with another id where a place has got one since: that is the place.
    const businesses = await Promise.all(fresh.map((placeId) => readBusiness(services, placeId)));
    for (const { placeId } of businesses) if (!wanted.includes(placeId)) wanted.push(placeId);
    await database.queries.transaction(async (tx) => {
      const ids = await spendLimit(services, tx, { companyId, limit: 'max_facilities' }, async () => {
        // The company is locked, so nobody else adds the same meanwhile.
        const named = businesses.map(({ placeId }) => placeId);
        const still = new Set(await placesToAdd(tx, companyId, named));
        const added: number[] = [];
        for (const business of businesses.filter(({ placeId }) => still.has(placeId)))
          added.push(await storeWatched(services, tx, { companyId, timezone }, business));
        return added;
      });
      await live.publish(tx, companyId, { topic: 'locations', ids });
    });
  }
  return { results: await findWatchedPlaces(services, member, wanted) };
}

/**
 * Stops watching a location, and removes what is known of it.
 * @throws Problem `not_found`, also for a location of the company's own
 */
export async function stopWatching(
  services: Services,
  member: Member,
  id: number,
  deleteData: DeleteLocationData,
): Promise<void> {
  const watched = await rows(
    services.database.queries,
    sql`select 1 from watched_locations where company_id = ${member.companyId} and location_id = ${id}`,
  );
  if (watched.length === 0) throw new Problem('not_found');
  await deleteListingOf(services, member, { id, from: 'pinfold' }, deleteData);
}

/** Each call costs money at the provider. */
function countLookup(services: Services, { userId }: Member, { address }: Caller): Promise<void> {
  return countTry(services, { purpose: 'places', account: String(userId), address });
}

/** Those that are not watched yet. @throws Problem `place_is_own` */
async function placesToAdd(
  queries: Queryable,
  companyId: number,
  placeIds: readonly string[],
): Promise<string[]> {
  const known = await knownPlaces(queries, companyId, placeIds);
  const own = placeIds.findIndex((placeId) => known.get(placeId) === 'own');
  if (own >= 0) throw new Problem('place_is_own', { errors: [{ path: `body.place_ids.${own}` }] });
  return placeIds.filter((placeId) => !known.has(placeId));
}

/** What the company has of some places already. */
async function knownPlaces(
  queries: Queryable,
  companyId: number,
  placeIds: readonly string[],
): Promise<Map<string, 'own' | 'watched'>> {
  const found = await rows<{ place_id: string; is_owner: boolean }>(
    queries,
    sql`select l.place_id, bool_or(l.is_owner) as is_owner from locations l
        where l.company_id = ${companyId} and l.place_id <> '' and ${hasPlace(placeIds)} group by 1`,
  );
  return new Map(found.map(({ place_id, is_owner }) => [place_id, is_owner ? 'own' : 'watched']));
}

async function readBusiness({ places, log }: Services, placeId: string): Promise<PublicBusiness> {
  const business = await ifRefused(places.business(placeId), (error) => {
    log.warn({ err: error }, 'read a place to watch');
    throw new Problem('provider_unavailable');
  });
  if (!business) throw new Problem('not_found');
  return business;
}
