import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeFields, protectableFields, type ChangeField } from './external-change.ts';
import {
  defaultProtectedFields,
  editWarDays,
  isEditWar,
  type PastChange,
  protectedFields,
  type Protection,
  rehearsedRejections,
} from './protection.ts';

const day = 86_400_000;
const field = fc.constantFrom(...changeFields);
const fields = fc.uniqueArray(field, { maxLength: 8 });

const protection: fc.Arbitrary<Protection> = fc.record({
  fields,
  groups: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 5 }), fields }), {
    selector: ({ id }) => id,
    maxLength: 5,
  }),
});

describe('EXT-03 which fields are protected', () => {
  test('without groups it is what the company says', () => {
    const settings: Protection = { fields: ['name', 'website'], groups: [{ id: 1, fields: ['labels'] }] };
    expect([...protectedFields(settings, [])]).toEqual(['name', 'website']);
    expect([...protectedFields(settings, [2])]).toEqual(['name', 'website']);
  });

  test('a group says it in place of the company, and several groups add up', () => {
    const settings: Protection = {
      fields: ['name'],
      groups: [
        { id: 1, fields: ['labels'] },
        { id: 2, fields: ['website', 'labels'] },
        { id: 3, fields: [] },
      ],
    };
    expect([...protectedFields(settings, [1, 2])].toSorted()).toEqual(['labels', 'website']);
    expect([...protectedFields(settings, [3])]).toEqual([]);
    expect([...protectedFields(settings, [1, 3])]).toEqual(['labels']);
  });

  test('EXT-04 whatever is said, what is only told is not protected', () => {
    fc.assert(
      fc.property(protection, fc.array(fc.integer({ min: 0, max: 6 })), (settings, groupIds) => {
        for (const one of protectedFields(settings, groupIds)) expect(protectableFields).toContain(one);
      }),
    );
    expect(defaultProtectedFields.filter((one) => !protectableFields.includes(one))).toEqual([]);
  });

  test('a field that any group of a location protects is protected, whatever the order of the groups', () => {
    fc.assert(
      fc.property(protection, fc.uniqueArray(fc.integer({ min: 1, max: 6 })), field, (settings, ids, one) => {
        const own = settings.groups.filter(({ id }) => ids.includes(id));
        const lists = own.length > 0 ? own.map((group) => group.fields) : [settings.fields];
        const expected = one !== 'location_state' && lists.some((list) => list.includes(one));
        expect(protectedFields(settings, ids).has(one)).toBe(expected);
        expect(protectedFields(settings, ids.toReversed()).has(one)).toBe(expected);
      }),
    );
  });
});

describe('BEY-05 when others keep changing a field back', () => {
  const now = 100 * day;

  test('the last of as many rejections as the limit allows makes it a matter for a person', () => {
    expect(isEditWar([], now, 3)).toBe(false);
    expect(isEditWar([now - 2 * day, now - day], now, 3)).toBe(false);
    expect(isEditWar([now - 2 * day, now - day, now], now, 3)).toBe(true);
  });

  test('a rejection counts for 30 days, and one that is yet to come does not', () => {
    const oldest = now - editWarDays * day;
    expect(isEditWar([oldest, now - day], now, 2)).toBe(false);
    expect(isEditWar([oldest + 1, now - day], now, 2)).toBe(true);
    expect(isEditWar([now + 1, now - day], now, 2)).toBe(false);
  });

  test('with more rejections, or a lower limit, it stays one', () => {
    const moments = fc.array(fc.integer({ min: now - 60 * day, max: now + 5 * day }), { maxLength: 12 });
    fc.assert(
      fc.property(moments, fc.nat(now), fc.integer({ min: 1, max: 6 }), (rejectedAt, more, limit) => {
        if (!isEditWar(rejectedAt, now, limit)) return;
        expect(isEditWar([...rejectedAt, more], now, limit)).toBe(true);
        expect(isEditWar(rejectedAt, now, Math.max(1, limit - 1))).toBe(true);
      }),
    );
  });
});

describe('BEY-04 what protection would have done', () => {
  const places = [
    { locationId: 11, groupIds: [] },
    { locationId: 12, groupIds: [1] },
    { locationId: 13, groupIds: [1, 2] },
  ];
  const past: fc.Arbitrary<PastChange[]> = fc.array(
    fc
      .record({
        field: fc.constantFrom<ChangeField>('name', 'website', 'opening_hours', 'location_state'),
        place: fc.constantFrom(...places),
        at: fc.integer({ min: 0, max: 90 }).map((days) => days * day),
      })
      .map(({ place, ...change }) => ({ ...change, ...place })),
    { maxLength: 60 },
  );

  test('is what a naive reading of the settings says, in whatever order the changes are given', () => {
    fc.assert(
      fc.property(protection, past, fc.integer({ min: 1, max: 4 }), (settings, changes, limit) => {
        const { byField, ...counts } = rehearsedRejections(settings, changes, limit);
        const expected = naively(settings, changes, limit);
        expect(counts).toEqual({
          total: changes.filter((change) => change.field !== 'location_state').length,
          rejected: expected.filter((outcome) => outcome.what === 'rejected').length,
          stopped: expected.filter((outcome) => outcome.what === 'stopped').length,
        });
        const rejected = [...byField.values()].reduce((sum, count) => sum + count.rejected, 0);
        expect(rejected).toBe(counts.rejected);
        expect(rehearsedRejections(settings, changes.toReversed(), limit)).toEqual({ ...counts, byField });
      }),
    );
  });

  test('protecting more never rejects less', () => {
    fc.assert(
      fc.property(fields, field, past, (some, more, changes) => {
        const rejected = (list: ChangeField[]) =>
          rehearsedRejections({ fields: list, groups: [] }, changes, 3).rejected;
        expect(rejected([...some, more])).toBeGreaterThanOrEqual(rejected(some));
      }),
    );
  });

  /** Quadratic reference implementation: scans all earlier outcomes again for each change. */
  function naively(settings: Protection, changes: readonly PastChange[], limit: number) {
    const inTime = changes.toSorted((a, b) => a.at - b.at);
    const outcomes: { change: PastChange; what: 'left' | 'rejected' | 'stopped' }[] = [];
    for (const change of inTime) {
      const own = settings.groups.filter(({ id }) => change.groupIds.includes(id));
      const lists = own.length > 0 ? own.map((group) => group.fields) : [settings.fields];
      const isProtected = change.field !== 'location_state' && lists.flat().includes(change.field);
      const recently = outcomes.filter(
        ({ change: before, what }) =>
          what === 'rejected' &&
          before.field === change.field &&
          before.locationId === change.locationId &&
          change.at - before.at < 30 * day,
      );
      const what = !isProtected ? 'left' : recently.length >= limit ? 'stopped' : 'rejected';
      outcomes.push({ change, what });
    }
    return outcomes;
  }
});
