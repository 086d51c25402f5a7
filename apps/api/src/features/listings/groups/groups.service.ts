import { and, eq, ne, sql } from 'drizzle-orm';
import { canToggleGroupLocation } from '@pinfold/contract/features/listings/groups/group';
import type { LocationGroup } from '@pinfold/contract/features/listings/groups/groups.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import type { LiveBus } from '../../../live/live-bus.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { locationGroupMembers, locationGroups } from '../listings.table.ts';
import { addLocations, fillLabelGroups, removeLocations } from './group-members.ts';
import { requireGroup } from './groups.queries.ts';

export async function addGroup(
  { database, live, now }: Services,
  member: Member,
  given: { name: string; facilities_ids?: number[] | undefined; labels?: string[] | undefined },
): Promise<LocationGroup> {
  const { companyId } = member;
  const labels = [...new Set(given.labels)];
  const isLabelGroup = labels.length > 0;
  if (isLabelGroup && given.facilities_ids?.length)
    throw new Problem('label_group', { errors: [{ path: 'body.facilities_ids' }] });
  return database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const [added] = await tx
      .insert(locationGroups)
      .values({ companyId, name: given.name, isLabelGroup, labels })
      .onConflictDoNothing()
      .returning({ id: locationGroups.id });
    if (!added) throw new Problem('group_exists', { errors: [{ path: 'body.name' }] });
    if (isLabelGroup) await fillLabelGroups(tx, companyId);
    else await addLocations(tx, member, added.id, given.facilities_ids ?? [], 'body.facilities_ids');
    await publishGroups(live, tx, companyId);
    return requireGroup(tx, member, added.id);
  });
}

interface GroupChange {
  name?: string | undefined;
  add_facilities_ids?: number[] | undefined;
  remove_facilities_ids?: number[] | undefined;
  labels?: string[] | undefined;
}

export async function changeGroup(
  { database, live, now }: Services,
  member: Member,
  id: number,
  { name, add_facilities_ids: added = [], remove_facilities_ids: removed = [], labels }: GroupChange,
): Promise<LocationGroup> {
  const { companyId } = member;
  return database.queries.transaction(async (tx) => {
    // Serializes concurrent changes: the second one with the same name is refused.
    await lockCompany(tx, companyId, now());
    const group = await lockGroup(tx, companyId, id);
    if (!canToggleGroupLocation(group) && added.length + removed.length > 0) throw new Problem('label_group');
    // A group of chosen locations has no labels: they would replace the choice.
    if (labels && !group.is_label_group)
      throw new Problem('label_group', { errors: [{ path: 'body.labels' }] });
    if (name !== undefined) await rename(tx, companyId, id, name);
    if (labels) {
      await tx
        .update(locationGroups)
        .set({ labels: [...new Set(labels)] })
        .where(and(eq(locationGroups.companyId, companyId), eq(locationGroups.id, id)));
      await fillLabelGroups(tx, companyId);
    }
    await removeLocations(tx, member, id, removed);
    await addLocations(tx, member, id, added, 'body.add_facilities_ids');
    await publishGroups(live, tx, companyId);
    return requireGroup(tx, member, id);
  });
}

async function rename(tx: Queryable, companyId: number, id: number, name: string): Promise<void> {
  const taken = await tx
    .select({ id: locationGroups.id })
    .from(locationGroups)
    .where(
      and(
        eq(locationGroups.companyId, companyId),
        ne(locationGroups.id, id),
        eq(sql`fold(${locationGroups.name})`, sql`fold(${name})`),
      ),
    );
  if (taken.length > 0) throw new Problem('group_exists', { errors: [{ path: 'body.name' }] });
  await tx
    .update(locationGroups)
    .set({ name })
    .where(and(eq(locationGroups.companyId, companyId), eq(locationGroups.id, id)));
}

/**
 * Adds all locations that have one of the store codes, and returns the codes that no location has.
 * @throws Problem `group_import_failed` if no location has any of them
 */
