import { and, eq, sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../company/plan/lock-company.ts';
import { locationGroupMembers, locationGroups } from '../listings.table.ts';
import { holdGroup } from './hold-group.ts';
import { tellOfGroups } from './tell-of-groups.ts';

/**
 * Deletes a group; its locations stay. One on which something rests stays too, since somebody would silently lose sight
 * of locations, or a keyword its place.
 */
export async function removeGroup(
  { database, live, now }: Services,
  { companyId }: Member,
  id: number,
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    // Nobody watches a keyword for it meanwhile.
    await lockCompany(tx, companyId, now());
    await holdGroup(tx, companyId, id);
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
    await tellOfGroups(live, tx, companyId);
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
