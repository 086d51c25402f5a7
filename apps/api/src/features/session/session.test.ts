import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getUser } from '@pinfold/contract/features/session/account.endpoints';
import { login, logout } from '@pinfold/contract/features/session/login.endpoints';
import { rows } from '../../database/database.ts';
import { registeredUser, startWithRegisteredUser } from '../../testing/worlds/registered-user.ts';
import type { TestApi } from '../../testing/clients/start-test-api.ts';

const { email, password } = registeredUser;

const tryLogin = (
  api: Pick<TestApi, 'request'>,
  body: { email: string; password: string },
  address?: string,
) => api.request(login, { body, headers: address ? { 'X-Forwarded-For': address } : {} });

describe('BAS-01 a session', () => {
  test('opens with the right password, whatever the case of the address, and ends when it says', async () => {
    const api = await startWithRegisteredUser({}, { isClockStill: true });
    const session = await api.ok(login, { body: { email: 'ANNA@firma.test', password } });
    expect(Date.parse(session.expires_at)).toBe(api.clock.now().getTime() + 30 * 86_400_000);
    expect(await api.ok(getUser, { as: session })).toMatchObject({ email, name: 'Anna', language: 'pl' });
    api.clock.advance(30 * 86_400 + 60);
    expect((await api.request(getUser, { as: session })).problem?.code).toBe('unauthenticated');
  });

  test('opens whichever way a keyboard writes the letters of the password', async () => {
    const api = await startWithRegisteredUser();
    for (const form of ['NFC', 'NFD'] as const) {
      const session = await api.ok(login, { body: { email, password: password.normalize(form) } });
      expect(session.email).toBe(email);
    }
  });

  test('leaves no token and no password in the database', async () => {
    const api = await startWithRegisteredUser();
    const { token } = await api.ok(login, { body: { email, password } });
    const stored = JSON.stringify([
      await rows(api.services.database.queries, sql`select * from sessions`),
      await rows(api.services.database.queries, sql`select * from users`),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(password);
    expect(stored).toContain('$argon2id$');
  });

  test('ends on logout, and only that one', async () => {
    const api = await startWithRegisteredUser();
    const [first, second] = [
      await api.ok(login, { body: { email, password } }),
      await api.ok(login, { body: { email, password } }),
    ];
    await api.ok(logout, { as: first });
    expect((await api.request(getUser, { as: first })).problem?.code).toBe('unauthenticated');
    expect(await api.ok(getUser, { as: second })).toMatchObject({ email });
  });
});

describe('BAS-01 guessing passwords', () => {
  test('tells nobody who has an account: same status, same words, same fields', async () => {
    const api = await startWithRegisteredUser();
    const wrong = await tryLogin(api, { email, password: 'nie to' });
    const unknown = await tryLogin(api, { email: 'nikt@firma.test', password: 'nie to' });
    const { request_id: _one, ...known } = wrong.problem ?? { request_id: '' };
    const { request_id: _two, ...missing } = unknown.problem ?? { request_id: '' };
    expect(known).toEqual(missing);
    expect(known).toMatchObject({ code: 'invalid_credentials', status: 400 });
  });

  test('of one account is slowed down, says for how long, and is never let on faster', async () => {
    const limits = { PINFOLD_LOGIN_ATTEMPTS: '3', PINFOLD_TRUST_PROXY: 'true' };
    const api = await startWithRegisteredUser(limits, { isClockStill: true });
    let address = 0;
    const guess = () => tryLogin(api, { email, password: 'nie to' }, `10.0.0.${(address += 1)}`);
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await guess()).problem?.code).toBe('invalid_credentials');
    const blocked = await tryLogin(api, { email, password }, '10.0.0.99');
    expect(blocked.problem).toMatchObject({ code: 'too_many_attempts', status: 429 });
    const seconds = Number(blocked.headers.get('Retry-After'));
    expect(blocked.problem?.retry_after).toBe(seconds);
    // A third of a quarter of an hour.
    expect(seconds).toBe(300);

    // Refused attempts are not counted, so that an attacker who goes on does not lock the owner out forever.
    for (let attempt = 0; attempt < 5; attempt += 1) await guess();
    api.clock.advance(seconds + 1);
    expect((await guess()).problem?.code).toBe('invalid_credentials');
    expect((await guess()).problem?.code).toBe('too_many_attempts');
    api.clock.advance(301);
    expect((await tryLogin(api, { email, password }, '10.0.0.99')).problem).toBeUndefined();
  });

  test('is stopped after ten tries, unless the installation says otherwise', async () => {
    const api = await startWithRegisteredUser();
    const codes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      codes.push((await tryLogin(api, { email, password: 'nie to' })).problem?.code);
    expect(codes).toEqual([...Array<string>(10).fill('invalid_credentials'), 'too_many_attempts']);
  });

  test('is stopped just the same for an account that does not exist', async () => {
    const api = await startWithRegisteredUser({ PINFOLD_LOGIN_ATTEMPTS: '2' });
    const nobody = { email: 'nikt@firma.test', password: 'nie to' };
    for (let attempt = 0; attempt < 2; attempt += 1) await tryLogin(api, nobody);
    expect((await tryLogin(api, nobody)).problem?.code).toBe('too_many_attempts');
  });

  test('of many accounts from one address is stopped; an own login does not reset it', async () => {
    const api = await startWithRegisteredUser({ PINFOLD_LOGIN_ATTEMPTS: '2', PINFOLD_TRUST_PROXY: 'true' });
    for (let attempt = 0; attempt < 9; attempt += 1)
      await tryLogin(api, { email: `osoba-${attempt}@obca.test`, password: 'nie to' }, '10.0.0.1');
    expect((await tryLogin(api, { email, password }, '10.0.0.1')).problem).toBeUndefined();
    expect((await tryLogin(api, { email, password }, '10.0.0.1')).problem?.code).toBe('too_many_attempts');
    expect((await tryLogin(api, { email, password }, '10.0.0.2')).problem).toBeUndefined();
  });

  test('many tries at once do not slip through together', async () => {
    const api = await startWithRegisteredUser({ PINFOLD_LOGIN_ATTEMPTS: '3' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => tryLogin(api, { email, password: 'nie to' })),
    );
    const codes = answers.map(({ problem }) => problem?.code);
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(3);
    expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(5);
  });

  test('a forwarded address is not believed unless a proxy is known to stand in front', async () => {
    const api = await startWithRegisteredUser({ PINFOLD_LOGIN_ATTEMPTS: '1' });
    for (let attempt = 0; attempt < 5; attempt += 1)
      await tryLogin(api, { email: `osoba-${attempt}@obca.test`, password: 'x' }, `10.0.0.${attempt}`);
    expect((await tryLogin(api, { email, password }, '10.0.0.9')).problem?.code).toBe('too_many_attempts');
  });
});
