import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getUser } from '@pinfold/contract/features/session/account.endpoints';
import {
  confirmPasswordReset,
  login,
  requestPasswordReset,
} from '@pinfold/contract/features/session/login.endpoints';
import type { TestApi } from '../../../testing/clients/start-test-api.ts';
import {
  registeredUser,
  linkIn,
  logInAs,
  startWithRegisteredUser,
} from '../../../testing/worlds/registered-user.ts';
import { viewAsTokens } from '../embed-tokens/embed-tokens.table.ts';
import { mailedLinks, users } from '../session.table.ts';

const newPassword = 'czereśnie w grudniu';

async function askForLink(api: TestApi, email = registeredUser.email) {
  await api.ok(requestPasswordReset, { body: { email } });
  const [mail] = await api.mails(email);
  return linkIn(mail);
}

const setPassword = (
  api: Pick<TestApi, 'request'>,
  link: { uid: string; token: string },
  password = newPassword,
) => api.request(confirmPasswordReset, { body: { ...link, new_password: password } });

describe('SES-08 a forgotten password', () => {
  test('is answered by a mail whose link sets a new one; the old one stops working', async () => {
    const api = await startWithRegisteredUser();
    await api.ok(requestPasswordReset, { body: { email: 'ANNA@firma.test' } });
    const [mail] = await api.mails(registeredUser.email);
    expect(mail).toMatchObject({ subject: 'Ustaw nowe hasło do Pinfold' });
    expect(mail?.links).toEqual([
      expect.stringMatching(/^http:\/\/panel[.]test\/password-reset\/[\w-]{16}\/[\w-]{43}$/),
    ]);
    expect((await setPassword(api, linkIn(mail))).problem).toBeUndefined();
    await logInAs(api, registeredUser.email, newPassword);
    const { problem } = await api.request(login, {
      body: { email: registeredUser.email, password: registeredUser.password },
    });
    expect(problem?.code).toBe('invalid_credentials');
  });

  test('written in the user’s language, not in that of the browser that asks', async () => {
    const api = await startWithRegisteredUser();
    await api.services.database.queries.update(users).set({ language: 'es' });
    await api.ok(requestPasswordReset, {
      body: { email: registeredUser.email },
      headers: { 'Accept-Language': 'en' },
    });
    const [mail] = await api.mails(registeredUser.email);
    expect(mail?.subject).toBe('Crea una nueva contraseña de Pinfold');
  });

  test('of an address without an account is answered by a mail that says so, without a link', async () => {
    const api = await startWithRegisteredUser();
    await api.ok(requestPasswordReset, { body: { email: 'nikt@firma.test' } });
    const [mail] = await api.mails('nikt@firma.test');
    expect(mail).toMatchObject({ subject: 'Prośba o nowe hasło do Pinfold', links: [] });
  });

  test('ends every session and every look through somebody’s eyes, and tells the owner of the account', async () => {
    const api = await startWithRegisteredUser();
    const { companyId, userId, services } = api;
    const sessions = [await api.logIn(), await api.logIn()];
    const now = services.now();
    await services.database.queries.insert(viewAsTokens).values({
      tokenHash: 'x',
      companyId,
      userId,
      viewerId: userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 600_000),
    });
    await setPassword(api, await askForLink(api));
    for (const as of sessions)
      expect((await api.request(getUser, { as })).problem?.code).toBe('unauthenticated');
    expect(await services.database.queries.select().from(viewAsTokens)).toEqual([]);
    const [mail] = await api.mails(registeredUser.email);
    expect(mail?.subject).toBe('Hasło do Pinfold zostało zmienione');
    expect(mail?.links).toEqual(['http://panel.test/session/forgot-password']);
  });

  test('lets somebody in again who was locked out by too many tries', async () => {
    const api = await startWithRegisteredUser({ PINFOLD_LOGIN_ATTEMPTS: '2' });
    const tryLogin = (password: string) =>
      api.request(login, { body: { email: registeredUser.email, password } });
    for (const password of ['nie', 'to', 'hasło']) await tryLogin(password);
    expect((await tryLogin(registeredUser.password)).problem?.code).toBe('too_many_attempts');
    await setPassword(api, await askForLink(api));
    expect((await tryLogin(newPassword)).problem).toBeUndefined();
  });
});

