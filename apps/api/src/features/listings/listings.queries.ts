import { and, asc, count, eq } from 'drizzle-orm';
import type { LocationPage } from '@pinfold/contract/features/listings/list-locations';
import type { LocationSort } from '@pinfold/contract/features/listings/location-filters';
import type { Queryable } from '../../database/database.ts';
import type { Member } from '../company/member.ts';
import { locationFilter, type LocationFilter } from './location-filter.ts';
import { summaryColumns, toItem, toSummary } from './location-rows.ts';
import { locations } from './listings.table.ts';
import { visibleTo } from './visible-locations.ts';

export interface LocationSearch extends LocationFilter {
  page: number;
  page_size: number;
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
  const order = orders[search.order_by];
  const [total] = await queries.select({ count: count() }).from(locations).where(where);
  const found = { count: total?.count ?? 0 };
  if (search.only_ids) {
    const ids = await queries
      .select({ id: locations.id })
      .from(locations)
      .where(where)
      .orderBy(...order)
      .limit(maxIds);
    return { ...found, results: [], ids: ids.map(({ id }) => id) };
  }
  const [limit, offset] = [search.page_size, (search.page - 1) * search.page_size];
  if (search.only_basic_info) {
    const page = queries.select(summaryColumns).from(locations).where(where);
    return {
      ...found,
      results: (
        await page
          .orderBy(...order)
          .limit(limit)
          .offset(offset)
      ).map(toSummary),
    };
  }
  const page = queries.select().from(locations).where(where);
  return {
    ...found,
    results: (
      await page
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
    ).map(toItem),
  };
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
} as const;
