import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { LocationPage } from '@pinfold/contract/features/listings/list-locations';
import { escapeLike } from '../../database/escape-like.ts';
import type { Queryable } from '../../database/database.ts';
import type { Member } from '../company/member.ts';
import { locations } from './listings.table.ts';
import { visibleTo } from './visible-locations.ts';

export interface LocationFilter {
  page: number;
  page_size: number;
  q?: string | undefined;
  facilities_ids?: string | undefined;
  only_ids?: boolean | undefined;
}

/** Most ids that one answer names. */
const maxIds = 10_000;

export async function listLocationsOf(
  queries: Queryable,
  member: Member,
  filter: LocationFilter,
): Promise<LocationPage> {
  const ids = filter.facilities_ids?.split(',').map(Number);
  const where = and(
    eq(locations.companyId, member.companyId),
    visibleTo(member, locations.id),
    ids && inArray(locations.id, ids),
    filter.q ? matches(filter.q) : undefined,
  );
  const [total] = await queries.select({ count: count() }).from(locations).where(where);
  const order = [asc(locations.city), asc(locations.street), asc(locations.id)];
  if (filter.only_ids) {
    const found = await queries
      .select({ id: locations.id })
      .from(locations)
      .where(where)
      .orderBy(...order)
      .limit(maxIds);
    return { count: total?.count ?? 0, results: [], ids: found.map(({ id }) => id) };
  }
  const found = await queries
    .select()
    .from(locations)
    .where(where)
    .orderBy(...order)
    .limit(filter.page_size)
    .offset((filter.page - 1) * filter.page_size);
  return { count: total?.count ?? 0, results: found.map(toSummary) };
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

function matches(q: string) {
  const text = sql`fold(${locations.name} || ' ' || ${locations.street} || ' ' || ${locations.city} || ' ' || ${locations.storeCode})`;
  return sql`${text} like '%' || fold(${escapeLike(q)}) || '%'`;
}

function toSummary(row: typeof locations.$inferSelect) {
  return {
    id: row.id,
    name: row.name,
    formatted_address: [row.street, `${row.postalCode} ${row.city}`.trim()].filter(Boolean).join(', '),
    city: row.city,
    store_code: row.storeCode,
    is_verified: row.isVerified,
  };
}
