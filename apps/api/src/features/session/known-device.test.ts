import { describe, expect, test } from 'vitest';
import {
  confirmPasswordReset,
  login,
  requestPasswordReset,
} from '@pinfold/contract/features/session/login.endpoints';
import { registeredUser, linkIn, startWithRegisteredUser } from '../../testing/worlds/registered-user.ts';
import type { TestApi } from '../../testing/clients/start-test-api.ts';
import { hashPassword } from './passwords/password-hash.ts';

const { email, password } = registeredUser;
const limits = { PINFOLD_LOGIN_ATTEMPTS: '3', PINFOLD_TRUST_PROXY: 'true' };

/** Tries to log in with the cookies of this browser, from an address. */
function tryLogin(
  api: Pick<TestApi, 'request'>,
  body: { email: string; password: string },
  { cookie = '', address = '10.0.0.1' }: { cookie?: string; address?: string } = {},
) {
  return api.request(login, { body, headers: { 'X-Forwarded-For': address, Cookie: cookie } });
}

/** As a browser keeps it. */
const cookieOf = ({ headers }: { headers: Headers }) => headers.get('Set-Cookie')?.split(';')[0] ?? '';

/** A stranger who goes on guessing, from everywhere. */
async function lockOut(api: Pick<TestApi, 'request'>, right = password) {
  for (let attempt = 0; attempt < 6; attempt += 1)
    await tryLogin(api, { email, password: 'nie to' }, { address: `10.9.0.${attempt}` });
  const { problem } = await tryLogin(api, { email, password: right }, { address: '10.9.9.9' });
  expect(problem?.code).toBe('too_many_attempts');
}

describe('SES-03 while somebody guesses a password', () => {
  test('a browser in which it was right before is let in, from any address, and elsewhere nobody is', async () => {
    const api = await startWithRegisteredUser(limits);
    const first = await tryLogin(api, { email, password });
    expect(first.headers.get('Set-Cookie')).toMatch(/; HttpOnly; .*SameSite=Lax/);
    const cookie = cookieOf(first);
    expect(cookie).not.toContain('anna');
    await lockOut(api);
    expect(
      (await tryLogin(api, { email: 'ANNA@firma.test', password }, { cookie, address: '10.9.0.1' })).status,
    ).toBe(200);
    // That it was right gives the stranger no new tries.
    expect((await tryLogin(api, { email, password: 'nie to' }, { address: '10.9.9.8' })).problem?.code).toBe(
      'too_many_attempts',
    );
  });

  test('a finished reset lets its browser in, however the guessing goes on', async () => {
    const api = await startWithRegisteredUser(limits);
    await lockOut(api);
    await api.ok(requestPasswordReset, { body: { email } });
    const [mail] = await api.mails(email);
    const body = { ...linkIn(mail), new_password: 'zupełnie nowe hasło' };
    const cookie = cookieOf(await api.request(confirmPasswordReset, { body }));
    await lockOut(api);
    expect((await tryLogin(api, { email, password: body.new_password }, { cookie })).status).toBe(200);
  });

  test('a browser that knew only the password before the last one is a stranger', async () => {
    const api = await startWithRegisteredUser(limits);
    const thief = cookieOf(await tryLogin(api, { email, password }));
    await api.ok(requestPasswordReset, { body: { email } });
    const [mail] = await api.mails(email);
    const body = { ...linkIn(mail), new_password: 'zupełnie nowe hasło' };
    await api.ok(confirmPasswordReset, { body });
    await lockOut(api, body.new_password);
    const { problem } = await tryLogin(api, { email, password: body.new_password }, { cookie: thief });
    expect(problem?.code).toBe('too_many_attempts');
  });

  test('a known browser guesses no faster than a stranger', async () => {
    const api = await startWithRegisteredUser(limits);
    const cookie = cookieOf(await tryLogin(api, { email, password }));
    const codes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1)
      codes.push((await tryLogin(api, { email, password: 'nie to' }, { cookie })).problem?.code);
    expect(codes).toEqual([...Array<string>(3).fill('invalid_credentials'), 'too_many_attempts']);
    expect((await tryLogin(api, { email, password }, { cookie })).problem?.code).toBe('too_many_attempts');
  });

  test('a cookie that is made up, changed, of another account or too old is none', async () => {
    const api = await startWithRegisteredUser(limits);
    const cookie = cookieOf(await tryLogin(api, { email, password }));
    const [name = '', value = ''] = cookie.split('=');
    const [id = '', since = '', signature = ''] = value.split('.');
    await api.make.member(api.companyId, {
      email: 'eve@obca.test',
      passwordHash: await hashPassword(password),
    });
    const eve = cookieOf(await tryLogin(api, { email: 'eve@obca.test', password }));
    await lockOut(api);
    const others = [
      `${name}=${id}.${since}.${'x'.repeat(43)}`,
      `${name}=${'y'.repeat(43)}.${since}.${signature}`,
      `${name}=${id}.${Number(since) + 1}.${signature}`,
      `${name}=${id}.${since}.`,
      `${name}=`,
      `${name}=${eve.split('=')[1]}`,
      eve,
    ];
    for (const other of others)
      expect((await tryLogin(api, { email, password }, { cookie: other })).problem?.code, other).toBe(
        'too_many_attempts',
      );
    api.clock.advance(181 * 86_400);
    await lockOut(api);
    expect((await tryLogin(api, { email, password }, { cookie })).problem?.code).toBe('too_many_attempts');
  });

  test('neither a refusal nor a wrong password leaves a cookie that tells who has an account', async () => {
    const api = await startWithRegisteredUser(limits);
    for (const body of [
      { email, password: 'nie to' },
      { email: 'nikt@firma.test', password: 'nie to' },
    ])
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect((await tryLogin(api, body)).headers.get('Set-Cookie')).toBeNull();
  });
});
