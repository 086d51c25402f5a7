import {
  changeDecisions,
  changeStatuses,
  protectableFields,
} from '@pinfold/contract/features/external-changes/external-change';
import {
  defaultProtectedFields,
  editWarDays,
  protectedFields,
  rehearsalDays,
  rehearsedRejections,
} from '@pinfold/contract/features/external-changes/protection';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem } from '../answers.ts';
import { collection, now } from '../collection.ts';
import { membersOf } from '../listings/locations.ts';
import type { TestData } from '../test-data.ts';

type Change = Schemas['ExternalChange'];
type Wish = Schemas['ProtectionChanges'];

/** Protection settings of a new company. */
export function testProtection(
  rest: Partial<Schemas['ProtectionSettings']> = {},
): Schemas['ProtectionSettings'] {
  return {
    is_automatic: false,
    fields: [...defaultProtectedFields],
    groups: [],
    edit_war_limit: 3,
    edit_war_days: editWarDays,
    undo_seconds: 10,
    mass_limit: 1000,
    updated_at: null,
    updated_by: null,
    ...rest,
  };
}

/** Whether the settings protect a change's field. */
export function protectionBy(wish: Wish, data: TestData): (change: Change) => boolean {
  const groupsOf = groupsIn(data);
  const fields = new Map<number, ReturnType<typeof protectedFields>>();
  return ({ facility, field }) => {
    const own = fields.get(facility.id) ?? protectedFields(wish, groupsOf(facility.id));
    fields.set(facility.id, own);
    return own.has(field);
  };
}

/** Validates settings as the API does, and returns them with the names of their groups. */
export function checkedProtection(data: TestData, wish: Wish): Schemas['ProtectionSettings'] {
  const known = collection(() => data.groups, 'group_unknown');
  const named = [wish.fields, ...wish.groups.map(({ fields }) => fields)].flat();
  if (named.some((field) => !protectableFields.includes(field)))
    throw new TestProblem('field_not_protectable');
  const groups = wish.groups.map(({ id, fields }) => {
    const { name } = known.find(id);
    return { id, fields, name, facilities_count: membersOf(data, id).size };
  });
  return { ...data.protection, ...wish, groups, updated_at: now(), updated_by: data.user.name };
}

/** Returns the effect that settings would have had on the changes of the last days. */
export function rehearse(data: TestData, wish: Wish): Schemas['ProtectionRehearsal'] {
  const since = Date.now() - rehearsalDays * 86_400_000;
  const groupsOf = groupsIn(data);
  const past = data.externalChanges
    .map(({ field, facility, detected_at }) => ({
      field,
      locationId: facility.id,
      groupIds: groupsOf(facility.id),
      at: Date.parse(detected_at),
    }))
    .filter(({ at }) => at >= since);
  const { byField, ...counts } = rehearsedRejections(wish, past, data.protection.edit_war_limit);
  const by_field = [...byField].map(([field, ofField]) => ({ field, ...ofField }));
  return { days: rehearsalDays, ...counts, by_field };
}

function groupsIn(data: TestData): (locationId: number) => number[] {
  const members = data.groups.map(({ id }) => ({ id, ids: membersOf(data, id) }));
  return (locationId) => members.filter(({ ids }) => ids.has(locationId)).map(({ id }) => id);
}

/** Counts pending changes of protected fields; `ids` are the oldest, `limit` at most. */
export function summarize(changes: readonly Change[], limit: number): Schemas['ProtectionSummary'] {
  const waiting = changes
    .filter(
      ({ status, decision, is_protected }) =>
        status === changeStatuses.pending && decision === changeDecisions.idle && is_protected,
    )
    .toSorted((a, b) => a.detected_at.localeCompare(b.detected_at) || a.id - b.id);
  return {
    count: waiting.length,
    facilities_count: new Set(waiting.map(({ facility }) => facility.id)).size,
    ids: waiting.slice(0, limit).map(({ id }) => id),
    fields: [...new Set(waiting.map(({ field }) => field))],
  };
}
