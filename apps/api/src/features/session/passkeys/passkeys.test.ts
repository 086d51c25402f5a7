import { sql } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import { getUser } from '@pinfold/contract/features/session/account.endpoints';
import { getFreshLogin, renewLogin } from '@pinfold/contract/features/session/fresh-login.endpoints';
import { login } from '@pinfold/contract/features/session/login.endpoints';
import { maxPasskeys } from '@pinfold/contract/features/session/passkey';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyRenewal,
  completePasskeyLogin,
  type PasskeyAttestation,
  removePasskey,
  renamePasskey,
} from '@pinfold/contract/features/session/passkeys.endpoints';
import { recoveryCodeCount } from '@pinfold/contract/features/session/second-factor';
import {
  completeLogin,
  createRecoveryCodes,
  getSecondFactor,
  removeTotp,
} from '@pinfold/contract/features/session/second-factor.endpoints';
import { getSettings } from '@pinfold/contract/features/session/settings.endpoints';
import { rows } from '../../../database/database.ts';
import {
  type RegisteredApi,
  registeredUser,
  startWithRegisteredUser,
} from '../../../testing/worlds/registered-user.ts';
import { makeFactor } from '../../../testing/worlds/second-factors.ts';
import { softwareAuthenticator } from '../../../testing/worlds/software-authenticator.ts';
import { holdAccount } from '../session-lifecycle.ts';

const { email, password } = registeredUser;

/** Logs in by password and adds a passkey. */
async function setUp(api: RegisteredApi) {
  const session = await api.logIn();
  return { session, ...(await add(api, session)) };
}

async function add(api: RegisteredApi, session: { token: string }, name?: string) {
  const authenticator = softwareAuthenticator();
  const options = await api.ok(beginPasskey, { as: session });
  const body = { passkey: authenticator.create(options), ...(name !== undefined && { name }) };
  return { authenticator, options, ...(await api.ok(addPasskey, { as: session, body })) };
}

