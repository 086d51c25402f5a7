import { and, eq, sql, type SQL } from 'drizzle-orm';
import {
  protectableFields,
  type ChangeField,
} from '@pinfold/contract/features/external-changes/external-change';
import {
  defaultProtectedFields,
  protectedFields,
  type Protection,
} from '@pinfold/contract/features/external-changes/protection';
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

/**
 * The contract's `protectedFields` as SQL, so that lists can be narrowed by it: whether the field of a row of
 * `external_changes c`, joined with `protectionOfLocations`, is protected in its location now.
 */
export const isProtected: SQL = sql`(c.field = any(${textArray(protectableFields)})
  and c.field = any(coalesce(by_group.fields, by_company.fields, ${textArray(defaultProtectedFields)})))`;

/**
 * Joined to `external_changes c`: the fields protected by groups and the company, aggregated once for all rows, since
 * reading the groups of each row would take minutes. With few rows, `only` narrows the locations `m`.
 */
export function protectionOfLocations(companyId: number, only?: SQL): SQL {
  return sql`
    left join (
      select m.location_id, coalesce(array_agg(p.field) filter (where p.field is not null), '{}') as fields
      from (select s.group_id, f.field from protected_fields s left join lateral unnest(s.fields) f (field) on true
            where s.company_id = ${companyId} and s.group_id <> ${wholeCompany}) p
      join location_group_members m on m.company_id = ${companyId} and m.group_id = p.group_id
      ${only ? sql`where ${only}` : sql``} group by m.location_id) by_group on by_group.location_id = c.location_id
    left join protected_fields by_company
      on by_company.company_id = ${companyId} and by_company.group_id = ${wholeCompany}`;
}

/** A list of words without commas or quotes, as one parameter. */
function textArray(words: readonly string[]): SQL {
  return sql`${`{${words.join(',')}}`}::text[]`;
}
