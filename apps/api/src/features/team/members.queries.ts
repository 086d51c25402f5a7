import { sql, type SQL } from 'drizzle-orm';
import { hasFullAccess, type MemberType } from '@pinfold/contract/access/member-types';
import { permissionMap, permissions, type Permission } from '@pinfold/contract/access/permissions';
import type { InvitationStatus } from '@pinfold/contract/features/team/member';
import type { TeamMember } from '@pinfold/contract/features/team/members.endpoints';
import { rows, type Queryable } from '../../database/database.ts';
import { containsText } from '../../database/contains-text.ts';
import { int8Array } from '../../database/int8.ts';
import { countFrom, limitOffset, type Paging } from '../../database/page-of.ts';
import { locationScope } from '../listings/location-scope.ts';
import { Problem } from '../../problem.ts';
import type { Member } from '../company/member.ts';
import { invitationDays } from '../session/invitations/send-invitation.ts';

interface MemberFilter extends Paging {
  q?: string | undefined;
}

/** Owners, admins, managers, each by name; those who are invited by address. */
export async function listMembersOf(queries: Queryable, asker: Member, filter: MemberFilter) {
  const q = filter.q?.trim();
  const text = sql`fold(${shownName} || ' ' || u.email)`;
  const where = q ? containsText(text, q) : sql`true`;
  const found = await rows<MemberRow>(
    queries,
    sql`${teamOf(asker)} and ${where}
        order by m.type, fold(coalesce(nullif(${shownName}, ''), u.email)), m.user_id
        ${limitOffset(filter)}`,
  );
  const count = await countFrom(queries, sql`from (${teamOf(asker)} and ${where}) as team`);
  return { count, results: await withScopes(queries, asker, found) };
}

/** Some members of the asker's team, in no order. */
export async function findMembers(
  queries: Queryable,
  asker: Member,
  userIds: readonly number[],
): Promise<TeamMember[]> {
  const found = await rows<MemberRow>(
    queries,
    sql`${teamOf(asker)} and m.user_id = any(${int8Array(userIds)})`,
  );
  return withScopes(queries, asker, found);
}

export async function requireMember(queries: Queryable, asker: Member, userId: number): Promise<TeamMember> {
  const [member] = await findMembers(queries, asker, [userId]);
  if (!member) throw new Problem('not_found');
  return member;
}

/** Of an invited person nothing is shown but the address, whether or not they have a user already. */
const shownName = sql`case when m.status = 'pending' then '' else u.name end`;

function teamOf({ companyId }: Member): SQL {
  return sql`select m.user_id::int8 as user_id, u.email, ${shownName} as name, m.type, m.permissions, m.all_facilities_access,
      m.status, m.invited_at, m.is_managed_by_sso
    from members m join users u on u.id = m.user_id where m.company_id = ${companyId}`;
}

async function withScopes(queries: Queryable, asker: Member, found: MemberRow[]): Promise<TeamMember[]> {
  const limited = found.filter((row) => !seesAll(row)).map(({ user_id }) => user_id);
  const scopes = await scopesOf(queries, asker, limited);
  const everything = { ...noScope, facilitiesCount: await countSeen(queries, asker) };
  return found.map((row) =>
    seesAll(row)
      ? toWire(row, { ...everything, seesMore: !asker.seesAllLocations })
      : toWire(row, scopes.get(row.user_id) ?? noScope),
  );
}

async function countSeen(queries: Queryable, asker: Member): Promise<number> {
  const [row] = await rows<{ count: number }>(
    queries,
    sql`select count(*)::int4 as count from locations l
        where l.company_id = ${asker.companyId} and ${locationScope(asker, sql`l.id`)}`,
  );
  return row?.count ?? 0;
}

function seesAll({ type, all_facilities_access }: MemberRow): boolean {
  return hasFullAccess(type) || all_facilities_access;
}

function toWire(row: MemberRow, scope: MemberScope): TeamMember {
  const isFull = hasFullAccess(row.type);
  const invitedAt = row.invited_at === null ? undefined : new Date(row.invited_at);
  const isPending = row.status === 'pending';
  return {
    user_id: row.user_id,
    email: row.email,
    name: row.name,
    type: row.type,
    permission_type: seesAll(row) ? 'all' : scope.groupIds.length > 0 ? 'select_groups' : 'selected',
    all_facilities_access: seesAll(row),
    facilities_ids: scope.facilitiesIds,
    facilities_groups_ids: scope.groupIds,
    facilities_count: scope.facilitiesCount,
    sees_more_facilities: scope.seesMore,
    permissions: permissionMap(isFull ? permissions : row.permissions),
    invitation_status: row.status,
    invited_at: invitedAt?.toISOString() ?? null,
    invitation_expires_at: isPending && invitedAt ? endOf(invitedAt).toISOString() : null,
    is_managed_by_sso: row.is_managed_by_sso,
  };
}

function endOf(invitedAt: Date): Date {
  return new Date(invitedAt.getTime() + invitationDays * 86_400_000);
}

interface MemberRow {
  user_id: number;
  email: string;
  name: string;
  type: MemberType;
  permissions: Permission[];
  all_facilities_access: boolean;
  status: InvitationStatus;
  invited_at: string | Date | null;
  is_managed_by_sso: boolean;
}

/** Where a limited-access member works, as far as the asking member sees it. */
interface MemberScope {
  facilitiesIds: number[];
  groupIds: number[];
  facilitiesCount: number;
  /** Whether there are locations that the asking member does not see. */
  seesMore: boolean;
}

const noScope: MemberScope = { facilitiesIds: [], groupIds: [], facilitiesCount: 0, seesMore: false };

/** The chosen locations of many members at once. */
async function scopesOf(
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
      and ${locationScope(asker, sql`ml.location_id`)} order by ml.location_id`;
}

/** A group in which the asker sees nothing is none of their business. */
function chosenGroups(asker: Member, userIds: SQL): SQL {
  const isGroupSeen = asker.seesAllLocations
    ? sql`true`
    : sql`exists (select 1 from location_group_members gm where gm.company_id = mg.company_id and gm.group_id = mg.group_id
        and ${locationScope(asker, sql`gm.location_id`)})`;
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
      (count(*) filter (where ${locationScope(asker, sql`l.id`)}))::int4 as seen
    from reached r join locations l on l.company_id = ${asker.companyId} and l.id = r.location_id
    group by r.user_id`;
}
