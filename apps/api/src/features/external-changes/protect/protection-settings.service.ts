import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  changeFields,
  protectableFields,
  type ChangeField,
} from '@pinfold/contract/features/external-changes/external-change';
import {
  editWarDays,
  rehearsalDays,
  rehearsedRejections,
  type PastChange,
  type Protection,
} from '@pinfold/contract/features/external-changes/protection';
import type {
  ProtectionChanges,
  ProtectionRehearsal,
  ProtectionSettings,
} from '@pinfold/contract/features/external-changes/protection.endpoints';
import type { Config } from '../../../config.ts';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { companies, members } from '../../company/company.table.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { locationGroupMembers, locationGroups } from '../../listings/listings.table.ts';
import { visibleTo } from '../../listings/visible-locations.ts';
import { users } from '../../session/session.table.ts';
import { protectedFieldSets } from '../external-changes.table.ts';
import { applyProtection } from './apply-protection.job.ts';
import { groupsOf, protectionOf, wholeCompany, type CompanyProtection } from './protection.queries.ts';

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

/**
 * Protects these fields from now on. Where that happens by itself, it is also done to what already waits.
 * @throws Problem `field_not_protectable`, `group_unknown`
 */
export async function updateProtection(
  { database, config, live, jobs, now }: Services,
  member: Member,
  given: ProtectionChanges,
): Promise<ProtectionSettings> {
  const { companyId } = member;
  return database.queries.transaction(async (tx) => {
    // Prevents that a group is deleted meanwhile, and that two saves are mixed: the second replaces the first.
    await lockCompany(tx, companyId, now());
    const protection = await checkedProtection(tx, member, given);
    await tx
      .update(companies)
      .set({ enabledProtection: given.is_automatic })
      .where(eq(companies.id, companyId));
    await storeSets(tx, member, protection, now());
    if (given.is_automatic) await jobs.enqueue(tx, applyProtection, [{ payload: { companyId } }]);
    await live.publish(tx, companyId, { topic: 'external_changes', ids: [] });
    await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
    return protectionSettingsOf(tx, config, member);
  });
}

async function storeSets(
  tx: Queryable,
  { companyId, userId }: Member,
  { fields, groups }: Protection,
  updatedAt: Date,
): Promise<void> {
  await tx.delete(protectedFieldSets).where(eq(protectedFieldSets.companyId, companyId));
  await tx.insert(protectedFieldSets).values(
    [{ id: wholeCompany, fields }, ...groups].map((set) => ({
      companyId,
      groupId: set.id,
      fields: [...set.fields],
      updatedAt,
      updatedBy: userId,
    })),
  );
}

/**
 * What settings would have done to the changes of the last days.
 * @throws Problem `field_not_protectable`, `group_unknown`
 */
export async function rehearseProtectionOf(
  { database, config, now }: Services,
  member: Member,
  given: ProtectionChanges,
): Promise<ProtectionRehearsal> {
  const protection = await checkedProtection(database.queries, member, given);
  const since = new Date(now().getTime() - rehearsalDays * 86_400_000);
  const changes = await changesSince(database.queries, member.companyId, since);
  const { byField, ...counts } = rehearsedRejections(protection, changes, config.PINFOLD_EDIT_WAR_LIMIT);
  return {
    days: rehearsalDays,
    ...counts,
    by_field: changeFields.flatMap((field) => {
      const count = byField.get(field);
      return count ? [{ field, ...count }] : [];
    }),
  };
}

async function changesSince(queries: Queryable, companyId: number, since: Date): Promise<PastChange[]> {
  const found = await rows<{ location_id: number; field: ChangeField; at: number }>(
    queries,
    sql`select location_id, field, (extract(epoch from detected_at) * 1000)::float8 as at
        from external_changes where company_id = ${companyId} and detected_at >= ${since.toISOString()}
        order by detected_at, id`,
  );
  const locationIds = [...new Set(found.map(({ location_id }) => location_id))];
  const groups = await groupsOf(queries, companyId, locationIds);
  return found.map(({ location_id, field, at }) => ({
    field,
    at,
    locationId: location_id,
    groupIds: groups.get(location_id) ?? [],
  }));
}

/**
 * The settings that a member proposes, once they have been found possible.
 * @throws Problem `field_not_protectable`, `group_unknown`
 */
async function checkedProtection(
  queries: Queryable,
  member: Member,
  { fields, groups }: ProtectionChanges,
): Promise<Protection> {
  const byGroup = new Map(
    groups.map((group, index) => [
      group.id,
      { id: group.id, fields: inOrder(group.fields, `body.groups.${index}.fields`) },
    ]),
  );
  await requireGroups(
    queries,
    member,
    groups.map(({ id }) => id),
  );
  return { fields: inOrder(fields, 'body.fields'), groups: [...byGroup.values()] };
}

/** Each field once, in the order of the contract. */
function inOrder(fields: readonly ChangeField[], path: string): ChangeField[] {
  if (fields.some((field) => !protectableFields.includes(field)))
    throw new Problem('field_not_protectable', { errors: [{ path }] });
  return protectableFields.filter((field) => fields.includes(field));
}

async function requireGroups(queries: Queryable, { companyId }: Member, ids: readonly number[]) {
  const found = await queries
    .select({ id: locationGroups.id })
    .from(locationGroups)
    .where(and(eq(locationGroups.companyId, companyId), inArray(locationGroups.id, [wholeCompany, ...ids])));
  const unknown = ids.findIndex((id) => found.every((group) => group.id !== id));
  if (unknown >= 0) throw new Problem('group_unknown', { errors: [{ path: `body.groups.${unknown}.id` }] });
}
