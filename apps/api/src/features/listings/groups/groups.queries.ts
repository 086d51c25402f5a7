import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { LocationGroup } from '@pinfold/contract/features/listings/groups/groups.endpoints';
import { containsText } from '../../../database/contains-text.ts';
import type { Queryable } from '../../../database/database.ts';
import { idsIn } from '../../../database/int8.ts';
import { limitToPage, type Paging } from '../../../database/page-of.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { locationGroupMembers, locationGroups } from '../listings.table.ts';
import { visibleTo } from '../visible-locations.ts';
import { hasHiddenLocation } from './visible-groups.ts';

export interface GroupFilter extends Paging {
  name?: string | undefined;
  ids?: string | undefined;
  only_ids?: boolean | undefined;
  with_empty?: boolean | undefined;
}

/**
 * Counts only the locations that the member may see. Groups without any are left out, unless the member sees all
 * locations.
 */
export async function listGroupsOf(queries: Queryable, member: Member, filter: GroupFilter) {
  const found = groupsOf(queries, member, filter).as('found');
  const [total] = await queries.select({ count: count() }).from(found);
  if (filter.only_ids) {
    const ids = await queries.select({ id: found.id }).from(found).orderBy(asc(found.name), asc(found.id));
    return { count: total?.count ?? 0, results: [], ids: ids.map(({ id }) => id) };
  }
  const ordered = queries.select().from(found).orderBy(asc(found.name), asc(found.id)).$dynamic();
  return { count: total?.count ?? 0, results: await limitToPage(ordered, filter) };
}

/** @throws Problem `not_found` */
export async function requireGroup(queries: Queryable, member: Member, id: number): Promise<LocationGroup> {
  const [group] = await groupsOf(queries, member, { ids: String(id), with_empty: true });
  if (!group) throw new Problem('not_found');
  return group;
}

export async function listGroupLocationsOf(queries: Queryable, member: Member, ids: number[]) {
  const found = await queries
    .select({
      id: locationGroupMembers.groupId,
      facilities_ids: sql<
        number[]
      >`json_agg(${locationGroupMembers.locationId} order by ${locationGroupMembers.locationId})`,
    })
    .from(locationGroupMembers)
    .where(
      and(
        eq(locationGroupMembers.companyId, member.companyId),
        inArray(locationGroupMembers.groupId, ids),
        visibleTo(member, locationGroupMembers.locationId),
      ),
    )
    .groupBy(locationGroupMembers.groupId)
    .orderBy(asc(locationGroupMembers.groupId));
  return { results: found };
}

function groupsOf(
  queries: Queryable,
  member: Member,
  { name, ids, with_empty }: Pick<GroupFilter, 'name' | 'ids' | 'with_empty'>,
) {
  const { id, companyId, isLabelGroup, labels } = locationGroups;
  const seen = sql<number>`count(${locationGroupMembers.locationId})::int4`;
  return queries
    .select({
      id,
      name: locationGroups.name,
      is_label_group: isLabelGroup,
      // A label may say something of locations that the member does not see.
      labels: member.seesAllLocations ? labels : sql<string[]>`'{}'::text[]`.as('labels'),
      facilities_count: seen.as('facilities_count'),
      concerns_other_locations: hasHiddenLocation(member, id).as('concerns_other_locations'),
    })
    .from(locationGroups)
    .leftJoin(
      locationGroupMembers,
      and(
        eq(locationGroupMembers.companyId, companyId),
        eq(locationGroupMembers.groupId, id),
        visibleTo(member, locationGroupMembers.locationId),
      ),
    )
    .where(
      and(
        eq(companyId, member.companyId),
        name ? containsText(sql`fold(${locationGroups.name})`, name) : undefined,
        ids ? inArray(id, idsIn(ids)) : undefined,
      ),
    )
    .groupBy(companyId, id)
    .having(with_empty && member.seesAllLocations ? undefined : sql`${seen} > 0`);
}
