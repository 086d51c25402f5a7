import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getUser, listConsents } from '@pinfold/contract/features/session/account.endpoints';
import { login } from '@pinfold/contract/features/session/login.endpoints';
import { confirmRegistration, register } from '@pinfold/contract/features/session/sign-up.endpoints';
import { createCompany, listCompanies } from '@pinfold/contract/features/company/companies.endpoints';
import { startTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import { registeredUser, linkIn, startWithRegisteredUser } from '../../../testing/worlds/registered-user.ts';
import { members } from '../../company/company.table.ts';
import { mailedLinks, users } from '../session.table.ts';

const wish = {
  email: 'ewa@kwiaty.test',
  name: 'Ewa Malwa',
  password: 'gruszki na wierzbie',
  terms_accepted: true,
  access: 'pinfold',
};

/** Signs up, and returns the mailed link. */
async function signUp(
  api: TestApi,
  change: Partial<typeof wish & { marketing_accepted: boolean; campaign: string }> = {},
) {
  await api.ok(register, { body: { ...wish, ...change } });
  const [mail] = await api.mails(change.email ?? wish.email);
  return linkIn(mail);
}

describe('SES-01 following the link of a registration', () => {
  test('creates the account with what was typed and logs in; the password works from then on', async () => {
    const api = await startTestApi();
    const session = await api.ok(confirmRegistration, { body: await signUp(api) });
    expect(session).toMatchObject({ email: 'ewa@kwiaty.test' });
    expect(await api.ok(getUser, { as: session })).toMatchObject({
      email: 'ewa@kwiaty.test',
      name: 'Ewa Malwa',
      language: 'pl',
      keyboard_shortcuts: 'all',
      has_password: true,
      is_demo: false,
    });
    await api.ok(login, { body: { email: wish.email, password: wish.password } });
  });

  test('SES-07 makes no company: whoever comes in decides what they are', async () => {
    const api = await startTestApi();
    const as = await api.ok(confirmRegistration, { body: await signUp(api) });
    expect(await api.ok(listCompanies, { as })).toEqual({ count: 0, results: [] });
  });

  test('SES-01 remembers the campaign, which the first company then keeps', async () => {
    const api = await startTestApi();
    const as = await api.ok(confirmRegistration, { body: await signUp(api, { campaign: 'targi-horeca' }) });
    const company = await api.ok(createCompany, { as, body: { name: 'Kwiaciarnia Malwa' } });
    expect(company.acquisition_campaign).toBe('targi-horeca');
  });

  test('COM-08 records what was agreed to, with the moment of the form and not of the link', async () => {
    const api = await startTestApi({ now: new Date('2026-11-21T11:00:00Z') });
    const link = await signUp(api, { marketing_accepted: true });
    api.clock.advance(86_400);
    const as = await api.ok(confirmRegistration, { body: link });
    const { results } = await api.ok(listConsents, { as });
    expect(results.filter(({ is_given }) => is_given).map(({ kind }) => kind)).toEqual([
      'terms',
      'privacy',
      'marketing_email',
    ]);
    for (const { is_given, changed_at } of results)
      expect(changed_at?.slice(0, 16)).toBe(is_given ? '2026-11-21T11:00' : undefined);
  });

  test('COM-08 records no consent to marketing that nobody gave', async () => {
    const api = await startTestApi();
    const as = await api.ok(confirmRegistration, { body: await signUp(api) });
    const { results } = await api.ok(listConsents, { as });
    expect(results.find(({ kind }) => kind === 'marketing_email')).toMatchObject({
      is_given: false,
      changed_at: null,
    });
  });

  test('works once', async () => {
    const api = await startTestApi();
    const body = await signUp(api);
    await api.ok(confirmRegistration, { body });
    expect((await api.request(confirmRegistration, { body })).problem?.code).toBe('link_invalid');
  });

  test('works once for many who follow it at the same time', async () => {
    const api = await startTestApi();
    const body = await signUp(api);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.request(confirmRegistration, { body })),
    );
    const codes = answers.map(({ problem }) => problem?.code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'link_invalid')).toHaveLength(5);
  });

  test('works for 48 hours', async () => {
    const api = await startTestApi();
    const [first, second] = [await signUp(api), await signUp(api, { email: 'iga@kwiaty.test' })];
    api.clock.advance(48 * 3600 - 60);
    await api.ok(confirmRegistration, { body: first });
    api.clock.advance(120);
    expect((await api.request(confirmRegistration, { body: second })).problem?.code).toBe('link_invalid');
  });

  test('of two registrations for one address lets the first confirmed win, whoever typed it', async () => {
    const api = await startTestApi();
    const [first, second] = [await signUp(api), await signUp(api, { password: 'czereśnie w grudniu' })];
    await api.ok(confirmRegistration, { body: second });
    expect((await api.request(confirmRegistration, { body: first })).problem?.code).toBe('link_invalid');
    expect(await api.services.database.queries.select().from(mailedLinks)).toEqual([]);
    await api.ok(login, { body: { email: wish.email, password: 'czereśnie w grudniu' } });
    const { problem } = await api.request(login, { body: { email: wish.email, password: wish.password } });
    expect(problem?.code).toBe('invalid_credentials');
  });

  test('two links for one address, followed at the same time, make one account', async () => {
    const api = await startTestApi();
    const links = [await signUp(api), await signUp(api)];
    const answers = await Promise.all(links.map((body) => api.request(confirmRegistration, { body })));
    expect(answers.map(({ problem }) => problem?.code).toSorted()).toEqual(['link_invalid', undefined]);
    expect(await api.services.database.queries.select().from(users)).toHaveLength(1);
  });

  test('with a wrong token, another one’s token or another kind of link opens nothing', async () => {
    const api = await startTestApi();
    const [one, other] = [await signUp(api), await signUp(api, { email: 'iga@kwiaty.test' })];
    const wrong = [
      { uid: one.uid, token: other.token },
      { uid: 'nie-ma', token: one.token },
      { uid: one.uid, token: 'x' },
      { uid: one.uid, token: "' or '1'='1" },
    ];
    for (const body of wrong)
      expect((await api.request(confirmRegistration, { body })).problem?.code).toBe('link_invalid');
    await api.services.database.queries.update(mailedLinks).set({ kind: 'password_reset' });
    expect((await api.request(confirmRegistration, { body: one })).problem?.code).toBe('link_invalid');
  });

  test('can be guessed at only so often', async () => {
    const api = await startTestApi({ config: { PINFOLD_LOGIN_ATTEMPTS: '2' } });
    const { uid } = await signUp(api);
    const guess = () => api.request(confirmRegistration, { body: { uid, token: 'x' } });
    await guess();
    await guess();
    expect((await guess()).problem?.code).toBe('too_many_attempts');
  });
});

