import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { getInvitation } from '@pinfold/contract/features/session/sign-up.endpoints';
import { listMembers } from '@pinfold/contract/features/team/members.endpoints';
import { startTeam } from '../testing/worlds/team.ts';
import { completeTeam } from './demo-team.ts';

test('COM-05 the demo has people of every kind, and an invitation that can be opened from the mailbox', async () => {
  const { api, companyId, owner } = await startTeam();
  const [admin, storeManager] = [
    await api.make.member(await api.make.company()),
    await api.make.member(await api.make.company()),
  ];
  await completeTeam(api.services, companyId, {
    ownerId: owner.userId,
    adminId: admin.userId,
    storeManagerId: storeManager.userId,
  });
  const { results } = await api.ok(listMembers, { as: owner });
  expect(
    results.map(({ type, facilities_count, invitation_status }) => [
      type,
      facilities_count,
      invitation_status,
    ]),
  ).toEqual([
    [memberTypes.owner, 3, 'active'],
    [memberTypes.admin, 3, 'active'],
    [memberTypes.manager, 2, 'active'],
    [memberTypes.manager, 2, 'pending'],
  ]);
  const [mail] = await api.mails('zaproszona@demo.pinfold.test');
  const [, uid = '', token = ''] = /invitation\/([^/]+)\/([^/]+)$/.exec(mail?.links[0] ?? '') ?? [];
  expect(await api.ok(getInvitation, { body: { uid, token } })).toMatchObject({ invited_by: 'Olga' });
});
