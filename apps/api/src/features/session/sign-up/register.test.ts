import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getSignUpAccess, register } from '@pinfold/contract/features/session/sign-up.endpoints';
import { rows } from '../../../database/database.ts';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { registeredUser, startWithRegisteredUser } from '../../../testing/worlds/registered-user.ts';
import { users } from '../session.table.ts';

const wish = {
  email: 'Ewa@kwiaty.test',
  name: 'Ewa Malwa',
  password: 'gruszki na wierzbie',
  terms_accepted: true,
  access: 'pinfold',
};

describe('SES-01 a sign-up link', () => {
  test.each([
    [{ access: 'targi' }, true],
    [{ access: 'pinfold' }, false],
    [{}, false],
    [{ audit: true }, false],
    [{ audit: true, custom_invitation: true }, true],
  ])('with %j opens the sign-up: %s, and says where to go otherwise', async (query, isOpen) => {
    const config = {
      PINFOLD_SIGN_UP_ACCESS: 'targi, partner',
      PINFOLD_PRICING_URL: 'https://pinfold.test/cennik',
    };
    const { ok } = await startTestApi({ config });
    expect(await ok(getSignUpAccess, { query })).toEqual({
      is_open: isOpen,
      pricing_url: 'https://pinfold.test/cennik',
    });
  });
});

describe('SES-01 signing up', () => {
  test('sends a link to the address in the language of the form, and makes nothing before it is followed', async () => {
    const api = await startTestApi();
    await api.ok(register, { body: { ...wish, language: 'en' }, headers: { 'Accept-Language': 'pl' } });
    const [mail, ...others] = await api.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'ewa@kwiaty.test', subject: 'Confirm your e-mail address' });
    expect(mail?.links).toEqual([
      expect.stringMatching(/^http:\/\/panel[.]test\/session\/confirm-email\/[\w-]{16}\/[\w-]{43}$/),
    ]);
    expect(await api.services.database.queries.select().from(users)).toEqual([]);
  });

  test('speaks the language of the request, and Spanish only where it is offered', async () => {
    const subjects = async (flags: string) => {
      const api = await startTestApi({ config: { PINFOLD_FEATURE_FLAGS: flags } });
      await api.ok(register, { body: wish, headers: { 'Accept-Language': 'es-ES,en;q=0.5' } });
      return (await api.mails()).map(({ subject }) => subject);
    };
    expect(await subjects('spanish')).toEqual(['Confirma tu dirección de correo']);
    expect(await subjects('maintenance')).toEqual(['Potwierdź swój adres e-mail']);
  });

  test('cannot be used to send one’s own words to strangers', async () => {
    const api = await startTestApi();
    const linked = { ...wish, name: 'Kup tanio: https://evil.test' };
    const refused = await api.request(register, { body: linked, headers: { 'Accept-Language': 'es' } });
    const message = 'El nombre no puede contener un enlace ni una dirección de correo. Quítalos.';
    expect(refused.problem).toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'body.name', message }],
    });
    await api.ok(register, { body: { ...wish, name: 'Kup tanio: evil.test' } });
    const [mail, ...others] = await api.mails();
    expect(others).toEqual([]);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/evil|Kup tanio/);
  });

  test('with an address that has an account tells its owner so, and changes nothing of it', async () => {
    const api = await startWithRegisteredUser();
    const before = await api.services.database.queries.select().from(users);
    await api.ok(register, { body: { ...wish, email: registeredUser.email, language: 'en' } });
    const [mail, ...others] = await api.mails(registeredUser.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Masz już konto w Pinfold' });
    expect(mail?.links.toSorted()).toEqual([
      'http://panel.test/session/forgot-password',
      'http://panel.test/session/login',
    ]);
    expect(await api.services.database.queries.select().from(users)).toEqual(before);
  });

  test('keeps neither the password nor the token of the link in the database', async () => {
    const api = await startTestApi();
    await api.ok(register, { body: wish });
    const [mail] = await api.mails();
    const token = mail?.links[0]?.split('/').at(-1) ?? '';
    const stored = JSON.stringify([
      await rows(api.services.database.queries, sql`select * from mailed_links`),
      await rows(api.services.database.queries, sql`select * from pgboss.job`),
    ]);
    expect(token).toHaveLength(43);
    expect(stored).toContain('$argon2id$');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(wish.password);
  });
});

describe('SES-01 signing up is refused, without a mail,', () => {
  test.each([
    ['without an approved access', { access: 'nie to' }, 'sign_up_closed'],
    ['with an audit alone', { access: '', audit: true }, 'sign_up_closed'],
    ['with the terms left open', { terms_accepted: false }, 'terms_not_accepted'],
    ['with a short password', { password: 'krótkie' }, 'password_too_short'],
    ['with a password that leaked', { password: 'Password123!' }, 'password_breached'],
    ['with a password made of one’s own address', { password: 'ewa@kwiaty.test' }, 'password_breached'],
    ['with a password made of one’s own name', { password: 'EwaMalwa1990' }, 'password_breached'],
  ] as const)('%s', async (_why, change, code) => {
    const api = await startTestApi();
    const { problem } = await api.request(register, { body: { ...wish, ...change } });
    expect(problem?.code).toBe(code);
    expect(await api.mails()).toEqual([]);
  });

  test('in a demo', async () => {
    const api = await startTestApi({ config: { PINFOLD_APP_MODE: 'demo' } });
    expect((await api.request(register, { body: wish })).problem?.code).toBe('demo_read_only');
    expect(await api.mails()).toEqual([]);
  });

  test('after too many mails to one address in an hour, and in time goes on', async () => {
    const api = await startTestApi({ isClockStill: true, config: { PINFOLD_MAIL_ATTEMPTS: '2' } });
    await api.ok(register, { body: wish });
    await api.ok(register, { body: { ...wish, email: wish.email.toUpperCase() } });
    const { problem } = await api.request(register, { body: wish });
    expect(problem?.code).toBe('too_many_attempts');
    // Half of an hour, for one mail of two.
    expect(problem?.retry_after).toBe(1800);
    expect(await api.mails()).toHaveLength(2);
    api.clock.advance(problem?.retry_after ?? 0);
    api.clock.advance(1);
    await api.ok(register, { body: wish });
  });

  test('after too many from one place, whoever they are for', async () => {
    const api = await startTestApi({ config: { PINFOLD_MAIL_ATTEMPTS: '1', PINFOLD_TRUST_PROXY: 'true' } });
    const from = (address: string, serial: number) =>
      api.request(register, {
        body: { ...wish, email: `osoba-${serial}@kwiaty.test` },
        headers: { 'X-Forwarded-For': address },
      });
    for (let serial = 0; serial < 5; serial += 1)
      expect((await from(`2001:db8::${serial}`, serial)).problem).toBeUndefined();
    expect((await from('2001:db8::99', 5)).problem?.code).toBe('too_many_attempts');
    expect((await from('2001:db8:0:1::1', 5)).problem).toBeUndefined();
  });
});
