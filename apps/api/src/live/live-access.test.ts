import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { streamEvents } from '@pinfold/contract/live/live.endpoints';
import { revokeApiKey } from '@pinfold/contract/features/session/api-access.endpoints';
import { inviteMembers, removeMember, updateMember } from '@pinfold/contract/features/team/members.endpoints';
import { listen } from '../testing/clients/live-stream.ts';
import { startEmbedding } from '../testing/worlds/embedding.ts';
import { startTeam } from '../testing/worlds/team.ts';

test('BEY-15 a change of the team is told to all, and whom it concerns to those who see the team', async () => {
  const { api, companyId, owner, locationIds } = await startTeam();
  const [seeing, unseeing, limited] = [
    await listen(api, await api.make.member(companyId, { permissions: ['view_team'] })),
    await listen(api, await api.make.member(companyId, { permissions: [] })),
    await listen(api, await api.make.member(companyId, { locations: locationIds.slice(0, 1) })),
  ];
  const body = { emails: ['anna@lipa.test'], type: memberTypes.admin };
  const { results } = await api.ok(inviteMembers, { as: owner, body });
  expect(await seeing()).toEqual({ topic: 'team', ids: [results[0]?.member?.user_id] });
  expect(await unseeing()).toEqual({ topic: 'team', ids: [] });
  expect(await limited()).toEqual({ topic: 'team', ids: [] });
});

test('BEY-15 COM-03 a stream ends with the access by which it was opened', async () => {
  const { api, companyId, owner } = await startTeam();
  const member = await api.make.member(companyId);
  const params = { user_id: member.userId };
  const next = await listen(api, member);
  await api.ok(updateMember, { as: owner, params, body: { type: memberTypes.admin } });
  expect(await next()).toMatchObject({ topic: 'team' });
  expect(await next()).toBeUndefined();

  const again = await listen(api, member);
  await api.ok(removeMember, { as: owner, params });
  expect(await again()).toMatchObject({ topic: 'team' });
  expect(await again()).toBeUndefined();
  expect((await api.request(streamEvents, { as: member })).problem?.code).toBe('not_a_member');
});

test('BEY-01 a stream ends with the embed token, or with its key', async () => {
  const { api, owner, key, embedded } = await startEmbedding();
  const asked = { permissions: ['view_reviews' as const], all_facilities_access: true };
  const lasting = await listen(api, await embedded(asked));
  const short = await embedded({ ...asked, lifetime_seconds: 60 });
  api.clock.advance(59);
  const ending = await listen(api, short);
  expect(await ending()).toBeUndefined();
  await api.ok(revokeApiKey, { as: owner, params: { id: key.id } });
  expect(await lasting()).toEqual({ topic: 'team', ids: [] });
  expect(await lasting()).toBeUndefined();
});