describe('BEY-22 a passkey', () => {
  test('opens a session without a password, of whoever holds it', async () => {
    const api = await startWithRegisteredUser();
    const { authenticator } = await setUp(api);
    const options = await api.ok(beginPasskeyLogin, { body: {} });
    expect(options).toMatchObject({ rpId: 'panel.test', allowCredentials: [], userVerification: 'required' });
    const session = await api.ok(completePasskeyLogin, { body: { passkey: authenticator.get(options) } });
    expect(session.email).toBe(email);
    expect((await api.ok(getUser, { as: session })).email).toBe(email);
    expect((await api.ok(getFreshLogin, { as: session })).fresh_until).not.toBeNull();
    const { passkeys } = await api.ok(getSecondFactor, { as: session });
    expect(passkeys).toMatchObject([{ last_used_at: expect.any(String) }]);
  });

  test('is the second step after the password, beside the recovery codes', async () => {
    const api = await startWithRegisteredUser();
    const { authenticator, recovery_codes: codes } = await setUp(api);
    expect(codes).toHaveLength(recoveryCodeCount);
    const { problem } = await api.request(login, { body: { email, password } });
    expect(problem?.challenge?.methods).toEqual(['passkey', 'recovery_code']);
    const challenge = problem?.challenge?.token ?? '';
    const options = await api.ok(beginPasskeyLogin, { body: { challenge } });
    expect(options.allowCredentials).toMatchObject([{ id: authenticator.credentialId }]);
    const passkey = authenticator.get(options, { userHandle: null });
    expect((await api.ok(completePasskeyLogin, { body: { passkey } })).email).toBe(email);
    const code = codes[0] ?? '';
    expect((await api.request(completeLogin, { body: { challenge, code } })).status).toBe(200);
  });

  test('proves who holds a session, where the password no longer does', async () => {
    const api = await startWithRegisteredUser();
    const { authenticator, session } = await setUp(api);
    api.clock.advance(700);
    expect(await api.ok(getFreshLogin, { as: session })).toMatchObject({
      fresh_until: null,
      has_password: false,
      has_code: true,
      has_passkey: true,
    });
    const refused = await api.request(renewLogin, { as: session, body: { password } });
    expect(refused.problem?.code).toBe('second_factor_wrong');
    const options = await api.ok(beginPasskeyRenewal, { as: session });
    const passkey = authenticator.get(options);
    const renewed = await api.ok(renewLogin, { as: session, body: { passkey } });
    expect(renewed.fresh_until).not.toBeNull();
  });

  test('is asked for with what the browser needs to make one, and not the same twice', async () => {
    const api = await startWithRegisteredUser();
    const { authenticator, session, options } = await setUp(api);
    expect(options).toMatchObject({
      rp: { id: 'panel.test' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
    const again = await api.ok(beginPasskey, { as: session });
    expect(again.excludeCredentials).toEqual([
      { id: authenticator.credentialId, type: 'public-key', transports: ['internal'] },
    ]);
    const body = { passkey: authenticator.create(again) };
    const refused = await api.request(addPasskey, { as: session, body });
    expect(refused.problem?.code).toBe('passkey_refused');
  });

  test('ends other sessions when it is added or removed, and is told by mail', async () => {
    const api = await startWithRegisteredUser();
    const elsewhere = await api.logIn();
    const { session, passkey } = await setUp(api);
    expect((await api.request(getUser, { as: elsewhere })).problem?.code).toBe('unauthenticated');
    expect((await api.subjects())[0]).toBe('Dodano klucz dostępu do Pinfold');
    const other = await api.make.token(api.userId);
    await api.ok(removePasskey, { as: session, params: { id: passkey.id } });
    expect((await api.request(getUser, { as: { token: other } })).problem?.code).toBe('unauthenticated');
    expect((await api.subjects())[0]).toBe('Usunięto klucz dostępu do Pinfold');
    await api.logIn();
  });

  test('is named by its holder, or after what it was made with', async () => {
    const api = await startWithRegisteredUser();
    const { session, passkey } = await setUp(api);
    expect(passkey.name).toBe('Passkey');
    const named = await add(api, session, 'Telefon');
    expect(named.passkey.name).toBe('Telefon');
    const params = { id: passkey.id };
    const renamed = await api.ok(renamePasskey, { as: session, params, body: { name: ' Laptop ' } });
    expect(renamed.name).toBe('Laptop');
    for (const name of ['', 'a\nb', 'https://lipa.test', 'x'.repeat(61)]) {
      const refused = await api.request(renamePasskey, { as: session, params, body: { name } });
      expect(refused.problem?.code).toBe('invalid_request');
    }
  });

  test('is one of ten at most, and what was begun before another was added is over', async () => {
    const api = await startWithRegisteredUser();
    const { session } = await setUp(api);
    const passkey = softwareAuthenticator().create(await api.ok(beginPasskey, { as: session }));
    for (let more = 1; more < maxPasskeys; more += 1) await add(api, session);
    const begun = await api.request(addPasskey, { as: session, body: { passkey } });
    expect(begun.problem?.code).toBe('passkey_refused');
    expect((await api.request(beginPasskey, { as: session })).problem?.code).toBe('too_many_passkeys');
  });

  // Both have signed what they were asked to before either is added.
  test.skipIf(inject('postgres') === '')(
    'is one of ten at most, however many are added at once',
    async () => {
      const api = await startWithRegisteredUser();
      const { session } = await setUp(api);
      for (let more = 1; more < maxPasskeys - 1; more += 1) await add(api, session);
      const made: PasskeyAttestation[] = [];
      for (const authenticator of [softwareAuthenticator(), softwareAuthenticator()])
        made.push(authenticator.create(await api.ok(beginPasskey, { as: session })));
      const { queries } = api.services.database;
      const adding = await queries.transaction(async (tx) => {
        await holdAccount(tx, api.userId, 'no key update');
        const answers = made.map((passkey) => api.request(addPasskey, { as: session, body: { passkey } }));
        const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        await expect.poll(() => rows(queries, waiting)).toHaveLength(made.length);
        return { answers: Promise.all(answers) };
      });
      const statuses = (await adding.answers).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([201, 409]);
    },
  );
});

describe('BEY-22 recovery codes', () => {
  test('stay while there is an app or a passkey, and go with the last one', async () => {
    const api = await startWithRegisteredUser();
    await makeFactor(api.services, api.userId);
    const session = { token: await api.make.token(api.userId) };
    const { passkey, recovery_codes: drawn } = await add(api, session);
    expect(drawn).toEqual([]);
    await api.ok(removeTotp, { as: session });
    const { recovery_codes: codes } = await api.ok(createRecoveryCodes, { as: session });
    expect(codes).toHaveLength(recoveryCodeCount);
    await api.ok(removePasskey, { as: session, params: { id: passkey.id } });
    expect(await api.ok(getSecondFactor, { as: session })).toMatchObject({
      passkeys: [],
      recovery_codes_left: 0,
    });
    expect((await api.request(createRecoveryCodes, { as: session })).problem?.code).toBe('not_found');
  });
});

test('BEY-22 passkeys are offered for the address where people open the panel, if browsers bind any to it', async () => {
  const api = await startWithRegisteredUser();
  expect((await api.ok(getSettings)).passkey_origin).toBe('http://panel.test');
  const bare = await startWithRegisteredUser({ PINFOLD_PUBLIC_URL: 'http://192.0.2.7' });
  expect((await bare.ok(getSettings)).passkey_origin).toBeNull();
  expect((await bare.request(beginPasskeyLogin, { body: {} })).problem?.code).toBe('passkey_refused');
});
