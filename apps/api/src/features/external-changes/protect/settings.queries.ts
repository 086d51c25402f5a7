import { and, eq, inArray, sql } from 'drizzle-orm';
import { editWarDays } from '@pinfold/contract/features/external-changes/protection';
import type { ProtectionSettings } from '@pinfold/contract/features/external-changes/protection.endpoints';
import type { Config } from '../../../config.ts';
import type { Queryable } from '../../../database/database.ts';
import { members } from '../../company/company.table.ts';
import type { Member } from '../../company/member.ts';
import { locationGroupMembers, locationGroups } from '../../listings/listings.table.ts';
import { visibleTo } from '../../listings/visible-locations.ts';
import { users } from '../../session/session.table.ts';
import { protectedFieldSets } from '../external-changes.table.ts';
import { protectionOf, wholeCompany, type CompanyProtection } from './protection.queries.ts';

/** The settings of the company; of groups only those in which the member sees a location. */
export async function protectionSettingsOf(
  queries: Queryable,
  config: Config,
  member: Member,
): Promise<ProtectionSettings> {
  const protection = await protectionOf(queries, member.companyId);
  const [last] = await queries
    .select({ at: protectedFieldSets.updatedAt, by: users.name })
    .from(protectedFieldSets)
    .leftJoin(
      members,
      and(
        eq(members.companyId, protectedFieldSets.companyId),
        eq(members.userId, protectedFieldSets.updatedBy),
      ),
    )
    .leftJoin(users, eq(users.id, members.userId))
    .where(
      and(eq(protectedFieldSets.companyId, member.companyId), eq(protectedFieldSets.groupId, wholeCompany)),
    );
  return {
    is_automatic: protection.isAutomatic,
    fields: [...protection.fields],
    groups: await namedGroups(queries, member, protection.groups),
    edit_war_limit: config.PINFOLD_EDIT_WAR_LIMIT,
    edit_war_days: editWarDays,
    undo_seconds: config.PINFOLD_UNDO_SECONDS,
    mass_limit: config.PINFOLD_CHANGES_AT_ONCE,
    updated_at: last?.at.toISOString() ?? null,
    updated_by: last?.by ?? null,
  };
}

async function namedGroups(
  queries: Queryable,
  member: Member,
  groups: CompanyProtection['groups'],
): Promise<ProtectionSettings['groups']> {
  const seen = sql<number>`count(${locationGroupMembers.locationId})::int4`;
  const named = await queries
    .select({ id: locationGroups.id, name: locationGroups.name, count: seen })
    .from(locationGroups)
    .leftJoin(
      locationGroupMembers,
      and(
        eq(locationGroupMembers.companyId, locationGroups.companyId),
        eq(locationGroupMembers.groupId, locationGroups.id),
        visibleTo(member, locationGroupMembers.locationId),
      ),
    )
    .where(
      and(
        eq(locationGroups.companyId, member.companyId),
        inArray(locationGroups.id, [wholeCompany, ...groups.map(({ id }) => id)]),
      ),
    )
    .groupBy(locationGroups.companyId, locationGroups.id)
    .having(member.seesAllLocations ? undefined : sql`${seen} > 0`)
    .orderBy(locationGroups.name, locationGroups.id);
  return named.map(({ id, name, count }) => ({
    id,
    name,
    facilities_count: count,
    fields: [...(groups.find((group) => group.id === id)?.fields ?? [])],
  }));
}
