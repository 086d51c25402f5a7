import { eq, sql } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  getCurrentCompany,
  updateSecondFactorPolicy,
} from '@pinfold/contract/features/company/companies.endpoints';
import { getUser } from '@pinfold/contract/features/session/account.endpoints';
import { renewLogin } from '@pinfold/contract/features/session/fresh-login.endpoints';
import {
  beginPasskey,
  beginPasskeyRenewal,
  removePasskey,
  renamePasskey,
} from '@pinfold/contract/features/session/passkeys.endpoints';
import {
  beginTotp,
  completeLogin,
  confirmTotp,
  createRecoveryCodes,
  getSecondFactor,
  removeTotp,
} from '@pinfold/contract/features/session/second-factor.endpoints';
import { recoveryCodeCount } from '@pinfold/contract/features/session/second-factor';
import { viewAsMember } from '@pinfold/contract/features/team/members.endpoints';
import { rows } from '../../../database/database.ts';
import { startTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import { makePasskey } from '../../../testing/worlds/made-passkeys.ts';
import { startWithRegisteredUser } from '../../../testing/worlds/registered-user.ts';
import { codeOf, makeFactor } from '../../../testing/worlds/second-factors.ts';
import {
  collectSession,
  logInBySso,
  loginResult,
  openPanelBrowser,
  startSsoCompany,
} from '../../../testing/worlds/single-sign-on.ts';
import {
  chooseIdentity,
  openSocialLogin,
  ownerEmail,
  startWithSocialAccount,
} from '../../../testing/worlds/social-login.ts';
import { endSessions, holdAccount } from '../session-lifecycle.ts';
import { users } from '../session.table.ts';
import { openOrChallenge } from './login-challenge.ts';

describe('BEY-22 who has half of what a log-in takes:', () => {
  test('a mailbox alone links no provider to an account with a factor', async () => {
    const api = await startWithSocialAccount();
    const { queries } = api.services.database;
    const [owner] = await queries.select().from(users).where(eq(users.email, ownerEmail));
    await makeFactor(api.services, owner?.id ?? 0);
    const { browser, page } = await openSocialLogin(api, { fresh: true });
    expect(loginResult(await chooseIdentity(browser, page, ownerEmail))).toBe('social_second_factor');
  });

  test('a session alone does not keep its holder from the second step', async () => {
    const api = await startWithRegisteredUser();
    const { secret } = await makeFactor(api.services, api.userId);
    const stolen = { token: await api.make.token(api.userId, 1, 60) };
    for (let guess = 0; guess < 10; guess += 1)
      await api.request(renewLogin, { as: stolen, body: { code: '000000' } });
    const body = { challenge: await api.enterPassword(), code: codeOf(secret, api.clock.now()) };
    expect((await api.request(completeLogin, { body })).status).toBe(200);
  });

  test('the password alone may guess five times, and the holder hears of it, a few times an hour', async () => {
    const api = await startWithRegisteredUser({ PINFOLD_LOGIN_ATTEMPTS: '1000', PINFOLD_MAIL_ATTEMPTS: '2' });
    await makeFactor(api.services, api.userId);
    for (const heard of [1, 2, 2]) {
      const challenge = await api.enterPassword();
      for (let guess = 0; guess < 5; guess += 1)
        await api.request(completeLogin, { body: { challenge, code: '000000' } });
      expect(await api.subjects()).toEqual(Array(heard).fill('Ktoś zna Twoje hasło do Pinfold'));
    }
  });

  test("a company's identity provider has no say in a person's own factor", async () => {
    const api = await startSsoCompany();
    const user = await api.make.member(api.companyId, { email: 'anna.sso@lipa.test' });
    const browser = openPanelBrowser(api);
    await logInBySso(api, browser, {}, { isFresh: true });
    const session = await collectSession(browser);
    const { secret } = await makeFactor(api.services, user.userId);
    const passkey = await makePasskey(api.services, { id: user.userId, email: 'anna.sso@lipa.test' });
    const code = codeOf(secret, api.clock.now());
    const refused = [
      api.request(beginTotp, { as: session }),
      api.request(confirmTotp, { as: session, body: { code } }),
      api.request(removeTotp, { as: session }),
      api.request(createRecoveryCodes, { as: session }),
      api.request(beginPasskey, { as: session }),
      api.request(renamePasskey, { as: session, params: { id: passkey.id }, body: { name: 'Mój' } }),
      api.request(removePasskey, { as: session, params: { id: passkey.id } }),
      api.request(beginPasskeyRenewal, { as: session }),
      api.request(renewLogin, { as: session, body: { code } }),
    ];
    for (const asked of refused) expect((await asked).problem?.code).toBe('permission_denied');
    expect(await api.ok(getSecondFactor, { as: session })).toMatchObject({ is_changeable: false });
  });
});

test('BEY-22 a company that begins to ask for a factor ends what its members look through', async () => {
  const api = await startTestApi();
  const companyId = await api.make.company();
  const owner = await api.make.member(companyId, { type: memberTypes.owner });
  const admin = await api.make.member(companyId, { type: memberTypes.admin });
  const manager = await api.make.member(companyId);
  await makeFactor(api.services, owner.userId);
  const view = await api.ok(viewAsMember, { as: admin, params: { user_id: manager.userId } });
  await api.ok(updateSecondFactorPolicy, { as: owner, body: { is_required: true } });
  const seen = await api.request(getCurrentCompany, { as: { token: view.token, companyId } });
  expect(seen.problem?.code).toBe('unauthenticated');
});

describe.skipIf(inject('postgres') === '')('BEY-22 at the same time', () => {
  /** Waits until so many statements wait for what another transaction holds. */
  const untilSomebodyWaits = async ({ services }: Pick<TestApi, 'services'>, waiting = 1) => {
    const found = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => rows(services.database.queries, found)).toHaveLength(waiting);
  };

  test('as a factor is confirmed, a log-in under way opens no session without it', async () => {
    const api = await startWithRegisteredUser();
    const session = await api.logIn();
    const { secret } = await api.ok(beginTotp, { as: session });
    const { queries } = api.services.database;
    const [user] = await queries.select().from(users).where(eq(users.id, api.userId));
    if (!user) throw new Error('There is no such user.');
    let confirming: Promise<unknown> = Promise.resolve();
    const opened = await queries.transaction(async (tx) => {
      const one = await openOrChallenge(api.services, tx, user, { address: '192.0.2.1', userAgent: '' });
      const body = { code: codeOf(secret, api.clock.now()) };
      confirming = api.request(confirmTotp, { as: session, body });
      await untilSomebodyWaits(api);
      return one;
    });
    await confirming;
    const token = 'token' in opened ? opened.token : '';
    expect((await api.request(getUser, { as: { token } })).status).toBe(401);
  });

  test('as a password is changed, a log-in that waits for its second step ends', async () => {
    const api = await startWithRegisteredUser();
    const { recoveryCode: code } = await makeFactor(api.services, api.userId);
    const challenge = await api.enterPassword();
    const completing = await api.services.database.queries.transaction(async (tx) => {
      await holdAccount(tx, api.userId, 'no key update');
      const completion = api.request(completeLogin, { body: { challenge, code } });
      await untilSomebodyWaits(api);
      await endSessions(tx, api.userId);
      return { completion };
    });
    expect((await completing.completion).problem?.code).toBe('login_challenge_ended');
  });

  test('two draws leave the recovery codes of one of them', async () => {
    const api = await startWithRegisteredUser();
    await makeFactor(api.services, api.userId);
    const as = { token: await api.make.token(api.userId) };
    const drawing = await api.services.database.queries.transaction(async (tx) => {
      await holdAccount(tx, api.userId, 'no key update');
      const draws = [1, 2].map(() => api.ok(createRecoveryCodes, { as }));
      await untilSomebodyWaits(api, 2);
      return { draws: Promise.all(draws) };
    });
    const drawn = await drawing.draws;
    expect((await api.ok(getSecondFactor, { as })).recovery_codes_left).toBe(recoveryCodeCount);
    const statuses = [];
    for (const { recovery_codes: codes } of drawn) {
      const body = { code: codes[0] ?? '' };
      statuses.push((await api.request(renewLogin, { as, body })).status);
    }
    expect(statuses.toSorted()).toEqual([200, 400]);
  });
});
