import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getUser } from '@pinfold/contract/features/session/account.endpoints';
import { recoveryCodeCount } from '@pinfold/contract/features/session/second-factor';
import {
  beginTotp,
  completeLogin,
  confirmTotp,
  createRecoveryCodes,
  getSecondFactor,
  removeTotp,
} from '@pinfold/contract/features/session/second-factor.endpoints';
import { rows } from '../../../database/database.ts';
import {
  type RegisteredApi,
  registeredUser,
  startWithRegisteredUser,
} from '../../../testing/worlds/registered-user.ts';
import { codeOf, makeFactor } from '../../../testing/worlds/second-factors.ts';

const complete = (api: RegisteredApi, challenge: string, code: string) =>
  api.request(completeLogin, { body: { challenge, code } });

async function setUp(api: RegisteredApi) {
  const session = await api.logIn();
  const key = await api.ok(beginTotp, { as: session });
  const code = codeOf(key.secret, api.clock.now());
  const { recovery_codes: codes } = await api.ok(confirmTotp, { as: session, body: { code } });
  return { session, key, code, codes };
}

describe('BEY-22 an authenticator app', () => {
  test('is asked for once a code of it was confirmed, and not before', async () => {
    const api = await startWithRegisteredUser();
    const session = await api.logIn();
    const { secret, uri } = await api.ok(beginTotp, { as: session });
    expect(Object.fromEntries(new URL(uri).searchParams)).toEqual({
      issuer: 'Pinfold',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    await api.logIn();
    const wrong = await api.request(confirmTotp, { as: session, body: { code: '12345' } });
    expect(wrong.problem?.code).toBe('second_factor_wrong');
    const code = codeOf(secret, api.clock.now());
    const { recovery_codes: codes } = await api.ok(confirmTotp, { as: session, body: { code } });
    expect(new Set(codes).size).toBe(recoveryCodeCount);
    expect(await api.ok(getSecondFactor, { as: session })).toMatchObject({
      totp_since: expect.any(String),
      recovery_codes_left: recoveryCodeCount,
      is_required: false,
    });
    await api.enterPassword();
  });

  test('ends other sessions as a new password does, and tells the holder by mail', async () => {
    const api = await startWithRegisteredUser();
    const elsewhere = await api.logIn();
    const { session } = await setUp(api);
    expect((await api.request(getUser, { as: elsewhere })).problem?.code).toBe('unauthenticated');
    expect((await api.subjects())[0]).toBe('Włączono drugi składnik logowania do Pinfold');
    await api.ok(removeTotp, { as: session });
    expect((await api.subjects())[0]).toBe('Usunięto drugi składnik logowania do Pinfold');
    expect(await api.ok(getSecondFactor, { as: session })).toMatchObject({
      totp_since: null,
      recovery_codes_left: 0,
    });
    await api.logIn();
  });

  test('lets nobody in twice with one code, nor with an earlier one', async () => {
    const api = await startWithRegisteredUser();
    const { key, code } = await setUp(api);
    const used = await complete(api, await api.enterPassword(), code);
    expect(used.problem?.code).toBe('second_factor_wrong');
    api.clock.advance(30);
    const challenges = [await api.enterPassword(), await api.enterPassword()];
    const next = codeOf(key.secret, api.clock.now());
    const answers = await Promise.all(challenges.map((challenge) => complete(api, challenge, next)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const earlier = await complete(api, await api.enterPassword(), code);
    expect(earlier.problem?.code).toBe('second_factor_wrong');
  });

  test('whose key is replaced goes on counting until the new one is confirmed', async () => {
    const api = await startWithRegisteredUser();
    const { session, key } = await setUp(api);
    const { secret } = await api.ok(beginTotp, { as: session });
    api.clock.advance(30);
    const old = codeOf(key.secret, api.clock.now());
    expect((await complete(api, await api.enterPassword(), old)).status).toBe(200);
    const body = { code: codeOf(secret, api.clock.now()) };
    expect(await api.ok(confirmTotp, { as: session, body })).toEqual({ recovery_codes: [] });
    api.clock.advance(30);
    const useless = codeOf(key.secret, api.clock.now());
    expect((await complete(api, await api.enterPassword(), useless)).problem?.code).toBe(
      'second_factor_wrong',
    );
    const right = codeOf(secret, api.clock.now());
    expect((await complete(api, await api.enterPassword(), right)).status).toBe(200);
  });

  test('leaves neither its key nor a recovery code in the database', async () => {
    const api = await startWithRegisteredUser();
    const { key, codes } = await setUp(api);
    const { queries } = api.services.database;
    const stored = JSON.stringify([
      await rows(queries, sql`select * from totp_factors`),
      await rows(queries, sql`select * from recovery_codes`),
    ]);
    for (const secret of [key.secret, ...codes]) expect(stored).not.toContain(secret);
  });
});

describe('BEY-22 a log-in with a second factor', () => {
  test('goes on after a wrong code, and ends after five', async () => {
    const api = await startWithRegisteredUser();
    const { secret } = await makeFactor(api.services, api.userId);
    const challenge = await api.enterPassword();
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect((await complete(api, challenge, 'abc')).problem?.code).toBe('second_factor_wrong');
    expect((await complete(api, challenge, codeOf(secret, api.clock.now()))).status).toBe(200);
    expect((await complete(api, challenge, 'abc')).problem?.code).toBe('login_challenge_ended');

    const guessed = await api.enterPassword();
    for (let attempt = 0; attempt < 5; attempt += 1) await complete(api, guessed, 'abc');
    const late = await complete(api, guessed, codeOf(secret, api.clock.now()));
    expect(late.problem?.code).toBe('login_challenge_ended');
  });

  test('is slowed down at the account over many challenges, and locks out no password', async () => {
    const api = await startWithRegisteredUser({ PINFOLD_LOGIN_ATTEMPTS: '3' });
    await makeFactor(api.services, api.userId);
    for (let attempt = 0; attempt < 3; attempt += 1) await complete(api, await api.enterPassword(), 'abc');
    const { problem } = await complete(api, await api.enterPassword(), 'abc');
    expect(problem).toMatchObject({ code: 'too_many_attempts', retry_after: expect.any(Number) });
  });

  test('ends with time', async () => {
    const api = await startWithRegisteredUser();
    const { recoveryCode } = await makeFactor(api.services, api.userId);
    const challenge = await api.enterPassword();
    api.clock.advance(601);
    expect((await complete(api, challenge, recoveryCode)).problem?.code).toBe('login_challenge_ended');
    expect((await complete(api, 'x'.repeat(43), recoveryCode)).problem?.code).toBe('login_challenge_ended');
  });

  test('takes each recovery code once, however it is typed, and says by mail how many are left', async () => {
    const api = await startWithRegisteredUser();
    const { codes, session } = await setUp(api);
    const [first = '', second = ''] = codes;
    const typed = `${first.slice(0, 8).toLowerCase()}-${first.slice(8)}`;
    const challenges = [await api.enterPassword(), await api.enterPassword()];
    const answers = await Promise.all(challenges.map((challenge) => complete(api, challenge, typed)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const mails = await api.mails(registeredUser.email);
    const mail = mails.find(({ subject }) => subject === 'Użyto kodu zapasowego do Pinfold');
    expect(mail?.text).toContain('Zostało 9 kodów zapasowych');

    const { recovery_codes: others } = await api.ok(createRecoveryCodes, { as: session });
    expect(others).toHaveLength(recoveryCodeCount);
    expect((await complete(api, await api.enterPassword(), second)).problem?.code).toBe(
      'second_factor_wrong',
    );
    expect((await complete(api, await api.enterPassword(), others[0] ?? '')).status).toBe(200);
  });
});
