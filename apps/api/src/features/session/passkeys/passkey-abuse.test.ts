import { describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  getCurrentCompany,
  updateSecondFactorPolicy,
} from '@pinfold/contract/features/company/companies.endpoints';
import { renewLogin } from '@pinfold/contract/features/session/fresh-login.endpoints';
import { changePassword, login } from '@pinfold/contract/features/session/login.endpoints';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyRenewal,
  completePasskeyLogin,
  type PasskeyAssertion,
  removePasskey,
  renamePasskey,
} from '@pinfold/contract/features/session/passkeys.endpoints';
import { rows } from '../../../database/database.ts';
import { makePasskey, type MadePasskey } from '../../../testing/worlds/made-passkeys.ts';
import {
  type RegisteredApi,
  registeredUser,
  startWithRegisteredUser,
} from '../../../testing/worlds/registered-user.ts';
import { softwareAuthenticator } from '../../../testing/worlds/software-authenticator.ts';
import {
  startSsoCompany,
  logInBySso,
  collectSession,
  openPanelBrowser,
} from '../../../testing/worlds/single-sign-on.ts';
import { sweepSessions } from '../session.jobs.ts';
import { userHandle } from './verify-passkey.ts';

const { email, password } = registeredUser;

async function start(config: Record<string, string> = {}) {
  const api = await startWithRegisteredUser(config);
  const passkey = await makePasskey(api.services, { id: api.userId, email });
  return { api, passkey, authenticator: passkey.authenticator };
}

/** Somebody else with a passkey, and what they can do in a session. */
async function startStranger(api: RegisteredApi) {
  const member = await api.make.member(api.companyId, { email: 'obcy@firma.test' });
  return {
    ...member,
    passkey: await makePasskey(api.services, { id: member.userId, email: 'obcy@firma.test' }),
  };
}

const begin = (api: RegisteredApi) => api.ok(beginPasskeyLogin, { body: {} });

const send = async (api: RegisteredApi, passkey: PasskeyAssertion) =>
  (await api.request(completePasskeyLogin, { body: { passkey } })).problem;

/** All refusals are the same, so that nobody learns which one it was. */
const refusal = { code: 'passkey_refused', status: 400 };

const sign = async (
  api: RegisteredApi,
  { authenticator }: MadePasskey,
  deviation: Parameters<typeof authenticator.get>[1],
) => send(api, authenticator.get(await begin(api), { userHandle: userHandle(api.userId), ...deviation }));

