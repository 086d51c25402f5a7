import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { streamEvents } from '@pinfold/contract/live/live.endpoints';
import {
  changePassword,
  confirmPasswordReset,
  logout,
  requestPasswordReset,
} from '@pinfold/contract/features/session/login.endpoints';
import {
  endDevice,
  listDevices,
  logoutEverywhere,
} from '@pinfold/contract/features/session/account.endpoints';
import { confirmTotp, removeTotp } from '@pinfold/contract/features/session/second-factor.endpoints';
import { updateSecondFactorPolicy } from '@pinfold/contract/features/company/companies.endpoints';
import { revokeApiKey } from '@pinfold/contract/features/session/api-access.endpoints';
import {
  inviteMembers,
  removeMember,
  updateMember,
  viewAsMember,
} from '@pinfold/contract/features/team/members.endpoints';
import { listen } from '../testing/clients/live-stream.ts';
import { startEmbedding } from '../testing/worlds/embedding.ts';
import { linkIn, registeredUser, startWithRegisteredUser } from '../testing/worlds/registered-user.ts';
import { codeOf, makeFactor } from '../testing/worlds/second-factors.ts';
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

/** Anna looks at events on two devices, of which one ends in some way, while somebody else goes on. */
async function startReading() {
  const api = await startWithRegisteredUser();
  const logIn = async () => ({ ...(await api.logIn()), companyId: api.companyId });
  const [here, elsewhere] = [await logIn(), await logIn()];
  const ended = await listen(api, elsewhere);
  return { ...api, here, elsewhere, ended, stays: await listen(api, await api.make.member(api.companyId)) };
}

type Reading = Awaited<ReturnType<typeof startReading>>;

/** Confirms an authenticator app that is being set up. */
async function confirmFactor({ services, ok, userId, clock, here: as }: Reading) {
  const { pendingSecret } = await makeFactor(services, userId);
  await ok(confirmTotp, { as, body: { code: codeOf(pendingSecret, clock.now()) } });
}

const newPassword = 'czereśnie w grudniu';

const ways: Record<string, (reading: Reading) => Promise<unknown>> = {
  'is logged out': ({ ok, elsewhere: as }) => ok(logout, { as }),
  'is logged out everywhere': ({ ok, here: as }) => ok(logoutEverywhere, { as }),
  'is ended as a device': async ({ ok, here: as }) => {
    const { results } = await ok(listDevices, { as });
    for (const { id, is_current } of results) if (!is_current) await ok(endDevice, { as, params: { id } });
  },
  'loses its password': ({ ok, here: as }) =>
    ok(changePassword, {
      as,
      body: { current_password: registeredUser.password, new_password: newPassword },
    }),
  'has its password reset': async ({ ok, mails }) => {
    const { email } = registeredUser;
    await ok(requestPasswordReset, { body: { email } });
    const [mail] = await mails(email);
    await ok(confirmPasswordReset, { body: { ...linkIn(mail), new_password: newPassword } });
  },
  'has no second factor, and the account gets one': confirmFactor,
};

test.each(Object.entries(ways))(
  'BEY-15 SES-04 a stream ends when its session %s, and that of nobody else does',
  async (_, end) => {
    const reading = await startReading();
    await end(reading);
    expect(await reading.ended()).toBeUndefined();
    const { services, companyId } = reading;
    await services.live.publish(services.database.queries, companyId, { topic: 'reviews', ids: [7] });
    expect(await reading.stays()).toEqual({ topic: 'reviews', ids: [7] });
  },
);

test('BEY-15 COM-03 a look through a member’s eyes stops reading once the viewer may no longer look', async () => {
  const { api, companyId, owner } = await startTeam();
  const viewer = await api.make.member(companyId, { type: memberTypes.admin });
  const { userId } = await api.make.member(companyId);
  const { token } = await api.ok(viewAsMember, { as: viewer, params: { user_id: userId } });
  const next = await listen(api, { token, companyId });
  await api.ok(removeMember, { as: owner, params: { user_id: viewer.userId } });
  expect(await next()).toBeUndefined();
});

test('BEY-15 BEY-22 a stream ends when its reader has no factor any more that the company asks for', async () => {
  const { api, companyId, owner } = await startTeam();
  const [without, held] = [await api.make.member(companyId), await api.make.member(companyId)];
  await makeFactor(api.services, owner.userId);
  await makeFactor(api.services, held.userId);
  const ending = await listen(api, without);
  await api.ok(updateSecondFactorPolicy, { as: owner, body: { is_required: true } });
  expect(await ending()).toMatchObject({ topic: 'company' });
  expect(await ending()).toMatchObject({ topic: 'team' });
  expect(await ending()).toBeUndefined();
  expect((await api.request(streamEvents, { as: without })).problem?.code).toBe('second_factor_missing');

  const going = await listen(api, held);
  await api.ok(removeTotp, { as: held });
  expect(await going()).toBeUndefined();
  expect((await api.request(streamEvents, { as: held })).problem?.code).toBe('second_factor_missing');
});
