import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { arrayLiteral, int8Array } from '../../database/int8.ts';
import { isInGroups } from './groups/locations-of-groups.ts';
import { visibleTo, type LocationScope } from './visible-locations.ts';

/** Locations that a search is about. Each list narrows it; one that is left out, null or empty does not. */
interface SearchedLocations {
  ids?: readonly number[] | null | undefined;
  groups?: readonly number[] | null | undefined;
  cities?: readonly string[] | null | undefined;
}

/**
 * Whether a row is about a location that the member sees and that fits every list; `true` if nothing narrows it. The
 * caller's condition has the company, which comes first.
 */
export function locationScope(
  scope: LocationScope,
  locationId: PgColumn | SQL,
  { ids, groups, cities }: SearchedLocations = {},
): SQL {
  const { companyId } = scope;
  const conditions = [
    visibleTo(scope, locationId),
    ids?.length ? sql`${locationId} = any(${int8Array(ids)})` : undefined,
    cities?.length
      ? sql`${locationId} in (select l.id from locations l
          where l.company_id = ${companyId} and l.city = any(${arrayLiteral(cities)}::text[]))`
      : undefined,
    groups?.length ? isInGroups(companyId, locationId, groups) : undefined,
  ].filter((condition) => condition !== undefined);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
