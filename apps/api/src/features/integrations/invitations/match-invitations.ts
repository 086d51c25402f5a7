import { sql } from 'drizzle-orm';
import type { InvitationSign } from '@pinfold/contract/features/integrations/google';
import type { LocationSummary } from '@pinfold/contract/features/listings/locations.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { locationSummaries } from '../../listings/location-rows.ts';

/** A place as an invitation tells it: empty is what Google does not say. */
export interface InvitedPlace {
  key: string;
  placeId: string;
  title: string;
  address: string;
}

/**
 * Returns which location each place is, by its key: the one with its place id; else the only one of its name, at its
 * address where that is told. A name says nothing about a location whose place id is another.
 */
export async function matchInvitations(
  queries: Queryable,
  companyId: number,
  places: readonly InvitedPlace[],
): Promise<Map<string, { facility: LocationSummary; by: InvitationSign }>> {
  if (places.length === 0) return new Map();
  const found = await rows<{ key: string; id: number; by: InvitationSign }>(
    queries,
    sql`with given as (
          select key, "placeId" as place_id, fold(title) as title, fold(address) as address
          from json_to_recordset(${JSON.stringify(places)}::json) as one (
            key text, "placeId" text, title text, address text)),
        own as (
          select id, place_id, fold(name) as name, fold(address_line) as address_line from locations
          where company_id = ${companyId} and is_owner),
        by_id as (
          select g.key, min(l.id) as id from given g join own l on l.place_id = g.place_id
          where g.place_id <> '' group by g.key),
        by_name as (
          select g.key, min(l.id) as id from given g join own l on l.name = g.title
          where g.title <> '' and (g.place_id = '' or l.place_id = '')
            and (g.address = '' or (l.address_line <> '' and position(l.address_line in g.address) > 0))
          group by g.key having count(*) = 1)
        select key, id::int8 as id, 'place_id' as by from by_id
        union all
        select key, id::int8, 'name' from by_name where key not in (select key from by_id)`,
  );
  const summaries = await locationSummaries(
    queries,
    companyId,
    found.map(({ id }) => id),
  );
  return new Map(
    found.flatMap(({ key, id, by }) => {
      const facility = summaries.get(id);
      return facility ? [[key, { facility, by }] as const] : [];
    }),
  );
}
