import { sql, type SQL } from 'drizzle-orm';
import { visibleTo, type LocationScope } from '../../listings/visible-locations.ts';

/**
 * Adds to a condition about `external_changes c` what the member may see. The company always comes first, so that each
 * index is entered by it.
 */
export function visibleChanges(member: LocationScope, where: SQL): SQL {
  const visible = visibleTo(member, sql`c.location_id`);
  return sql`c.company_id = ${member.companyId} and ${visible ? sql`${visible} and ` : sql``}${where}`;
}
