import { sql } from 'drizzle-orm';
import { hasFullAccess, type MemberType } from '@pinfold/contract/access/member-types';
import {
  defaultManagerPermissions,
  permissionMap,
  permissions,
  type Permission,
} from '@pinfold/contract/access/permissions';
import { grantablePermissions, grantableTypes, type TeamActor } from '@pinfold/contract/features/team/member';
import { isGrantMissing } from '@pinfold/contract/features/team/member-draft';
import type { MemberGrant } from '@pinfold/contract/features/team/members.endpoints';
import { withDependencies } from '@pinfold/contract/features/team/permission-dependencies';
import { rows, type Queryable } from '../../database/database.ts';
import { int8Array } from '../../database/int8.ts';
import { locationScope } from '../listings/location-scope.ts';
import { Problem } from '../../problem.ts';
import type { Member } from '../company/member.ts';

/** A grant that was found to be within what its giver has, as it is stored. */
export interface ResolvedGrant {
  type: MemberType;
  permissions: Permission[];
  allFacilitiesAccess: boolean;
  locationIds: number[];
  groupIds: number[];
}

/** Checks a grant against what its giver has and sees, and adds the permissions that it needs. */
export async function resolveGrant(tx: Queryable, giver: Member, grant: MemberGrant): Promise<ResolvedGrant> {
  const { type } = grant;
  const actor = teamActor(giver);
  if (!grantableTypes(actor).includes(type)) throw new Problem('member_out_of_reach');
  const none = { locationIds: [], groupIds: [] };
  if (hasFullAccess(type)) return { ...none, type, permissions: [], allFacilitiesAccess: true };
  const { permissions: wanted } = withDependencies(permissionsOf(grant));
  const grantable = grantablePermissions(actor);
  if (!wanted.every((one) => grantable.includes(one))) throw new Problem('permission_not_held');
  const locations = await resolveLocations(tx, giver, grant);
  return { ...none, type, permissions: wanted, allFacilitiesAccess: false, ...locations };
}

function permissionsOf({ permissions: given }: MemberGrant): readonly Permission[] {
  return given ? permissions.filter((one) => given[one]) : defaultManagerPermissions;
}

async function resolveLocations(
  tx: Queryable,
  giver: Member,
  { type, permission_type: permissionType = 'selected', facilities_ids, facilities_groups_ids }: MemberGrant,
): Promise<Partial<ResolvedGrant>> {
  const facilitiesIds = [...new Set(facilities_ids)];
  const groupIds = [...new Set(facilities_groups_ids)];
  if (isGrantMissing({ type, permissionType, facilitiesIds, groupIds }))
    throw new Problem('facility_missing');
  if (permissionType === 'all') {
    if (!giver.seesAllLocations) throw new Problem('permission_not_held');
    return { allFacilitiesAccess: true };
  }
  if (permissionType === 'selected') {
    await requireLocations(tx, giver, facilitiesIds);
    return { locationIds: facilitiesIds };
  }
  await requireGroups(tx, giver, groupIds);
  return { groupIds };
}

/** A location that the giver does not see is as unknown as one that never was. */
async function requireLocations(tx: Queryable, giver: Member, ids: number[]): Promise<void> {
  const [found] = await rows<{ count: number }>(
    tx,
    sql`select count(*)::int4 as count from locations l where l.company_id = ${giver.companyId}
        and l.id = any(${int8Array(ids)}) and ${locationScope(giver, sql`l.id`)}`,
  );
  if (found?.count !== ids.length) throw new Problem('facility_unknown');
}

/**
 * A giver who does not see everything can pass on only their own groups, since a group grows. None of them is deleted
 * until the grant is stored.
 */
async function requireGroups(tx: Queryable, giver: Member, ids: number[]): Promise<void> {
  const seen = giver.seesAllLocations
    ? sql`true`
    : sql`exists (select 1 from location_group_members gm where gm.company_id = g.company_id and gm.group_id = g.id
        and ${locationScope(giver, sql`gm.location_id`)})`;
  const found = await rows<{ is_own: boolean }>(
    tx,
    sql`select ${isOwnGroup(giver)} as is_own from location_groups g
        where g.company_id = ${giver.companyId} and g.id = any(${int8Array(ids)}) and (${seen} or ${isOwnGroup(giver)})
        for share of g`,
  );
  if (found.length !== ids.length) throw new Problem('facility_unknown');
  if (!found.every(({ is_own }) => is_own)) throw new Problem('permission_not_held');
}

function isOwnGroup({ seesAllLocations, namedLocations, companyId, userId }: Member) {
  if (seesAllLocations) return sql`true`;
  if (namedLocations) return sql`g.id = any(${int8Array(namedLocations.groupIds)})`;
  return sql`exists (select 1 from member_groups mg
    where mg.company_id = ${companyId} and mg.user_id = ${userId} and mg.group_id = g.id)`;
}

/** Replaces the locations and groups of one member. */
export async function storeScope(
  tx: Queryable,
  companyId: number,
  userId: number,
  { locationIds, groupIds }: Pick<ResolvedGrant, 'locationIds' | 'groupIds'>,
): Promise<void> {
  await dropScope(tx, companyId, userId);
  await tx.execute(
    sql`insert into member_locations (company_id, user_id, location_id)
        select ${companyId}, ${userId}, unnest(${int8Array(locationIds)})`,
  );
  await tx.execute(
    sql`insert into member_groups (company_id, user_id, group_id)
        select ${companyId}, ${userId}, unnest(${int8Array(groupIds)})`,
  );
}

export async function dropScope(tx: Queryable, companyId: number, userId: number): Promise<void> {
  for (const table of [sql`member_locations`, sql`member_groups`])
    await tx.execute(sql`delete from ${table} where company_id = ${companyId} and user_id = ${userId}`);
}

/**
 * The member as the team's rules see them. An embed token acts for no user, so it cannot leave the company for its
 * creator.
 */
export function teamActor({ userId, type, permissions: held, isEmbed = false }: Member): TeamActor {
  return {
    user_id: isEmbed ? 0 : userId,
    type,
    permissions: hasFullAccess(type) ? permissionMap(permissions) : held,
  };
}
