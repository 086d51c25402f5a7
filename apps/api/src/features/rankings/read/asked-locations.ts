import { sql, type SQL } from 'drizzle-orm';
import { joinTexts } from '@pinfold/contract/features/listings/location-filters';
import type { Member } from '../../company/member.ts';
import { locationFilter } from '../../listings/location-filter.ts';
import { locations } from '../../listings/listings.table.ts';

/** Of which locations. A part that is left out, or an empty list, adds nothing. */
export interface LocationSearch {
  q?: string | undefined;
  facilities_ids?: readonly number[] | undefined;
  groups?: readonly number[] | undefined;
  cities?: readonly string[] | undefined;
}

/** Over `locations`: those that fit, as in `/facilities/`, and that the member may see. */
export function askedLocations(
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
export function askedLocationIds(member: Member, search: LocationSearch): SQL | undefined {
  const { q, facilities_ids, groups, cities } = search;
  const isNarrowed = q || facilities_ids?.length || groups?.length || cities?.length;
  if (member.seesAllLocations && !isNarrowed) return undefined;
  return sql`(select ${locations.id} from ${locations} where ${askedLocations(member, search)})`;
}