describe('BEY-22 a passkey is refused, in one and the same way,', () => {
  test.each([
    ['at another page', { origin: 'https://panel.test.example' }],
    ['at another port', { origin: 'http://panel.test:8080' }],
    ['for another domain', { rpId: 'other.test' }],
    ['for a challenge that was never drawn', { challenge: 'x'.repeat(43) }],
    ['without a finger or a PIN', { isVerified: false }],
    ['when it names somebody else', { userHandle: userHandle(2 ** 40) }],
    ['when it names nobody', { userHandle: null }],
    ['when it was asked for something else', { type: 'webauthn.create' }],
  ])('%s', async (_, deviation) => {
    const { api, passkey } = await start();
    expect(await sign(api, passkey, deviation)).toMatchObject(refusal);
    expect(await sign(api, passkey, {})).toBeUndefined();
  });

  test('when nobody knows it, or it was removed', async () => {
    const { api, passkey, authenticator } = await start();
    const unknown = softwareAuthenticator();
    unknown.create({
      ...(await begin(api)),
      user: { id: userHandle(api.userId) },
      rp: { id: 'panel.test' },
    } as never);
    const first = await send(api, unknown.get(await begin(api)));
    const options = await begin(api);
    const session = { token: await api.make.token(api.userId) };
    await api.ok(removePasskey, { as: session, params: { id: passkey.id } });
    const second = await send(api, authenticator.get(options, { userHandle: userHandle(api.userId) }));
    const { request_id: _, ...told } = first ?? { request_id: '' };
    expect(told).toMatchObject(refusal);
    expect(second).toMatchObject(told);
  });

  test('with the signature of another', async () => {
    const { api, authenticator } = await start();
    const options = await begin(api);
    const forged = softwareAuthenticator().get(options, { userHandle: userHandle(api.userId) });
    const { credentialId: id } = authenticator;
    expect(await send(api, { ...forged, id, rawId: id })).toMatchObject(refusal);
  });

  test('when what it signed was used, by whoever was first of many', async () => {
    const { api, authenticator } = await start();
    const signed = authenticator.get(await begin(api), { userHandle: userHandle(api.userId) });
    const answers = await Promise.all([1, 2, 3].map(() => send(api, signed)));
    expect(answers.filter((problem) => problem === undefined)).toHaveLength(1);
    expect(await send(api, signed)).toMatchObject(refusal);
  });

  test('after five minutes, and nothing of it is kept', async () => {
    const { api, authenticator } = await start();
    const options = await begin(api);
    api.clock.advance(301);
    const signed = authenticator.get(options, { userHandle: userHandle(api.userId) });
    await begin(api);
    await sweepSessions.run(api.services, {}, { tries: 0, isLastTry: false });
    const left = await rows(api.services.database.queries, sql`select * from passkey_challenges`);
    expect(left).toHaveLength(1);
    expect(await send(api, signed)).toMatchObject(refusal);
  });

  test('when its counter goes back or stands still: a copy may be in use', async () => {
    const { api, passkey, authenticator } = await start();
    authenticator.counter = 7;
    expect(await sign(api, passkey, {})).toBeUndefined();
    expect(await sign(api, passkey, {})).toBeUndefined();
    authenticator.counter = 8;
    expect(await sign(api, passkey, {})).toMatchObject(refusal);
    authenticator.counter = 3;
    expect(await sign(api, passkey, {})).toMatchObject(refusal);
    authenticator.counter = 0;
    expect(await sign(api, passkey, {})).toMatchObject(refusal);
  });

  test('for what was drawn for somebody else, or for something else', async () => {
    const { api, passkey, authenticator } = await start();
    const stranger = await startStranger(api);
    const { problem } = await api.request(login, { body: { email, password } });
    const challenge = problem?.challenge?.token ?? '';
    const step = await api.ok(beginPasskeyLogin, { body: { challenge } });
    const theirs = stranger.passkey.authenticator.get(step, { userHandle: userHandle(stranger.userId) });
    expect(await send(api, theirs)).toMatchObject(refusal);

    const as = { token: await api.make.token(api.userId) };
    const renewal = await api.ok(beginPasskeyRenewal, { as });
    expect(await send(api, authenticator.get(renewal))).toMatchObject(refusal);
    const inSession = async (signed: PasskeyAssertion) =>
      (await api.request(renewLogin, { as, body: { passkey: signed } })).problem;
    const handle = { userHandle: userHandle(api.userId) };
    expect(await inSession(authenticator.get(await begin(api), handle))).toMatchObject(refusal);
    const others = await api.ok(beginPasskeyRenewal, { as: stranger });
    expect(await inSession(authenticator.get(others, handle))).toMatchObject(refusal);

    const creation = await api.ok(beginPasskey, { as: stranger });
    const made = softwareAuthenticator().create(creation);
    const added = await api.request(addPasskey, { as, body: { passkey: made } });
    expect(added.problem).toMatchObject(refusal);
    const params = { id: passkey.id };
    const renamed = await api.request(renamePasskey, { as: stranger, params, body: { name: 'Mój' } });
    expect(renamed.problem?.code).toBe('not_found');
    const removed = await api.request(removePasskey, { as: stranger, params });
    expect(removed.problem?.code).toBe('not_found');
  });

  test.each([
    ['at another page', { origin: 'https://partner.test' }],
    ['for another domain', { rpId: 'other.test' }],
    ['without a finger or a PIN', { isVerified: false }],
  ])('when it is made %s', async (_, deviation) => {
    const { api } = await start();
    const as = { token: await api.make.token(api.userId) };
    const passkey = softwareAuthenticator().create(await api.ok(beginPasskey, { as }), deviation);
    expect((await api.request(addPasskey, { as, body: { passkey } })).problem).toMatchObject(refusal);
  });
});

describe('BEY-22 log-ins by passkey', () => {
  test('are slowed down by address, and by account only for whoever knows the password', async () => {
    const { api } = await start({ PINFOLD_LOGIN_ATTEMPTS: '3' });
    const { problem } = await api.request(login, { body: { email, password } });
    const challenge = problem?.challenge?.token ?? '';
    for (let attempt = 0; attempt < 3; attempt += 1) await api.ok(beginPasskeyLogin, { body: { challenge } });
    const slowed = await api.request(beginPasskeyLogin, { body: { challenge } });
    expect(slowed.problem?.code).toBe('too_many_attempts');
    for (let attempt = 0; attempt < 11; attempt += 1) await begin(api);
    expect((await api.request(beginPasskeyLogin, { body: {} })).problem?.code).toBe('too_many_attempts');
  });

  test('that are under way end with a changed password, as all do', async () => {
    const { api } = await start();
    const { problem } = await api.request(login, { body: { email, password } });
    const challenge = problem?.challenge?.token ?? '';
    const as = { token: await api.make.token(api.userId) };
    const body = { current_password: password, new_password: 'czereśnie w grudniu' };
    await api.ok(changePassword, { as, body });
    const ended = await api.request(beginPasskeyLogin, { body: { challenge } });
    expect(ended.problem?.code).toBe('login_challenge_ended');
  });

  test('are enough for a company that asks for a second factor', async () => {
    const { api, authenticator } = await start();
    const owner = await api.make.member(api.companyId, { type: memberTypes.owner });
    await api.ok(updateSecondFactorPolicy, { as: owner, body: { is_required: true } });
    const passkey = authenticator.get(await begin(api), { userHandle: userHandle(api.userId) });
    const { token } = await api.ok(completePasskeyLogin, { body: { passkey } });
    const asked = await api.request(getCurrentCompany, { as: { token, companyId: api.companyId } });
    expect(asked.status).toBe(200);
  });

  test("are no matter of a company's identity provider", async () => {
    const api = await startSsoCompany();
    const browser = openPanelBrowser(api);
    await logInBySso(api, browser);
    const session = await collectSession(browser);
    const refused = await api.request(beginPasskeyRenewal, { as: session });
    expect(refused.problem?.code).toBe('permission_denied');
  });
});
