import { sql, type SQL } from 'drizzle-orm';
import { hasFullAccess, type MemberType } from '@pinfold/contract/access/member-types';
import { permissionMap, permissions, type Permission } from '@pinfold/contract/access/permissions';
import type { InvitationStatus } from '@pinfold/contract/features/team/member';
import type { TeamMember } from '@pinfold/contract/features/team/members.endpoints';
import { rows, type Queryable } from '../../database/database.ts';
import { int8Array } from '../../database/int8.ts';
import { holdsText } from '../../database/holds-text.ts';
import { Problem } from '../../problem.ts';
import type { Member } from '../company/member.ts';
import { visibleTo } from '../listings/visible-locations.ts';
import { invitationDays } from '../session/invitations/send-invitation.ts';
import { noScope, scopesOf, type MemberScope } from './member-scopes.ts';

export interface MemberFilter {
  page: number;
  page_size: number;
  q?: string | undefined;
}

/** Owners, admins, managers, each by name; those who are invited by address. */
export async function listMembersOf(queries: Queryable, asker: Member, filter: MemberFilter) {
  const q = filter.q?.trim();
  const text = sql`fold(${shownName} || ' ' || u.email)`;
  const where = q ? holdsText(text, q) : sql`true`;
  const found = await rows<MemberRow>(
    queries,
    sql`${teamOf(asker)} and ${where}
        order by m.type, fold(coalesce(nullif(${shownName}, ''), u.email)), m.user_id
        limit ${filter.page_size} offset ${(filter.page - 1) * filter.page_size}`,
  );
  const [total] = await rows<{ count: number }>(
    queries,
    sql`select count(*)::int4 as count from (${teamOf(asker)} and ${where}) as team`,
  );
  return { count: total?.count ?? 0, results: await withScopes(queries, asker, found) };
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

/** Whether somebody invited has a name here already is not told. */
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
        where l.company_id = ${asker.companyId} and ${visibleTo(asker, sql`l.id`) ?? sql`true`}`,
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
