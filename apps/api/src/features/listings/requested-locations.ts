import { sql, type SQL } from 'drizzle-orm';
import { joinTexts } from '@pinfold/contract/features/listings/location-filters';
import type { Queryable } from '../../database/database.ts';
import { countRows } from '../../database/page-of.ts';
import type { Member } from '../company/member.ts';
import { locationFilter } from './location-filter.ts';
import { locations } from './listings.table.ts';
import { idList } from '../../database/int8.ts';

/** Of which locations. A part that is left out, or an empty list, adds nothing. */
export interface LocationSearch {
  q?: string | undefined;
  facilities_ids?: readonly number[] | undefined;
  groups?: readonly number[] | undefined;
  cities?: readonly string[] | undefined;
}

/** Over `locations`: those that fit, as in `/facilities/`, and that the member may see. */
export function requestedLocations(
  member: Member,
  { q, facilities_ids, groups, cities }: LocationSearch,
): SQL | undefined {
  return locationFilter(member, {
    q,
    facilities_ids: facilities_ids?.length ? facilities_ids.join(',') : undefined,
    groups: groups?.length ? groups.join(',') : undefined,
    cities: cities?.length ? joinTexts(cities) : undefined,
  });
}

/** Their ids, as a subquery; undefined when that is every location of the company. */
export function requestedLocationIds(member: Member, search: LocationSearch): SQL | undefined {
  const { q, facilities_ids, groups, cities } = search;
  const isNarrowed = q || facilities_ids?.length || groups?.length || cities?.length;
  if (member.seesAllLocations && !isNarrowed) return undefined;
  return sql`(select ${locations.id} from ${locations} where ${requestedLocations(member, search)})`;
}

/** Returns the same ids as numbers; undefined when that is every location of the company. */
export async function listRequestedIds(
  queries: Queryable,
  member: Member,
  search: LocationSearch,
): Promise<number[] | undefined> {
  if (!requestedLocationIds(member, search)) return undefined;
  const found = await queries
    .select({ id: locations.id })
    .from(locations)
    .where(requestedLocations(member, search));
  return found.map(({ id }) => id);
}

/**
 * Returns the ids of the requested locations as a list; undefined when that is every location of the company. With a known
 * number of ids, PostgreSQL does not scan the days of all locations.
 */
export async function findRequestedIds(
  queries: Queryable,
  member: Member,
  search: LocationSearch,
): Promise<SQL | undefined> {
  const ids = await listRequestedIds(queries, member, search);
  return ids && idList(ids);
}

/** The same, and how many there are. */
export async function findRequestedLocations(queries: Queryable, member: Member, search: LocationSearch) {
  const ids = await listRequestedIds(queries, member, search);
  const count = ids?.length ?? (await countRows(queries, locations, requestedLocations(member, search)));
  return { count, ids: ids && idList(ids) };
}
