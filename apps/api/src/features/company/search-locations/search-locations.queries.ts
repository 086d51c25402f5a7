import { asc, eq, sql } from 'drizzle-orm';
import type {
  SearchLocation,
  SuggestedLocation,
} from '@pinfold/contract/features/company/search-locations.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { countRows, limitToPage, type PageOf, type Paging } from '../../../database/page-of.ts';
import type { Member } from '../member.ts';
import { companyCities, encodePlace, placeKey, type CityFilter } from './company-cities.ts';
import { rejectedLocations, searchLocations } from './search-locations.table.ts';

export const searchLocationColumns = {
  id: searchLocations.id,
  name: searchLocations.name,
  region: searchLocations.region,
  country: searchLocations.country,
  latitude: searchLocations.latitude,
  longitude: searchLocations.longitude,
};

export async function listSearchLocationsOf(
  queries: Queryable,
  { companyId }: Member,
  paging: Paging,
): Promise<PageOf<SearchLocation>> {
  const where = eq(searchLocations.companyId, companyId);
  const found = queries
    .select(searchLocationColumns)
    .from(searchLocations)
    .where(where)
    .orderBy(sql`fold(${searchLocations.name})`, asc(searchLocations.id))
    .$dynamic();
  const results = await limitToPage(found, paging);
  return { count: await countRows(queries, searchLocations, where), results };
}

/** Cities of the locations that the member sees, without those already watched from and those rejected. */
export async function suggestLocations(
  queries: Queryable,
  member: Member,
  filter: CityFilter,
): Promise<{ results: SuggestedLocation[] }> {
  const { companyId } = member;
  const cities = await companyCities(queries, member, filter);
  for (const key of await watchedKeys(queries, companyId)) cities.delete(key);
  const rejected = await queries
    .select()
    .from(rejectedLocations)
    .where(eq(rejectedLocations.companyId, companyId));
  for (const place of rejected) cities.delete(placeKey(place));
  return {
    results: [...cities.values()].map(({ locationsCount, ...place }) => ({
      suggestion: encodePlace(place),
      ...place,
      facilities_count: locationsCount,
    })),
  };
}

/** Keys of the places that a company watches from. */
export async function watchedKeys(queries: Queryable, companyId: number): Promise<Set<string>> {
  const found = await queries
    .select(searchLocationColumns)
    .from(searchLocations)
    .where(eq(searchLocations.companyId, companyId));
  return new Set(found.map(placeKey));
}
