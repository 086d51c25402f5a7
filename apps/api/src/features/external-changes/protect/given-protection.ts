import { and, eq, inArray } from 'drizzle-orm';
import {
  protectableFields,
  type ChangeField,
} from '@pinfold/contract/features/external-changes/external-change';
import type { Protection } from '@pinfold/contract/features/external-changes/protection';
import type { ProtectionChanges } from '@pinfold/contract/features/external-changes/protection.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { locationGroups } from '../../listings/listings.table.ts';

/**
 * Settings that somebody proposes, once they have been found possible.
 * @throws Problem `field_not_protectable`, `group_unknown`
 */
export async function givenProtection(
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
    .where(and(eq(locationGroups.companyId, companyId), inArray(locationGroups.id, [0, ...ids])));
  const unknown = ids.findIndex((id) => found.every((group) => group.id !== id));
  if (unknown >= 0) throw new Problem('group_unknown', { errors: [{ path: `body.groups.${unknown}.id` }] });
}
