import { sql, type SQL } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';
import { int8Array } from '../../database/int8.ts';
import type { Member } from '../company/member.ts';
import { visibleTo } from '../listings/visible-locations.ts';

/** Where a limited-access member works, as far as the asking member sees it. */
export interface MemberScope {
  facilitiesIds: number[];
  groupIds: number[];
  facilitiesCount: number;
  /** Whether there are locations that the asking member does not see. */
  seesMore: boolean;
}

export const noScope: MemberScope = { facilitiesIds: [], groupIds: [], facilitiesCount: 0, seesMore: false };

/** The chosen locations of many members at once. */
export async function scopesOf(
  queries: Queryable,
  asker: Member,
  userIds: readonly number[],
): Promise<Map<number, MemberScope>> {
  const ids = int8Array(userIds);
  const [chosen, groups, counts] = [
    await rows<Pair>(queries, chosenLocations(asker, ids)),
    await rows<Pair>(queries, chosenGroups(asker, ids)),
    await rows<Counts>(queries, countedLocations(asker, ids)),
  ];
  const scopes = new Map(userIds.map((id): [number, MemberScope] => [id, structuredClone(noScope)]));
  for (const { user_id, id } of chosen) scopes.get(user_id)?.facilitiesIds.push(id);
  for (const { user_id, id } of groups) scopes.get(user_id)?.groupIds.push(id);
  for (const { user_id, seen, total } of counts) {
    const scope = scopes.get(user_id);
    if (scope) Object.assign(scope, { facilitiesCount: seen, seesMore: seen < total });
  }
  return scopes;
}

interface Pair {
  user_id: number;
  id: number;
}

interface Counts {
  user_id: number;
  seen: number;
  total: number;
}

function chosenLocations(asker: Member, userIds: SQL): SQL {
  return sql`select ml.user_id::int8 as user_id, ml.location_id::int8 as id from member_locations ml
    where ml.company_id = ${asker.companyId} and ml.user_id = any(${userIds})
      and ${isSeen(asker, sql`ml.location_id`)} order by ml.location_id`;
}

/** A group in which the asker sees nothing is none of their business. */
function chosenGroups(asker: Member, userIds: SQL): SQL {
  const isGroupSeen = asker.seesAllLocations
    ? sql`true`
    : sql`exists (select 1 from location_group_members gm where gm.company_id = mg.company_id and gm.group_id = mg.group_id
        and ${isSeen(asker, sql`gm.location_id`)})`;
  return sql`select mg.user_id::int8 as user_id, mg.group_id::int8 as id from member_groups mg
    where mg.company_id = ${asker.companyId} and mg.user_id = any(${userIds}) and ${isGroupSeen} order by mg.group_id`;
}

function countedLocations(asker: Member, userIds: SQL): SQL {
  return sql`with reached as (
      select ml.user_id, ml.location_id from member_locations ml
      where ml.company_id = ${asker.companyId} and ml.user_id = any(${userIds})
      union
      select mg.user_id, gm.location_id from member_groups mg
      join location_group_members gm on gm.company_id = mg.company_id and gm.group_id = mg.group_id
      where mg.company_id = ${asker.companyId} and mg.user_id = any(${userIds}))
    select r.user_id::int8 as user_id, count(*)::int4 as total,
      (count(*) filter (where ${isSeen(asker, sql`l.id`)}))::int4 as seen
    from reached r join locations l on l.company_id = ${asker.companyId} and l.id = r.location_id
    group by r.user_id`;
}

function isSeen(asker: Member, locationId: SQL): SQL {
  return visibleTo(asker, locationId) ?? sql`true`;
}
