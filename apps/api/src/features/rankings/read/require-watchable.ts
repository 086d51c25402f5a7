import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { locationFilter } from '../../listings/location-filter.ts';
import { locations } from '../../listings/listings.table.ts';

/**
 * Makes sure that the member sees a location, and that it has a place on the map (product spec, section 5).
 * @throws Problem `not_found` or `service_area_not_monitored`
 */
export async function requireWatchable(queries: Queryable, member: Member, id: number): Promise<void> {
  const [found] = await queries
    .select({ businessType: locations.businessType })
    .from(locations)
    .where(locationFilter(member, { facilities_ids: String(id) }));
  if (!found) throw new Problem('not_found');
  if (found.businessType === 'service_area') throw new Problem('service_area_not_monitored');
}
