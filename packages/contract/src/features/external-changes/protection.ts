import { type ChangeField, isInformational, protectableFields } from './external-change.ts';

/** Fields protected by default: those by which customers find and reach a location. */
export const defaultProtectedFields: readonly ChangeField[] = [
  'name',
  'street',
  'house_number',
  'postal_code',
  'city',
  'region',
  'country',
  'primary_category',
  'additional_categories',
  'website',
  'phone_number',
  'phone_number_2',
  'opening_hours',
];

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

/** Days within which rejections of one field are counted. */
export const editWarDays = 30;

/** How far back protection is rehearsed. */
export const rehearsalDays = 90;

const day = 86_400_000;

/**
 * Whether others keep changing a field back, so that a person has to decide: within the last days it was rejected as
 * often as the limit allows. Moments are milliseconds.
 */
export function isEditWar(rejectedAt: readonly number[], now: number, limit: number): boolean {
  return rejectedAt.filter((at) => at <= now && now - at < editWarDays * day).length >= limit;
}

/** A change as it once came; the moment in milliseconds. */
export interface PastChange {
  field: ChangeField;
  locationId: number;
  groupIds: readonly number[];
  at: number;
}

interface RehearsedRejections {
  /** Without informational changes. */
  total: number;
  rejected: number;
  /** Left to a person, since others kept changing the field back. */
  stopped: number;
  byField: ReadonlyMap<ChangeField, { total: number; rejected: number }>;
}

/** What automatic protection with these settings would have done to changes, in the order in which they came. */
export function rehearsedRejections(
  protection: Protection,
  changes: readonly PastChange[],
  editWarLimit: number,
): RehearsedRejections {
  const result = { total: 0, rejected: 0, stopped: 0, byField: new Map<ChangeField, FieldCount>() };
  const protectedIn = rememberedProtection(protection);
  const rejections = new Map<string, number[]>();
  for (const { field, locationId, groupIds, at } of changes.toSorted((a, b) => a.at - b.at)) {
    if (isInformational(field)) continue;
    const ofField = result.byField.get(field) ?? { total: 0, rejected: 0 };
    result.byField.set(field, ofField);
    result.total += 1;
    ofField.total += 1;
    if (!protectedIn(locationId, groupIds).has(field)) continue;
    const place = `${locationId}/${field}`;
    const before = rejections.get(place) ?? [];
    rejections.set(place, before);
    if (isEditWar(before, at, editWarLimit)) {
      result.stopped += 1;
      continue;
    }
    before.push(at);
    result.rejected += 1;
    ofField.rejected += 1;
  }
  return result;
}

interface FieldCount {
  total: number;
  rejected: number;
}

/** A location has the same groups in each of its changes, and thousands of changes. */
function rememberedProtection(protection: Protection) {
  const known = new Map<number, ReadonlySet<ChangeField>>();
  return (locationId: number, groupIds: readonly number[]) => {
    const fields = known.get(locationId) ?? protectedFields(protection, groupIds);
    known.set(locationId, fields);
    return fields;
  };
}
