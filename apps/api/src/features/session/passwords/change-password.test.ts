import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getUser } from '@pinfold/contract/features/session/account.endpoints';
import {
  changePassword,
  confirmPasswordReset,
  login,
  requestPasswordReset,
} from '@pinfold/contract/features/session/login.endpoints';
import {
  registeredUser,
  linkIn,
  logInAs,
  startWithRegisteredUser,
} from '../../../testing/worlds/registered-user.ts';
import { users } from '../session.table.ts';

const newPassword = 'czereśnie w grudniu';
const change = { current_password: registeredUser.password, new_password: newPassword };

describe('SES-08 changing the password', () => {
  test('keeps this session, ends the others, and tells the owner of the account when it was', async () => {
    const api = await startWithRegisteredUser();
    api.clock.advance((Date.parse('2027-01-15T11:30:00Z') - api.clock.now().getTime()) / 1000);
    const here = await api.logIn();
    const elsewhere = await api.logIn();
    await api.ok(changePassword, { as: here, body: change });
    expect(await api.ok(getUser, { as: here })).toMatchObject({ email: registeredUser.email });
    expect((await api.request(getUser, { as: elsewhere })).problem?.code).toBe('unauthenticated');
    await logInAs(api, registeredUser.email, newPassword);
    const old = await api.request(login, {
      body: { email: registeredUser.email, password: registeredUser.password },
    });
    expect(old.problem?.code).toBe('invalid_credentials');
    const [mail] = await api.mails(registeredUser.email);
    expect(mail?.subject).toBe('Hasło do Pinfold zostało zmienione');
    expect(mail?.text).toContain('15 stycznia 2027 12:30 CET');
  });

  test('ends the links that would set another one', async () => {
    const api = await startWithRegisteredUser();
    const as = await api.logIn();
    await api.ok(requestPasswordReset, { body: { email: registeredUser.email } });
    const [mail] = await api.mails(registeredUser.email);
    await api.ok(changePassword, { as, body: change });
    const body = { ...linkIn(mail), new_password: 'jeszcze inne hasło' };
    expect((await api.request(confirmPasswordReset, { body })).problem?.code).toBe('link_invalid');
  });

  test('needs the current one; whoever has none asks for a link instead', async () => {
    const api = await startWithRegisteredUser();
    const as = await api.logIn();
    const tryChange = (body: typeof change) => api.request(changePassword, { as, body });
    const wrong = await tryChange({ ...change, current_password: 'nie to' });
    expect(wrong.problem?.code).toBe('wrong_password');
    await api.services.database.queries
      .update(users)
      .set({ passwordHash: null })
      .where(eq(users.email, registeredUser.email));
    expect((await tryChange(change)).problem?.code).toBe('wrong_password');
    expect(await api.mails()).toEqual([]);
  });

  test('refuses a short one and one that is known', async () => {
    const api = await startWithRegisteredUser();
    const as = await api.logIn();
    for (const [new_password, code] of [
      ['krótkie', 'password_too_short'],
      ['Qwertyuiop!', 'password_breached'],
      ['anna-1990-2', 'password_breached'],
    ] as const) {
      const { problem } = await api.request(changePassword, { as, body: { ...change, new_password } });
      expect(problem?.code).toBe(code);
    }
    await api.logIn();
  });

  test('with a stolen session stops after a few guesses, even when the right one comes', async () => {
    const api = await startWithRegisteredUser({ PINFOLD_LOGIN_ATTEMPTS: '2' });
    const as = await api.logIn();
    for (const current_password of ['nie', 'to'])
      await api.request(changePassword, { as, body: { ...change, current_password } });
    const { problem } = await api.request(changePassword, { as, body: change });
    expect(problem?.code).toBe('too_many_attempts');
  });

  test('as many times as one likes, when each time the current one is right', async () => {
    const api = await startWithRegisteredUser({ PINFOLD_LOGIN_ATTEMPTS: '1' });
    const as = await api.logIn();
    await api.ok(changePassword, { as, body: change });
    await api.ok(changePassword, {
      as,
      body: { current_password: newPassword, new_password: 'jeszcze inne hasło' },
    });
    expect(await logInAs(api, registeredUser.email, 'jeszcze inne hasło')).toMatchObject({
      email: registeredUser.email,
    });
  });

  test('leaves no session to a login with the old one that runs at the same time', async () => {
    const api = await startWithRegisteredUser();
    const as = await api.logIn();
    const credentials = { email: registeredUser.email, password: registeredUser.password };
    const [, ...logins] = await Promise.all([
      api.ok(changePassword, { as, body: change }),
      ...Array.from({ length: 8 }, () => api.request(login, { body: credentials })),
    ]);
    for (const { body, problem } of logins) {
      if (problem) expect(problem.code).toBe('invalid_credentials');
      else
        expect((await api.request(getUser, { as: body as { token: string } })).problem?.code).toBe(
          'unauthenticated',
        );
    }
  });

  test('twice at once from one password, one change counts', async () => {
    const api = await startWithRegisteredUser();
    const as = await api.logIn();
    const wanted = [newPassword, 'jeszcze inne hasło'];
    const answers = await Promise.all(
      wanted.map((new_password) => api.request(changePassword, { as, body: { ...change, new_password } })),
    );
    const codes = answers.map(({ problem }) => problem?.code);
    expect(codes.toSorted()).toEqual(['wrong_password', undefined]);
    await logInAs(api, registeredUser.email, wanted[codes.indexOf(undefined)] ?? '');
  });
});
