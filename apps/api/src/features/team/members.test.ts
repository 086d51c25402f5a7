import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissions } from '@pinfold/contract/access/permissions';
import { searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import {
  getMember,
  listMembers,
  removeMember,
  updateMember,
} from '@pinfold/contract/features/team/members.endpoints';
import { listCompanies } from '@pinfold/contract/features/company/companies.endpoints';
import { startTestApi } from '../../testing/clients/start-test-api.ts';
import { startTeam } from '../../testing/worlds/team.ts';

test('COM-03 the team is listed by rank and name, page by page, and found by name or address', async () => {
  const { api, companyId, owner } = await startTeam();
  const { make } = api;
  await make.member(companyId, { name: 'Łukasz', type: memberTypes.admin, email: 'lukasz@lipa.test' });
  await make.member(companyId, { name: 'Żaneta', email: 'zaneta@lipa.test' });
  await make.member(companyId, { name: 'ania', email: 'ania@lipa.test' });
  const all = await api.ok(listMembers, { as: owner });
  expect(all.results.map(({ name }) => name)).toEqual(['Olga', 'Łukasz', 'ania', 'Żaneta']);
  const second = await api.ok(listMembers, { as: owner, query: { page: 2, page_size: 3 } });
  expect([second.count, second.results.map(({ name }) => name)]).toEqual([4, ['Żaneta']]);
  const found = async (q: string) =>
    (await api.ok(listMembers, { as: owner, query: { q } })).results.map(({ name }) => name);
  expect(await found('zane')).toEqual(['Żaneta']);
  expect(await found('LUKASZ@')).toEqual(['Łukasz']);
  expect(await found('%')).toEqual([]);
});

test('COM-03 owners and admins see every location and hold every permission', async () => {
  const { api, companyId, owner } = await startTeam();
  const admin = await api.make.member(companyId, { type: memberTypes.admin, permissions: [] });
  const member = await api.ok(getMember, { as: owner, params: { user_id: admin.userId } });
  expect(member).toMatchObject({
    permission_type: 'all',
    all_facilities_access: true,
    facilities_ids: [],
    facilities_count: 3,
    sees_more_facilities: false,
    invitation_status: 'active',
  });
  expect(permissions.every((one) => member.permissions[one])).toBe(true);
});

test('COM-03 a manager of some locations learns nothing of where the others work', async () => {
  const { api, companyId, owner, locationIds } = await startTeam();
  const { make } = api;
  const [first = 0, second = 0, third = 0] = locationIds;
  const everywhere = await make.group(companyId, 'Wszędzie', locationIds);
  const elsewhere = await make.group(companyId, 'Gdzie indziej', [third]);
  const asker = await make.member(companyId, { permissions: ['view_team'], locations: [first, second] });
  const byList = await make.member(companyId, { locations: [second, third] });
  const byGroups = await make.member(companyId, { groups: [everywhere, elsewhere] });
  const within = await make.member(companyId, { locations: [first] });
  const seenBy = async (as: typeof asker, { userId }: typeof asker) => {
    const member = await api.ok(getMember, { as, params: { user_id: userId } });
    const { permission_type, facilities_ids, facilities_groups_ids, facilities_count, sees_more_facilities } =
      member;
    return [
      permission_type,
      facilities_ids,
      facilities_groups_ids,
      facilities_count,
      sees_more_facilities,
    ] as const;
  };
  expect(await seenBy(asker, byList)).toEqual(['selected', [second], [], 1, true]);
  expect(await seenBy(asker, byGroups)).toEqual(['select_groups', [], [everywhere], 2, true]);
  expect(await seenBy(asker, within)).toEqual(['selected', [first], [], 1, false]);
  expect(await seenBy(asker, owner)).toEqual(['all', [], [], 2, true]);
  expect(await seenBy(owner, byGroups)).toEqual(['select_groups', [], [everywhere, elsewhere], 3, false]);
});

test('COM-03 COM-04 access is replaced as a whole, with the permissions that it needs, and counts from now on', async () => {
  const { api, companyId, owner, locationIds } = await startTeam();
  const reviewIds: number[] = [];
  for (const id of locationIds) reviewIds.push(await api.make.review(companyId, id));
  const groupId = await api.make.group(companyId, 'Kraków', locationIds.slice(0, 1));
  const member = await api.make.member(companyId, { permissions: [], locations: [] });
  const params = { user_id: member.userId };
  const grant = { type: memberTypes.manager, permissions: { configure_ai_review_reply: true } };
  const byList = await api.ok(updateMember, {
    as: owner,
    params,
    body: { ...grant, permission_type: 'selected', facilities_ids: locationIds.slice(1) },
  });
  expect(byList).toMatchObject({ permission_type: 'selected', facilities_ids: locationIds.slice(1) });
  expect(permissions.filter((one) => byList.permissions[one])).toEqual([
    'view_reviews',
    'reply_reviews',
    'configure_ai_review_reply',
  ]);
  const seen = async () => {
    const { results } = await api.ok(searchReviews, { as: member, body: { order_by: 'created_at' } });
    return results.map(({ id }) => id).toSorted((a, b) => a - b);
  };
  expect(await seen()).toEqual(reviewIds.slice(1));
  await api.ok(updateMember, {
    as: owner,
    params,
    body: { ...grant, permission_type: 'select_groups', facilities_groups_ids: [groupId] },
  });
  expect(await seen()).toEqual(reviewIds.slice(0, 1));
  await api.ok(updateMember, { as: owner, params, body: { ...grant, permission_type: 'all' } });
  expect(await seen()).toEqual(reviewIds);
  const admin = await api.ok(updateMember, { as: owner, params, body: { type: memberTypes.admin } });
  expect(admin).toMatchObject({ type: memberTypes.admin, permission_type: 'all', facilities_count: 3 });
});

test('COM-03 whoever is taken off the team loses the company at once, and nothing else', async () => {
  const { api, companyId, owner } = await startTeam();
  const member = await api.make.member(companyId);
  const otherCompany = await api.make.company({ name: 'Inna' });
  await api.make.join(otherCompany, member.userId);
  await api.ok(removeMember, { as: owner, params: { user_id: member.userId } });
  expect((await api.request(searchReviews, { as: member, body: {} })).problem?.code).toBe('not_a_member');
  expect((await api.ok(listCompanies, { as: member })).results.map(({ name }) => name)).toEqual(['Inna']);
  const gone = await api.request(getMember, { as: owner, params: { user_id: member.userId } });
  expect(gone.problem?.code).toBe('not_found');
});

test('COM-03 a member may leave by themselves', async () => {
  const { api, companyId, owner } = await startTeam();
  const member = await api.make.member(companyId, { permissions: ['manage_team'], locations: [] });
  await api.ok(removeMember, { as: member, params: { user_id: member.userId } });
  expect((await api.ok(listMembers, { as: owner })).count).toBe(1);
});

test('COM-03 a company keeps an owner, even when two owners take each other off at once', async () => {
  const { api, companyId, owner } = await startTeam();
  const params = { user_id: owner.userId };
  expect((await api.request(removeMember, { as: owner, params })).problem?.code).toBe('last_owner');
  const invited = await api.make.member(companyId, { type: memberTypes.owner, status: 'pending' });
  expect((await api.request(removeMember, { as: owner, params })).problem?.code).toBe('last_owner');
  await api.ok(removeMember, { as: owner, params: { user_id: invited.userId } });

  const second = await api.make.member(companyId, { type: memberTypes.owner });
  const answers = await Promise.all([
    api.request(removeMember, { as: owner, params: { user_id: second.userId } }),
    api.request(updateMember, {
      as: second,
      params,
      body: { type: memberTypes.admin },
    }),
  ]);
  const codes = answers.map(({ problem }) => problem?.code ?? 'done');
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  expect(['last_owner', 'not_a_member', 'member_out_of_reach']).toContain(
    codes.find((code) => code !== 'done'),
  );
});

test('COM-03 another company has no part in the team', async () => {
  const { api, owner } = await startTeam();
  const stranger = await api.make.member(await api.make.company(), { type: memberTypes.owner });
  for (const endpoint of [getMember, removeMember]) {
    const answer = await api.request(endpoint, { as: stranger, params: { user_id: owner.userId } });
    expect(answer.problem?.code).toBe('not_found');
  }
});

test('COM-03 a page of the team answers even where nobody is', async () => {
  const api = await startTestApi();
  const owner = await api.make.member(await api.make.company(), { type: memberTypes.owner });
  expect(await api.ok(listMembers, { as: owner, query: { page: 9 } })).toEqual({ count: 1, results: [] });
});
