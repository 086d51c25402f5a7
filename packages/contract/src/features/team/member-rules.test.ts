import { expect, test } from 'vitest';
import { memberTypes, type MemberType } from '../../access/member-types.ts';
import {
  defaultManagerPermissions,
  type Permission,
  permissionMap,
  permissions,
} from '../../access/permissions.ts';
import { MemberGrant } from './members.endpoints.ts';
import {
  asksForFreshLogin,
  canManageMember,
  grantablePermissions,
  grantableTypes,
  type TeamAction,
  type TeamTarget,
} from './member.ts';
import {
  draftOfMember,
  isGrantMissing,
  type MemberDraft,
  memberRequest,
  newMemberDraft,
  resetDraft,
  toggleFacility,
} from './member-draft.ts';

const { owner, admin, manager } = memberTypes;
const draft: MemberDraft = {
  type: manager,
  permissionType: 'selected',
  facilitiesIds: [4, 7],
  groupIds: [2],
  permissions: ['view_reviews', 'reply_reviews'],
};

test('COM-04 a new member starts with the default permissions and without a location', () => {
  expect(newMemberDraft()).toEqual({
    type: manager,
    permissionType: 'selected',
    facilitiesIds: [],
    groupIds: [],
    permissions: defaultManagerPermissions,
  });
});

test('COM-04 another type resets locations and permissions to its defaults, the same type nothing', () => {
  expect(resetDraft(draft, manager)).toBe(draft);
  expect(resetDraft(draft, admin)).toEqual(newMemberDraft(admin));
  expect(resetDraft(resetDraft(draft, admin), manager)).toEqual(newMemberDraft());
});

test('COM-04 a manager sends permissions and locations as they are chosen, an owner or admin the type alone', () => {
  const held = permissionMap(draft.permissions);
  const rest = { type: manager, permissions: held };
  const requests = [
    memberRequest(draft),
    memberRequest({ ...draft, permissionType: 'select_groups' }),
    memberRequest({ ...draft, permissionType: 'all' }),
    memberRequest({ ...draft, type: admin }),
    memberRequest(newMemberDraft(owner)),
  ];
  expect(requests).toEqual([
    { ...rest, permission_type: 'selected', facilities_ids: [4, 7] },
    { ...rest, permission_type: 'select_groups', facilities_groups_ids: [2] },
    { ...rest, permission_type: 'all' },
    { type: admin },
    { type: owner },
  ]);
  for (const request of requests) expect(MemberGrant.parse(request)).toEqual(request);
});

test('COM-04 editing begins with what the member has', () => {
  const { facilitiesIds: facilities_ids, groupIds: facilities_groups_ids } = draft;
  const member = {
    type: manager,
    permission_type: 'selected',
    facilities_ids,
    facilities_groups_ids,
    permissions: permissionMap(draft.permissions),
  } as const;
  expect(draftOfMember(member)).toEqual(draft);
});

test.each<[string, Partial<MemberDraft>, boolean]>([
  ['locations one by one', {}, false],
  ['no location', { facilitiesIds: [] }, true],
  ['groups', { permissionType: 'select_groups' }, false],
  ['no group', { permissionType: 'select_groups', groupIds: [] }, true],
  ['all locations', { permissionType: 'all', facilitiesIds: [], groupIds: [] }, false],
  ['an admin', { type: admin, facilitiesIds: [] }, false],
])('COM-04 at least one listing for a limited-access user: %s', (_name, change, expected) => {
  expect(isGrantMissing({ ...draft, ...change })).toBe(expected);
});

test('COM-04 a location that was selected to begin with cannot be toggled off', () => {
  expect(toggleFacility([4, 7], [4], 4)).toEqual([4, 7]);
  expect(toggleFacility([4, 7], [4], 7)).toEqual([4]);
  expect(toggleFacility([4], [4], 7)).toEqual([4, 7]);
});

const team = permissionMap(['view_team', 'manage_team', 'view_facilities_data', 'view_reviews']);
const person = (user_id: number, type: MemberType, held = permissionMap([])): TeamTarget => ({
  user_id,
  type,
  permissions: held,
  invitation_status: 'active',
  sees_more_facilities: false,
});
const reviewer = person(9, manager, permissionMap(['view_reviews']));

