import { and, eq, sql } from 'drizzle-orm';
import {
  defaultProtectedFields,
  protectedFields,
  type Protection,
} from '@pinfold/contract/features/external-changes/protection';
import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import type { Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { companies } from '../../company/company.table.ts';
import { locationGroupMembers } from '../../listings/listings.table.ts';
import { protectedFieldSets } from '../external-changes.table.ts';

export interface CompanyProtection extends Protection {
  /** Changes of protected fields are rejected by themselves. */
  isAutomatic: boolean;
}

/** The group that stands for the whole company in `protected_fields`. */
export const wholeCompany = 0;

export async function protectionOf(queries: Queryable, companyId: number): Promise<CompanyProtection> {
  const [company] = await queries
    .select({ isAutomatic: companies.enabledProtection })
    .from(companies)
    .where(eq(companies.id, companyId));
  const sets = await queries
    .select({ id: protectedFieldSets.groupId, fields: protectedFieldSets.fields })
    .from(protectedFieldSets)
    .where(eq(protectedFieldSets.companyId, companyId))
    .orderBy(protectedFieldSets.groupId);
  return {
    isAutomatic: company?.isAutomatic ?? false,
    fields: sets.find(({ id }) => id === wholeCompany)?.fields ?? defaultProtectedFields,
    groups: sets.filter(({ id }) => id !== wholeCompany),
  };
}

/** What is protected in each of the locations. */
export async function protectedFieldsOf(
  tx: Queryable,
  companyId: number,
  locationIds: readonly number[],
): Promise<Map<number, ReadonlySet<ChangeField>>> {
  const protection = await protectionOf(tx, companyId);
  const groups = await groupsOf(tx, companyId, locationIds);
  return new Map(locationIds.map((id) => [id, protectedFields(protection, groups.get(id) ?? [])]));
}

/** The groups of each location that has any. */
export async function groupsOf(
  queries: Queryable,
  companyId: number,
  locationIds: readonly number[],
): Promise<Map<number, number[]>> {
  const found = await queries
    .select({ groupId: locationGroupMembers.groupId, locationId: locationGroupMembers.locationId })
    .from(locationGroupMembers)
    .where(
      and(
        eq(locationGroupMembers.companyId, companyId),
        sql`${locationGroupMembers.locationId} = any(${int8Array(locationIds)})`,
      ),
    );
  const groups = new Map<number, number[]>();
  for (const { groupId, locationId } of found)
    groups.set(locationId, [...(groups.get(locationId) ?? []), groupId]);
  return groups;
}
