import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { seesEveryLocation } from '@pinfold/contract/access/decide-access';
import { int8Array } from '../../database/int8.ts';
import { locationsOfGroups } from './groups/locations-of-groups.ts';
import { Problem } from '../../problem.ts';
import type { Member } from '../company/member.ts';

export type LocationScope = Pick<Member, 'companyId' | 'userId' | 'seesAllLocations' | 'namedLocations'>;

/**
 * Narrows a query to the locations that a member or an embed token may see, chosen one by one or by group; undefined
 * when that is all of them. The only place that knows.
 */
export function visibleTo(scope: LocationScope, locationId: PgColumn | SQL): SQL | undefined {
  if (scope.seesAllLocations) return undefined;
  const { companyId, userId, namedLocations } = scope;
  if (namedLocations)
    return sql`${locationId} in (
      select unnest(${int8Array(namedLocations.ids)})
      union all
      ${locationsOfGroups(companyId, namedLocations.groupIds)})`;
  return sql`${locationId} in (
    select ml.location_id from member_locations ml where ml.company_id = ${companyId} and ml.user_id = ${userId}
    union all
    select gm.location_id from member_groups mg
    join location_group_members gm on gm.company_id = mg.company_id and gm.group_id = mg.group_id
    where mg.company_id = ${companyId} and mg.user_id = ${userId})`;
}

/**
 * Requires access to all locations, as the gate does for `concernsAllLocations: true`. For endpoints declared with
 * `sometimes`, where it depends on the request or on the stored row.
 * @throws Problem `concerns_other_locations`
 */
export function requireAllLocations(member: Pick<Member, 'type' | 'seesAllLocations'>): void {
  if (!seesEveryLocation(member)) throw new Problem('concerns_other_locations');
}
