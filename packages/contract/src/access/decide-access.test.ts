import { expect, test } from 'vitest';
import type { Access } from './access.ts';
import { decideAccess, seesEveryLocation, type Membership } from './decide-access.ts';
import { memberTypes } from './member-types.ts';
import { permissionMap, permissions } from './permissions.ts';

const access: Access = {
  module: 'reviews',
  permission: 'reply_reviews',
  plan: 'manual_replies',
  demo: 'blocked',
};

const member: Membership = {
  type: memberTypes.manager,
  permissions: permissionMap(['reply_reviews']),
  disabledModules: [],
  planCapabilities: ['manual_replies'],
  isDemo: false,
};

const nothing: Partial<Membership> = {
  permissions: permissionMap([]),
  disabledModules: ['reviews'],
  planCapabilities: [],
  isDemo: true,
};

test.each<[string, Partial<Membership>, ReturnType<typeof decideAccess>]>([
  ['a manager with all it takes', {}, undefined],
  ['nothing at all: the demo comes first', nothing, 'demo_read_only'],
  ['then the module', { ...nothing, isDemo: false }, 'module_disabled'],
  ['then the permission', { ...nothing, isDemo: false, disabledModules: [] }, 'permission_denied'],
  ['then the plan', { planCapabilities: [], isViewAs: true }, 'plan_does_not_allow'],
  ['then looking through the eyes of a member', { isViewAs: true }, 'view_as_read_only'],
  ['an owner holds every permission', { type: memberTypes.owner, permissions: permissionMap([]) }, undefined],
  ['an admin too', { type: memberTypes.admin, permissions: permissionMap([]) }, undefined],
  [
    'but no owner has a module that is off',
    { type: memberTypes.owner, disabledModules: ['reviews'] },
    'module_disabled',
  ],
  ['the demo account writes as an admin only', { type: memberTypes.admin, isDemo: true }, undefined],
  ['and not as an owner', { type: memberTypes.owner, isDemo: true }, 'demo_read_only'],
])('COM-02 COM-10 %s', (_name, change, expected) => {
  expect(decideAccess(access, { ...member, ...change })).toBe(expected);
});

test('COM-10 what two parts share is open as long as one of them is on', () => {
  const shared: Access = { ...access, orModule: 'app_reviews' };
  expect(decideAccess(shared, { ...member, disabledModules: ['reviews'] })).toBeUndefined();
  expect(decideAccess(shared, { ...member, disabledModules: ['app_reviews'] })).toBeUndefined();
  expect(decideAccess(shared, { ...member, disabledModules: ['reviews', 'app_reviews'] })).toBe(
    'module_disabled',
  );
});

test('COM-02 what is for owners and admins is for no manager, whatever they hold', () => {
  const own: Access = { fullAccess: true, demo: 'allowed' };
  expect(decideAccess(own, { ...member, permissions: permissionMap(permissions) })).toBe('permission_denied');
  expect(decideAccess(own, { ...member, type: memberTypes.admin })).toBeUndefined();
});

test.each<[string, Partial<Membership>, ReturnType<typeof decideAccess>]>([
  ['not changed by a manager of some', { seesAllLocations: false }, 'concerns_other_locations'],
  [
    'first a matter of permission',
    { seesAllLocations: false, permissions: permissionMap([]) },
    'permission_denied',
  ],
  [
    'not changed with another plan either',
    { seesAllLocations: false, planCapabilities: [] },
    'concerns_other_locations',
  ],
  ['changed by a manager of all', { seesAllLocations: true }, undefined],
  ['changed by an owner', { type: memberTypes.owner, seesAllLocations: false }, undefined],
  ['changed by an admin', { type: memberTypes.admin, seesAllLocations: false }, undefined],
])('COM-02 COM-03 what all locations share is %s', (_name, change, expected) => {
  const shared: Access = { ...access, concernsAllLocations: true };
  expect(decideAccess(shared, { ...member, ...change })).toBe(expected);
});

test('COM-03 what concerns all locations only sometimes is left to the call itself', () => {
  const some = { ...member, seesAllLocations: false };
  expect(decideAccess({ ...access, concernsAllLocations: 'sometimes' }, some)).toBeUndefined();
  expect(decideAccess(access, some)).toBeUndefined();
  expect([seesEveryLocation(some), seesEveryLocation(member)]).toEqual([false, true]);
});

test('COM-02 what anyone may call is refused to nobody, and a read not to the demo', () => {
  const outsider = { ...member, ...nothing };
  expect(decideAccess({ for: 'anyone' }, outsider)).toBeUndefined();
  expect(decideAccess({ for: 'user', demo: 'allowed' }, outsider)).toBeUndefined();
  expect(decideAccess({ for: 'user', demo: 'blocked' }, outsider)).toBe('demo_read_only');
});
