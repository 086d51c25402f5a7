import { protectableFields } from '@pinfold/contract/features/external-changes/external-change';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changesOf,
  isSameProtection,
  withFields,
  withGroup,
  withoutGroup,
  type ProtectionDraft,
} from './protection-draft.ts';

const someFields = fc.uniqueArray(fc.constantFrom(...protectableFields));
const drafts = fc.record({
  isAutomatic: fc.boolean(),
  fields: someFields,
  groups: fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      name: fc.constant('Przy dworcu'),
      facilities_count: fc.constant(2),
      fields: someFields,
    }),
    { selector: ({ id }) => id },
  ),
}) satisfies fc.Arbitrary<ProtectionDraft>;

function isSame(a: ProtectionDraft, b: ProtectionDraft): boolean {
  return (['isAutomatic', 'fields', 'groups'] as const).every((part) => isSameProtection(part, a, b));
}

test('EXT-03 what is ticked and unticked again is no change, in the list of the company as in that of a group', () => {
  fc.assert(
    fc.property(drafts, someFields, fc.integer({ min: 0, max: 9 }), (draft, fields, group) => {
      const list = group === 0 ? 'company' : group;
      const here = list === 'company' ? draft.fields : draft.groups.find(({ id }) => id === list)?.fields;
      const fresh = fields.filter((field) => !here?.includes(field));
      const ticked = withFields(draft, list, fresh, true);
      expect(isSame(withFields(ticked, list, fresh, false), draft)).toBe(true);
      expect(isSame(ticked, draft)).toBe(fresh.length === 0 || here === undefined);
    }),
  );
});

test('EXT-03 a group begins with the list of the company, and leaves nothing behind', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const group = { id: 10, name: 'Nad rzeką', facilities_count: 3 };
      const more = withGroup(draft, group);
      expect(changesOf(more).groups.at(-1)).toEqual({ id: 10, fields: changesOf(draft).fields });
      expect(isSame(withoutGroup(withGroup(more, group), 10), draft)).toBe(true);
    }),
  );
});
