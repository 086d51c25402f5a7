import { protectableFields, type ChangeField } from './change-fields.ts';

export interface Protection {
  fields: readonly ChangeField[];
  groups: readonly { id: number; fields: readonly ChangeField[] }[];
}

/**
 * What is protected in a location: what its groups say, all of them together, or what the company says where none of
 * its groups says anything.
 */
export function protectedFields(
  protection: Protection,
  groupIds: readonly number[],
): ReadonlySet<ChangeField> {
  const own = protection.groups.filter(({ id }) => groupIds.includes(id));
  const fields = own.length > 0 ? own.flatMap((group) => group.fields) : protection.fields;
  return new Set(fields.filter((field) => protectableFields.includes(field)));
}
