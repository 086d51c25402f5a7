import { inflateRawSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { createApiKey } from '@pinfold/contract/features/session/api-access.endpoints';
import { startSocialLogin, startSso } from '@pinfold/contract/features/session/federated-login.endpoints';
import { getFreshLogin, renewLogin } from '@pinfold/contract/features/session/fresh-login.endpoints';
import { removeTotp } from '@pinfold/contract/features/session/second-factor.endpoints';
import { inviteMembers, removeMember, updateMember } from '@pinfold/contract/features/team/members.endpoints';
import { startTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import { codeOf, makeFactor } from '../../../testing/worlds/second-factors.ts';
import { startEmbedding } from '../../../testing/worlds/embedding.ts';
import {
  collectSession,
  logInBySso,
  loginResult,
  openPanelBrowser,
  ssoTeamName,
  startSsoCompany,
} from '../../../testing/worlds/single-sign-on.ts';
import {
  chooseIdentity,
  openSocialLogin,
  ownerEmail,
  socialProvider,
  startWithSocialAccount,
} from '../../../testing/worlds/social-login.ts';
import { hashPassword } from '../passwords/password-hash.ts';

const password = 'Zażółć gęślą jaźń';
const wish = { name: 'Portal', permissions: ['view_reviews' as const] };

describe('BEY-22 a fresh log-in', () => {
  let api: TestApi;
  let owner: { userId: number; companyId: number; token: string };
  beforeEach(async () => {
    api = await startTestApi();
    const companyId = await api.make.company();
    const made = await api.make.member(companyId, {
      type: memberTypes.owner,
      passwordHash: await hashPassword(password),
    });
    owner = { ...made, token: await api.make.token(made.userId, 1, 60) };
  });

  const codeOfRefusal = async (asked: Promise<{ problem?: { code: string } | undefined }>) =>
    (await asked).problem?.code;

  test('is asked for after ten minutes, and given by the password', async () => {
    const create = () => api.request(createApiKey, { as: owner, body: wish });
    expect(await codeOfRefusal(create())).toBe('fresh_login_required');
    expect(await api.ok(getFreshLogin, { as: owner })).toEqual({
      fresh_until: null,
      has_password: true,
      has_code: false,
      has_passkey: false,
      provider: null,
    });
    const wrong = api.request(renewLogin, { as: owner, body: { password: 'nie to' } });
    expect(await codeOfRefusal(wrong)).toBe('wrong_password');
    const { fresh_until } = await api.ok(renewLogin, { as: owner, body: { password } });
    expect(Date.parse(fresh_until ?? '')).toBeGreaterThan(api.clock.now().getTime());
    expect((await create()).status).toBe(201);
    api.clock.advance(601);
    expect(await codeOfRefusal(create())).toBe('fresh_login_required');
  });

  test('is given by a code, which is used up by it', async () => {
    const { secret } = await makeFactor(api.services, owner.userId);
    const byPassword = api.request(renewLogin, { as: owner, body: { password } });
    expect(await codeOfRefusal(byPassword), 'a factor is not taken off by the password').toBe(
      'second_factor_wrong',
    );
    const body = { code: codeOf(secret, api.clock.now()) };
    const renewed = await api.ok(renewLogin, { as: owner, body });
    expect(renewed).toMatchObject({ has_code: true, has_password: false });
    expect((await api.request(removeTotp, { as: owner })).status).toBe(204);
    const again = api.request(renewLogin, { as: owner, body });
    expect(await codeOfRefusal(again)).toBe('second_factor_wrong');
  });

  test('makes this session fresh, and none elsewhere', async () => {
    const elsewhere = { ...owner, token: await api.make.token(owner.userId, 1, 60) };
    await api.ok(renewLogin, { as: owner, body: { password } });
    const create = api.request(createApiKey, { as: elsewhere, body: wish });
    expect(await codeOfRefusal(create)).toBe('fresh_login_required');
  });

  test('is asked for whoever comes, for an owner or admin who is made or taken away, and for nobody else', async () => {
    const { companyId } = owner;
    const other = await api.make.member(companyId, { type: memberTypes.owner });
    const manager = await api.make.member(companyId, {});
    const params = (member: { userId: number }) => ({ user_id: member.userId });
    const refused = [
      api.request(updateMember, { as: owner, params: params(manager), body: { type: memberTypes.owner } }),
      api.request(updateMember, { as: owner, params: params(other), body: { type: memberTypes.admin } }),
      api.request(removeMember, { as: owner, params: params(other) }),
      api.request(updateMember, { as: owner, params: params(manager), body: { type: memberTypes.admin } }),
      ...[memberTypes.owner, memberTypes.admin].map((type) =>
        api.request(inviteMembers, { as: owner, body: { emails: ['nowy@firma.test'], type } }),
      ),
    ];
    for (const asked of refused) expect(await codeOfRefusal(asked)).toBe('fresh_login_required');
    expect(await api.mails('nowy@firma.test')).toEqual([]);
    await api.ok(removeMember, { as: owner, params: params(manager) });
    await api.ok(renewLogin, { as: owner, body: { password } });
    await api.ok(removeMember, { as: owner, params: params(other) });
  });
});

test('BEY-22 who comes from a provider is fresh only if that one was told to ask again', async () => {
  const api = await startWithSocialAccount();
  for (const fresh of [false, true]) {
    const { url } = await api.ok(startSocialLogin, { body: { provider: socialProvider, fresh } });
    expect(new URL(url).searchParams.get('prompt')).toBe(fresh ? 'login' : null);
    const { browser, page } = await openSocialLogin(api, { fresh });
    await chooseIdentity(browser, page, ownerEmail);
    const session = await collectSession(browser);
    expect((await api.ok(getFreshLogin, { as: session })).fresh_until !== null).toBe(fresh);
  }
});

test('BEY-22 an identity provider is told to authenticate the person again', async () => {
  const api = await startSsoCompany();
  for (const fresh of [false, true]) {
    const { url } = await api.ok(startSso, { body: { team_name: ssoTeamName, fresh } });
    const request = new URL(url).searchParams.get('SAMLRequest') ?? '';
    const xml = inflateRawSync(Buffer.from(request, 'base64')).toString();
    expect(xml.includes('ForceAuthn="true"')).toBe(fresh);
  }
});

test('BEY-22 an identity provider that did not ask again gives no fresh log-in, whatever it was told on the way', async () => {
  const api = await startSsoCompany();
  const choice = { email: 'anna.sso@lipa.test', fault: 'not_asked_again' };
  const logIn = (isFresh: boolean) => logInBySso(api, openPanelBrowser(api), choice, { isFresh });
  expect(loginResult(await logIn(false))).toBe('success');
  expect(loginResult(await logIn(true))).toBe('saml_auth_failed');
  const browser = openPanelBrowser(api);
  await logInBySso(api, browser, { email: 'anna.sso@lipa.test' }, { isFresh: true });
  const session = await collectSession(browser);
  expect((await api.ok(getFreshLogin, { as: session })).fresh_until).not.toBeNull();
});

test('BEY-22 an embed token is not asked: its server asked for it by a key', async () => {
  const held = ['manage_team', 'view_team', 'view_reviews'] as const;
  const { api, embedded } = await startEmbedding({}, [...held]);
  const token = await embedded({ permissions: [...held], all_facilities_access: true });
  api.clock.advance(11 * 60);
  const body = {
    emails: ['nowy@firma.test'],
    type: memberTypes.manager,
    permissions: { view_reviews: true },
    permission_type: 'all' as const,
  };
  const { status, problem } = await api.request(inviteMembers, { as: token, body });
  expect([status, problem?.code]).toEqual([201, undefined]);
});
