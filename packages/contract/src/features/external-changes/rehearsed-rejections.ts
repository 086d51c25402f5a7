import { isInformational, type ChangeField } from './change-fields.ts';
import { isEditWar } from './edit-war.ts';
import { protectedFields, type Protection } from './protected-fields.ts';

/** A change as it once came; the moment in milliseconds. */
export interface PastChange {
  field: ChangeField;
  locationId: number;
  groupIds: readonly number[];
  at: number;
}

export interface RehearsedRejections {
  /** What is only told is not counted. */
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
