import { and, eq, inArray, sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { locationGroupMembers } from '../listings.table.ts';

/**
 * Adds the company's locations to a group, and passes over those that it has; returns how many were new.
 * @throws Problem `facility_unknown`, with the path that named one that is not there
 */
export async function addLocations(
  tx: Queryable,
  { companyId }: Member,
  groupId: number,
  ids: readonly number[],
  path: string,
): Promise<number> {
  if (ids.length === 0) return 0;
  const list = int8Array(ids);
  const [missing] = await rows<{ id: number }>(
    tx,
    sql`select given.id from unnest(${list}) as given (id)
        where not exists (select 1 from locations l where l.company_id = ${companyId} and l.id = given.id) limit 1`,
  );
  if (missing) throw new Problem('facility_unknown', { errors: [{ path }] });
  const added = await rows(
    tx,
    sql`insert into location_group_members (company_id, group_id, location_id)
        select ${companyId}, ${groupId}, id from unnest(${list}) as given (id) on conflict do nothing returning location_id`,
  );
  return added.length;
}

export async function removeLocations(
  tx: Queryable,
  { companyId }: Member,
  groupId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(locationGroupMembers)
    .where(
      and(
        eq(locationGroupMembers.companyId, companyId),
        eq(locationGroupMembers.groupId, groupId),
        inArray(locationGroupMembers.locationId, [...ids]),
      ),
    );
}

/**
 * Updates the members of all label groups to the present labels. Call it in each transaction that changes labels or adds
 * labelled locations; with `locationId` if only one location changed.
 */
export async function fillLabelGroups(
  tx: Queryable,
  companyId: number,
  locationId: number | null = null,
): Promise<void> {
  await tx.execute(sql`
    delete from location_group_members gm using location_groups g
    where gm.company_id = ${companyId} and g.company_id = gm.company_id and g.id = gm.group_id and g.is_label_group
      and (${locationId}::int8 is null or gm.location_id = ${locationId}::int8)
      and not exists (select 1 from locations l
        where l.company_id = gm.company_id and l.id = gm.location_id and l.labels && g.labels)`);
  await tx.execute(sql`
    insert into location_group_members (company_id, group_id, location_id)
    select g.company_id, g.id, l.id from location_groups g
    join locations l on l.company_id = g.company_id and l.labels && g.labels
    where g.company_id = ${companyId} and g.is_label_group
      and (${locationId}::int8 is null or l.id = ${locationId}::int8)
    on conflict do nothing`);
}
