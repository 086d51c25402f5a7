import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { int8Array } from '../../../database/int8.ts';

/** Selects the ids of the locations that are in any of some groups. */
export function locationsOfGroups(companyId: number, groupIds: readonly number[]): SQL {
  return sql`select gm.location_id from location_group_members gm
      where gm.company_id = ${companyId} and gm.group_id = any(${int8Array(groupIds)})`;
}

/** Whether a location is in any of some groups. */
export function isInGroups(companyId: number, locationId: SQLWrapper, groupIds: readonly number[]): SQL {
  return sql`${locationId} in (${locationsOfGroups(companyId, groupIds)})`;
}