describe('SES-08 the link that sets a password', () => {
  test('works once', async () => {
    const api = await startWithRegisteredUser();
    const link = await askForLink(api);
    await setPassword(api, link);
    expect((await setPassword(api, link, 'jeszcze inne hasło')).problem?.code).toBe('link_invalid');
    await logInAs(api, registeredUser.email, newPassword);
  });

  test('works once for many who use it at the same time', async () => {
    const api = await startWithRegisteredUser();
    const link = await askForLink(api);
    const answers = await Promise.all(Array.from({ length: 5 }, () => setPassword(api, link)));
    const codes = answers.map(({ problem }) => problem?.code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'link_invalid')).toHaveLength(4);
  });

  test('works for two hours', async () => {
    const api = await startWithRegisteredUser();
    const link = await askForLink(api);
    api.clock.advance(2 * 3600 + 1);
    expect((await setPassword(api, link)).problem?.code).toBe('link_invalid');
  });

  test('stops working when a newer one was asked for', async () => {
    const api = await startWithRegisteredUser();
    const [older, newer] = [await askForLink(api), await askForLink(api)];
    expect((await setPassword(api, older)).problem?.code).toBe('link_invalid');
    expect((await setPassword(api, newer)).problem).toBeUndefined();
  });

  test('is not used up by a password that is refused', async () => {
    const api = await startWithRegisteredUser();
    const link = await askForLink(api);
    expect((await setPassword(api, link, 'krótkie')).problem?.code).toBe('password_too_short');
    expect((await setPassword(api, link, 'qwertyuiop1')).problem?.code).toBe('password_breached');
    expect((await setPassword(api, link, 'anna@firma.test')).problem?.code).toBe('password_breached');
    expect((await setPassword(api, link)).problem).toBeUndefined();
  });

  test('with another token or of another kind sets nothing', async () => {
    const api = await startWithRegisteredUser();
    const link = await askForLink(api);
    expect((await setPassword(api, { ...link, token: 'x' })).problem?.code).toBe('link_invalid');
    expect((await setPassword(api, { ...link, uid: 'nie-ma' })).problem?.code).toBe('link_invalid');
    await api.services.database.queries.update(mailedLinks).set({ kind: 'invitation' });
    expect((await setPassword(api, link)).problem?.code).toBe('link_invalid');
    await api.logIn();
  });

  test('opens no account to somebody invited who never agreed to the terms', async () => {
    const api = await startWithRegisteredUser();
    const companyId = await api.make.company();
    const { queries } = api.services.database;
    const email = 'ewa@firma.test';
    const { userId } = await api.make.member(companyId, { email, status: 'pending' });
    await queries.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
    await api.ok(requestPasswordReset, { body: { email } });
    expect((await api.mails(email)).map(({ links }) => links)).toEqual([[]]);
  });

  test('gives a password to somebody who logged in elsewhere until now', async () => {
    const api = await startWithRegisteredUser();
    const { queries } = api.services.database;
    await queries.update(users).set({ passwordHash: null }).where(eq(users.email, registeredUser.email));
    expect((await setPassword(api, await askForLink(api))).problem).toBeUndefined();
    await logInAs(api, registeredUser.email, newPassword);
  });
});

test('SES-08 nobody’s mailbox is filled: after a few requests an hour an address has to wait', async () => {
  const api = await startWithRegisteredUser({ PINFOLD_MAIL_ATTEMPTS: '2' });
  const ask = (email: string) => api.request(requestPasswordReset, { body: { email } });
  for (const email of [registeredUser.email, 'nikt@firma.test']) {
    await ask(email);
    await ask(email);
    expect((await ask(email)).problem?.code).toBe('too_many_attempts');
    expect(await api.mails(email)).toHaveLength(2);
  }
});