export async function importIntoGroup(
  { database, live }: Services,
  member: Member,
  groupId: number,
  codes: readonly string[],
) {
  const { companyId } = member;
  const given = [...new Set(codes)];
  return database.queries.transaction(async (tx) => {
    if (!canToggleGroupLocation(await lockGroup(tx, companyId, groupId))) throw new Problem('label_group');
    const found = await rows<{ id: number; store_code: string }>(
      tx,
      sql`select id, store_code from locations where company_id = ${companyId}
          and store_code in (select json_array_elements_text(${JSON.stringify(given)}::json))`,
    );
    if (found.length === 0) throw new Problem('group_import_failed', { values: { codes: given.length } });
    const known = new Set(found.map(({ store_code }) => store_code));
    const ids = found.map(({ id }) => id);
    const added = await addLocations(tx, member, groupId, ids, 'body.store_codes');
    await publishGroups(live, tx, companyId);
    return {
      added,
      already_in: ids.length - added,
      unknown_codes: given.filter((code) => !known.has(code)),
    };
  });
}

/**
 * Deletes a group; its locations stay.
 * @throws Problem `group_in_use` if members, keywords or single sign-on use it
 */
export async function removeGroup(
  { database, live, now }: Services,
  { companyId }: Member,
  id: number,
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    // Prevents new keywords for the group until commit.
    await lockCompany(tx, companyId, now());
    await lockGroup(tx, companyId, id);
    const uses = await usesOf(tx, companyId, id);
    if (uses.people + uses.keywords + uses.logins > 0)
      throw new Problem('group_in_use', { values: { ...uses } });
    await tx
      .delete(locationGroupMembers)
      .where(and(eq(locationGroupMembers.companyId, companyId), eq(locationGroupMembers.groupId, id)));
    await tx
      .delete(locationGroups)
      .where(and(eq(locationGroups.companyId, companyId), eq(locationGroups.id, id)));
    // What was protected in its locations falls back to what else is said of them.
    await tx.execute(sql`delete from protected_fields where company_id = ${companyId} and group_id = ${id}`);
    // The store locator no longer shows its locations for the group's sake.
    await tx.execute(
      sql`update store_locators set scope_groups = array_remove(scope_groups, ${id}::int8) where company_id = ${companyId}`,
    );
    await live.publish(tx, companyId, { topic: 'external_changes', ids: [] });
    await publishGroups(live, tx, companyId);
  });
}

/** Members who see locations through the group, keywords watched for it, and groups of single sign-on that lead to it. */
async function usesOf(tx: Queryable, companyId: number, id: number) {
  const [uses] = await rows<{ people: number; keywords: number; logins: number }>(
    tx,
    sql`select
      (select count(*)::int4 from member_groups where company_id = ${companyId} and group_id = ${id}) as people,
      (select count(*)::int4 from keywords where company_id = ${companyId} and group_id = ${id}) as keywords,
      (select count(*)::int4 from sso_connections, jsonb_array_elements(group_mapping) as mapped
        where company_id = ${companyId} and (mapped->>'location_group_id')::int8 = ${id}) as logins`,
  );
  if (!uses) throw new Error('counting answers one row');
  return uses;
}

/**
 * Locks the row (`FOR UPDATE`) until commit.
 * @throws Problem `not_found`
 */
async function lockGroup(tx: Queryable, companyId: number, id: number): Promise<{ is_label_group: boolean }> {
  const [group] = await tx
    .select({ is_label_group: locationGroups.isLabelGroup })
    .from(locationGroups)
    .where(and(eq(locationGroups.companyId, companyId), eq(locationGroups.id, id)))
    .for('update');
  if (!group) throw new Problem('not_found');
  return group;
}

/** Publishes that lists of locations change, and what members see who were given a group. */
export async function publishGroups(live: LiveBus, tx: Queryable, companyId: number): Promise<void> {
  await live.publish(tx, companyId, { topic: 'locations', ids: [] });
  await live.publish(tx, companyId, { topic: 'team', ids: [] });
}