test.each<[string, TeamTarget, TeamTarget, boolean]>([
  ['an owner an owner', person(1, owner), person(2, owner), true],
  ['an owner an admin', person(1, owner), person(2, admin), true],
  ['an owner a manager', person(1, owner), reviewer, true],
  ['an admin no owner', person(1, admin), person(2, owner), false],
  ['an admin an admin', person(1, admin), person(2, admin), true],
  [
    'an admin a manager who sees whatever',
    person(1, admin),
    { ...reviewer, sees_more_facilities: true },
    true,
  ],
  ['a manager of the team no admin', person(1, manager, team), person(2, admin), false],
  ['a manager of the team a manager', person(1, manager, team), reviewer, true],
  [
    'a manager of the team nobody who sees more',
    person(1, manager, team),
    { ...reviewer, sees_more_facilities: true },
    false,
  ],
  [
    'a manager of the team nobody who may more',
    person(1, manager, team),
    person(2, manager, permissionMap(['reply_reviews'])),
    false,
  ],
  ['another manager nobody', person(1, manager, permissionMap(['view_team'])), reviewer, false],
])('COM-03 %s', (_name, actor, target, expected) => {
  const invited = { ...target, invitation_status: 'pending' } as const;
  for (const action of ['change', 'remove', 'view_as'] as const)
    expect(canManageMember(actor, target, action), action).toBe(expected);
  for (const action of ['change', 'remove', 'resend'] as const)
    expect(canManageMember(actor, invited, action), action).toBe(expected);
});

test('COM-05 an invitation is sent again to who has not accepted; who has can be looked through', () => {
  const invited = { ...reviewer, invitation_status: 'pending' } as const;
  expect(canManageMember(person(1, owner), reviewer, 'resend')).toBe(false);
  expect(canManageMember(person(1, owner), invited, 'view_as')).toBe(false);
});

test('COM-03 nobody changes themselves, but may leave', () => {
  const may = (actor: TeamTarget) =>
    (['change', 'remove', 'resend', 'view_as'] satisfies TeamAction[]).filter((action) =>
      canManageMember(actor, actor, action),
    );
  for (const actor of [person(1, owner), person(1, admin), person(1, manager, team)])
    expect(may(actor)).toEqual(['remove']);
});

test('COM-03 nobody gives more than they have', () => {
  expect(grantableTypes(person(1, owner))).toEqual([owner, admin, manager]);
  expect(grantableTypes(person(1, admin))).toEqual([admin, manager]);
  expect(grantableTypes(person(1, manager, team))).toEqual([manager]);
  expect(grantableTypes(reviewer)).toEqual([]);
  expect(grantablePermissions(person(1, admin))).toEqual(permissions);
  expect(grantablePermissions(reviewer)).toEqual(['view_reviews']);
});

test('BEY-22 a fresh log-in is asked of whoever brings in others, gives them a hold, or takes away owners and admins', () => {
  const held = (...names: Permission[]) => ({ type: manager, permissions: permissionMap(names) });
  const kinds = {
    nobody: undefined,
    owner: { type: owner, permissions: permissionMap([]) },
    admin: { type: admin, permissions: permissionMap([]) },
    reader: held('view_reviews'),
    inviter: held('manage_team'),
    keyMaker: held('manage_company_data'),
  };
  const free = Object.entries(kinds).flatMap(([from, before]) =>
    Object.entries(kinds).flatMap(([to, after]) =>
      asksForFreshLogin(before, after) ? [] : [`${from} → ${to}`],
    ),
  );
  expect(free).toEqual([
    'owner → owner',
    'admin → admin',
    'reader → nobody',
    'reader → reader',
    'inviter → nobody',
    'inviter → reader',
    'inviter → inviter',
    'inviter → keyMaker',
    'keyMaker → nobody',
    'keyMaker → reader',
    'keyMaker → inviter',
    'keyMaker → keyMaker',
  ]);
});