describe('SES-08 somebody invited who never came', () => {
  test('may sign up by themselves: the link sets the password of the invited user, who stays invited', async () => {
    const api = await startTestApi();
    const companyId = await api.make.company();
    const { queries } = api.services.database;
    const { userId } = await api.make.member(companyId, { email: wish.email, name: '', status: 'pending' });
    await queries.update(users).set({ passwordHash: null }).where(eq(users.id, userId));

    const session = await api.ok(confirmRegistration, { body: await signUp(api) });
    expect(await api.ok(getUser, { as: session })).toMatchObject({ id: userId, name: 'Ewa Malwa' });
    const [member] = await queries.select().from(members);
    expect(member?.status).toBe('pending');
  });
});

describe('SES-05 somebody who logs in elsewhere', () => {
  test('keeps an account without a password: a registration of that address gives no way into it', async () => {
    const api = await startWithRegisteredUser();
    const { queries } = api.services.database;
    await queries.update(users).set({ passwordHash: null }).where(eq(users.email, registeredUser.email));
    await api.ok(register, { body: { ...wish, email: registeredUser.email } });
    const [mail] = await api.mails(registeredUser.email);
    expect(mail?.subject).toBe('Masz już konto w Pinfold');
    expect(mail?.links.join()).not.toContain('confirm-email');
  });

  test('and whose account came after the mail is safe from the link as well', async () => {
    const api = await startTestApi();
    const body = await signUp(api);
    const companyId = await api.make.company();
    const { userId } = await api.make.member(companyId, { email: wish.email, name: 'Ewa' });
    const { queries } = api.services.database;
    await queries.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
    expect((await api.request(confirmRegistration, { body })).problem?.code).toBe('link_invalid');
    expect(await queries.select().from(users)).toMatchObject([{ name: 'Ewa', passwordHash: null }]);
  });
});
