import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { LocationSort } from '@pinfold/contract/features/listings/location-filters';
import type { LocationPage } from '@pinfold/contract/features/listings/locations.endpoints';
import type { Queryable } from '../../database/database.ts';
import { countRows, limitToPage, type Paging } from '../../database/page-of.ts';
import type { Member } from '../company/member.ts';
import { locations } from './listings.table.ts';
import { locationFilter, type LocationFilter } from './location-filter.ts';
import { locationItemColumns, summaryColumns, toItem, toSummary } from './location-rows.ts';
import { visibleTo } from './visible-locations.ts';

interface LocationSearch extends LocationFilter, Paging {
  order_by: LocationSort;
  only_ids?: boolean | undefined;
  only_basic_info?: boolean | undefined;
}

/** Most ids that one answer names. */
const maxIds = 10_000;

export async function listLocationsOf(
  queries: Queryable,
  member: Member,
  search: LocationSearch,
): Promise<LocationPage> {
  const where = locationFilter(member, search);
  // Side by side: on a server with several connections the answer takes as long as the slower of the two.
  const [[total], found] = await Promise.all([
    countLocations(queries, where),
    findLocations(queries, where, search),
  ]);
  return { count: total?.count ?? 0, ...found };
}

async function findLocations(
  queries: Queryable,
  where: SQL | undefined,
  search: LocationSearch,
): Promise<Omit<LocationPage, 'count'>> {
  if (search.only_ids) {
    const ids = await queries
      .select({ id: locations.id })
      .from(locations)
      .where(where)
      .orderBy(...orders[search.order_by])
      .limit(maxIds);
    return { results: [], ids: ids.map(({ id }) => id) };
  }
  if (search.only_basic_info) {
    const found = queries.select(summaryColumns).from(locations).where(where).$dynamic();
    return { results: (await orderedPage(found, search)).map(toSummary) };
  }
  return { results: (await pageOfLocations(queries, where, search)).map(toItem) };
}

/** A page of what names a location, for choosing some. */
export async function listSummariesOf(
  queries: Queryable,
  member: Member,
  { q, ...paging }: Pick<LocationFilter, 'q'> & Paging,
) {
  const where = locationFilter(member, { q });
  const found = queries.select(summaryColumns).from(locations).where(where).$dynamic();
  const results = await orderedPage(found, { ...paging, order_by: 'default' });
  return { count: await countRows(queries, locations, where), results: results.map(toSummary) };
}

export function countLocations(queries: Queryable, where: SQL | undefined) {
  return queries.select({ count: count() }).from(locations).where(where);
}

/** The rows of one page of the list. */
export function pageOfLocations(queries: Queryable, where: SQL | undefined, page: PageOfSearch) {
  return orderedPage(queries.select(locationItemColumns).from(locations).where(where).$dynamic(), page);
}

type PageOfSearch = Pick<LocationSearch, 'order_by' | keyof Paging>;

function orderedPage<Query extends PgSelect>(query: Query, { order_by, ...paging }: PageOfSearch) {
  return limitToPage(query, paging).orderBy(...orders[order_by]);
}

export async function listCitiesOf(queries: Queryable, member: Member) {
  const results = await queries
    .select({ city: locations.city, facilities_count: count() })
    .from(locations)
    .where(and(eq(locations.companyId, member.companyId), visibleTo(member, locations.id)))
    .groupBy(locations.city)
    .orderBy(asc(locations.city));
  return { results };
}

/** The last column decides between equals, so that no location is on two pages. */
const orders = {
  default: [asc(locations.city), asc(locations.addressLine), asc(locations.id)],
  country: [asc(locations.country), asc(locations.city), asc(locations.addressLine), asc(locations.id)],
  city: [asc(locations.city), asc(locations.id)],
  store_code: [asc(locations.storeCode), asc(locations.id)],
  quality: [asc(locations.qualityScore), asc(locations.city), asc(locations.addressLine), asc(locations.id)],
} as const;

export async function listLabelsOf(queries: Queryable, member: Member) {
  const labelled = queries
    .select({ label: sql<string>`unnest(${locations.labels})`.as('label') })
    .from(locations)
    .where(and(eq(locations.companyId, member.companyId), visibleTo(member, locations.id)))
    .as('labelled');
  const results = await queries
    .select({ label: labelled.label, facilities_count: count() })
    .from(labelled)
    .groupBy(labelled.label)
    .orderBy(asc(labelled.label));
  return { results };
}
