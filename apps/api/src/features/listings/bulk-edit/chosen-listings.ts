import { and, asc, sql } from 'drizzle-orm';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { listingFieldsOf } from '../listing-fields.ts';
import { locations } from '../listings.table.ts';
import { locationFilter } from '../location-filter.ts';

export interface ChosenListing {
  row: typeof locations.$inferSelect;
  fields: ListingFields;
}

/**
 * Returns the chosen locations in the order of lists; with `lock` in the order of their ids, locked until commit.
 * @throws Problem `facility_unknown` if one of them does not exist or is not visible to the member
 */
export async function chosenListings(
  queries: Queryable,
  member: Member,
  ids: readonly number[],
  { lock = false }: { lock?: boolean } = {},
): Promise<ChosenListing[]> {
  const wanted = new Set(ids);
  const rows = lock
    ? await queries
        .select()
        .from(locations)
        .where(chosen(member, wanted))
        .orderBy(asc(locations.id))
        .for('update')
    : await shownListings(queries, member, wanted);
  if (rows.length < wanted.size)
    throw new Problem('facility_unknown', { errors: [{ path: 'body.facilities_ids' }] });
  return rows.map((row) => ({ row, fields: listingFieldsOf(row) }));
}

/** As lists show them. */
export function shownListings(queries: Queryable, member: Member, ids: Iterable<number>) {
  return queries
    .select()
    .from(locations)
    .where(chosen(member, ids))
    .orderBy(asc(locations.city), asc(locations.addressLine), asc(locations.id));
}

function chosen(member: Member, ids: Iterable<number>) {
  return and(locationFilter(member, {}), sql`${locations.id} = any(${int8Array(ids)})`);
}
