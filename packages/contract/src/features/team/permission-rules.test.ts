import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultManagerPermissions, permissions, type Permission } from '../../access/permissions.ts';
import { memberTemplateKeys, memberTemplates } from './member-templates.ts';
import { permissionDependencies, withDependencies, withoutDependents } from './permission-dependencies.ts';
import {
  permissionGroupKeys,
  permissionGroups,
  permissionsIn,
  type PermissionGroup,
} from './permission-groups.ts';

const some = fc.subarray([...permissions]);
const isClosed = (held: readonly Permission[]) =>
  held.every((one) => (permissionDependencies[one] ?? []).every((needed) => held.includes(needed)));

test('COM-04 each permission can be chosen, in exactly one place of the tree', () => {
  expect(permissionGroups.flatMap(permissionsIn).toSorted()).toEqual(permissions.toSorted());
  const keysOf = ({ key, groups = [] }: PermissionGroup): string[] => [key, ...groups.flatMap(keysOf)];
  expect(permissionGroups.flatMap(keysOf)).toEqual(permissionGroupKeys);
});

test('COM-04 what a permission needs comes along, with the reason', () => {
  expect(withDependencies(['edit_review_reply_templates'])).toEqual({
    permissions: ['view_reviews', 'reply_reviews', 'edit_review_reply_templates'],
    added: [
      { permission: 'reply_reviews', because: 'edit_review_reply_templates' },
      { permission: 'view_reviews', because: 'reply_reviews' },
    ],
  });
  expect(withDependencies(['manage_team']).added.map(({ permission }) => permission)).toEqual([
    'view_team',
    'view_facilities_data',
  ]);
});

test('COM-04 what is of no use without a permission goes with it, with the reason', () => {
  const held = ['view_dashboard', 'view_reviews', 'reply_reviews', 'configure_ai_review_reply'] as const;
  expect(withoutDependents(held, ['view_reviews'])).toEqual({
    permissions: ['view_dashboard'],
    removed: [
      { permission: 'reply_reviews', because: 'view_reviews' },
      { permission: 'configure_ai_review_reply', because: 'reply_reviews' },
    ],
  });
});

test('COM-04 adding keeps what was chosen, adds no more than is needed, and is done after one round', () => {
  fc.assert(
    fc.property(some, (chosen) => {
      const { permissions: held, added } = withDependencies(chosen);
      expect(isClosed(held)).toBe(true);
      expect(held.toSorted()).toEqual([...chosen, ...added.map(({ permission }) => permission)].toSorted());
      for (const { permission, because } of added)
        expect(permissionDependencies[because]).toContain(permission);
      expect(withDependencies(held).added).toEqual([]);
    }),
  );
});

test('COM-04 taking away leaves a set that stands by itself, without what was taken', () => {
  fc.assert(
    fc.property(some, some, (chosen, taken) => {
      const { permissions: held } = withDependencies(chosen);
      const { permissions: left, removed } = withoutDependents(held, taken);
      expect(isClosed(left)).toBe(true);
      expect(left.filter((one) => taken.includes(one))).toEqual([]);
      const gone = new Set([...taken, ...removed.map(({ permission }) => permission)]);
      expect(left).toEqual(held.filter((one) => !gone.has(one)));
    }),
  );
});

test('COM-04 templates and defaults need nothing that they do not hold', () => {
  for (const key of memberTemplateKeys) {
    expect(isClosed(memberTemplates[key]), key).toBe(true);
    expect(new Set(memberTemplates[key]).size, key).toBe(memberTemplates[key].length);
  }
  expect(isClosed(defaultManagerPermissions)).toBe(true);
  expect(memberTemplates.viewer.filter((one) => !one.startsWith('view_'))).toEqual([]);
});
