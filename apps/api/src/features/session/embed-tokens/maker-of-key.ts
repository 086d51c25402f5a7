import { sql, type SQL } from 'drizzle-orm';
import { memberTypes } from '@pinfold/contract/access/member-types';

/**
 * Joins `members m`, who made the API key `k`: still on the team, and seeing every location, since a key knows no
 * locations of its own.
 */
export const makerOfKey: SQL = sql`m.company_id = k.company_id and m.user_id = k.created_by and m.status = 'active'
  and (m.all_facilities_access or ${hasFullAccess()})`;

/** Of the permissions of a key or of its token, those that its maker holds now. */
export function permissionsOfKey(permissions: SQL): SQL {
  return sql`case when ${hasFullAccess()} then ${permissions}
    else array(select unnest(${permissions}) intersect select unnest(m.permissions)) end`;
}

function hasFullAccess(): SQL {
  return sql`m.type <> ${memberTypes.manager}::int2`;
}
