import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { inviteMembers } from '@pinfold/contract/features/team/members.endpoints';
import { startTeam } from '../../testing/worlds/team.ts';

const { owner: ownerType, admin, manager } = memberTypes;

test('COM-09 a plan limits the team, those who are invited too', async () => {
  const { api } = await startTeam();
  const small = await api.make.company({ planLimits: { max_company_users: 3 } });
  const owner = await api.make.member(small, { type: ownerType });
  await api.ok(inviteMembers, { as: owner, body: { emails: ['a@lipa.test'], type: admin } });
  const over = await api.request(inviteMembers, {
    as: owner,
    body: { emails: ['b@lipa.test', 'c@lipa.test'], type: admin },
  });
  expect(over.problem?.code).toBe('plan_limit_reached');
  const both = await Promise.all(
    ['b@lipa.test', 'c@lipa.test'].map((email) =>
      api.request(inviteMembers, { as: owner, body: { emails: [email], type: admin } }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 429]);
  expect(await api.mails()).toHaveLength(2);
});

test('COM-04 nobody gives more than they have: types, permissions, locations, groups', async () => {
  const { api, companyId, locationIds } = await startTeam();
  const { make } = api;
  const [first = 0, second = 0, third = 0] = locationIds;
  const own = await make.group(companyId, 'Moja', [first]);
  const visible = await make.group(companyId, 'Widoczna', [first, second]);
  const hidden = await make.group(companyId, 'Niewidoczna', [third]);
  const strange = await make.location(await make.company());
  const held = [
    'view_team',
    'manage_team',
    'view_facilities_data',
    'view_reviews',
    'view_dashboard',
    'view_company_data',
  ] as const;
  const limited = await make.member(companyId, { permissions: held, groups: [own], locations: [second] });
  const boss = await make.member(companyId, { type: admin });
  const outcome = async (as: typeof boss, grant: object) => {
    const body = { emails: [`osoba${Math.random()}@lipa.test`], ...grant };
    const answer = await api.requestRaw(inviteMembers, { as, body });
    return answer.problem?.code ?? 'invited';
  };
  const selected = { type: manager, permission_type: 'selected', facilities_ids: [first] };
  const grouped = { type: manager, permission_type: 'select_groups' };
  expect({
    owner: await outcome(boss, { type: ownerType }),
    admin: await outcome(boss, { type: admin }),
    adminByManager: await outcome(limited, { type: admin }),
    manager: await outcome(limited, selected),
    held: await outcome(limited, { ...selected, permissions: { view_reviews: true } }),
    notHeld: await outcome(limited, { ...selected, permissions: { reply_reviews: true } }),
    denied: await outcome(limited, { ...selected, permissions: { reply_reviews: false } }),
    needsWhatIsNotHeld: await outcome(limited, { ...selected, permissions: { view_photos: true } }),
    nowhere: await outcome(limited, { ...selected, facilities_ids: [] }),
    noGroup: await outcome(boss, grouped),
    outOfSight: await outcome(limited, { ...selected, facilities_ids: [first, third] }),
    ofAnother: await outcome(boss, { ...selected, facilities_ids: [strange] }),
    all: await outcome(limited, { type: manager, permission_type: 'all' }),
    allByAdmin: await outcome(boss, { type: manager, permission_type: 'all' }),
    ownGroup: await outcome(limited, { ...grouped, facilities_groups_ids: [own] }),
    visibleGroup: await outcome(limited, { ...grouped, facilities_groups_ids: [visible] }),
    hiddenGroup: await outcome(limited, { ...grouped, facilities_groups_ids: [hidden] }),
    hiddenGroupByAdmin: await outcome(boss, { ...grouped, facilities_groups_ids: [hidden, own] }),
  }).toEqual({
    owner: 'member_out_of_reach',
    admin: 'invited',
    adminByManager: 'member_out_of_reach',
    manager: 'invited',
    held: 'invited',
    notHeld: 'permission_not_held',
    denied: 'invited',
    needsWhatIsNotHeld: 'permission_not_held',
    nowhere: 'facility_missing',
    noGroup: 'facility_missing',
    outOfSight: 'facility_unknown',
    ofAnother: 'facility_unknown',
    all: 'permission_not_held',
    allByAdmin: 'invited',
    ownGroup: 'invited',
    visibleGroup: 'permission_not_held',
    hiddenGroup: 'facility_unknown',
    hiddenGroupByAdmin: 'invited',
  });
});
