import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { removeMember, updateMember, viewAsMember } from '@pinfold/contract/features/team/members.endpoints';
import type { MemberOptions } from '../../testing/worlds/factories.ts';
import { startTeam } from '../../testing/worlds/team.ts';

const { owner: ownerType, admin } = memberTypes;
const team = ['view_team', 'manage_team', 'view_facilities_data', 'view_reviews'] as const;

test('COM-03 who may change, remove and look through whom', async () => {
  const { api, companyId, owner, locationIds } = await startTeam();
  const { make } = api;
  const here = locationIds.slice(0, 1);
  const people = {
    owner,
    admin: await make.member(companyId, { type: admin }),
    lead: await make.member(companyId, { permissions: team, locations: here }),
  };
  const targets: Record<string, MemberOptions> = {
    owner: { type: ownerType },
    admin: { type: admin },
    within: { permissions: ['view_reviews'], locations: here },
    mayMore: { permissions: ['reply_reviews'], locations: here },
    seesMore: { permissions: ['view_reviews'], locations: locationIds },
    seesAll: { permissions: ['view_reviews'] },
  };
  const reached: Record<string, string[]> = {};
  for (const [who, as] of Object.entries(people)) {
    for (const [whom, options] of Object.entries(targets)) {
      const { userId } = await make.member(companyId, options);
      const params = { user_id: userId };
      const body = { type: memberTypes.manager, facilities_ids: here, permissions: { view_reviews: true } };
      const answers = [
        await api.request(viewAsMember, { as, params }),
        await api.request(updateMember, { as, params, body }),
      ];
      const again = await make.member(companyId, options);
      answers.push(await api.request(removeMember, { as, params: { user_id: again.userId } }));
      const codes = new Set(answers.map(({ problem }) => problem?.code ?? 'done'));
      expect([...codes], `${who} ${whom}`).toHaveLength(1);
      if (codes.has('done')) reached[who] = [...(reached[who] ?? []), whom];
      else expect(codes, `${who} ${whom}`).toContain('member_out_of_reach');
    }
  }
  expect(reached).toEqual({
    owner: ['owner', 'admin', 'within', 'mayMore', 'seesMore', 'seesAll'],
    admin: ['admin', 'within', 'mayMore', 'seesMore', 'seesAll'],
    lead: ['within'],
  });
});

test('COM-03 nobody changes or looks through themselves', async () => {
  const { api, companyId, owner } = await startTeam();
  const second = await api.make.member(companyId, { type: admin });
  for (const as of [owner, second]) {
    const params = { user_id: as.userId };
    const change = await api.request(updateMember, { as, params, body: { type: admin } });
    expect(change.problem?.code).toBe('member_out_of_reach');
    const view = await api.request(viewAsMember, { as, params });
    expect(view.problem?.code).toBe('member_out_of_reach');
  }
});
