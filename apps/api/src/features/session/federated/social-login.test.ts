import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getUser, listConsents } from '@pinfold/contract/features/session/account.endpoints';
import { getSettings } from '@pinfold/contract/features/session/settings.endpoints';
import { rows } from '../../../database/database.ts';
import {
  collectSession,
  loginResult,
  panelUrl,
  startFederatedApi,
} from '../../../testing/worlds/single-sign-on.ts';
import { users } from '../session.table.ts';
import {
  openSocialLogin,
  chooseIdentity,
  ownerEmail,
  socialProvider,
  startWithSocialAccount,
} from '../../../testing/worlds/social-login.ts';

describe('SES-05 logging in at an OpenID Connect provider', () => {
  test('is offered by name in the settings', async () => {
    const api = await startFederatedApi();
    expect((await api.ok(getSettings)).social_providers).toEqual([
      { id: socialProvider, name: 'Konto Lipa ID' },
    ]);
  });

  test('opens the account of the verified address, and leads on', async () => {
    const api = await startWithSocialAccount();
    const { browser, page } = await openSocialLogin(api);
    const end = await chooseIdentity(browser, page, ownerEmail);
    expect(end.url.href).toBe(`${panelUrl}/auth/saml/login/success/?via=social`);
    const session = await collectSession(browser);
    expect(session).toMatchObject({ email: ownerEmail, next: '/reviews' });
    expect(await api.ok(getUser, { as: session })).toMatchObject({ email: ownerEmail, name: 'Anna' });
  });

  test('finds the same account when its address has changed here', async () => {
    const api = await startWithSocialAccount();
    const first = await openSocialLogin(api);
    await chooseIdentity(first.browser, first.page, ownerEmail);
    await api.services.database.queries.update(users).set({ email: 'anna@lipa.test' });
    const second = await openSocialLogin(api);
    expect(loginResult(await chooseIdentity(second.browser, second.page, ownerEmail))).toBe('success');
    expect(await collectSession(second.browser)).toMatchObject({ email: 'anna@lipa.test' });
  });

  test('ends what somebody else opened before in an account that had no password', async () => {
    const api = await startWithSocialAccount();
    await api.services.database.queries.update(users).set({ passwordHash: null });
    const [user] = await api.services.database.queries.select({ id: users.id }).from(users);
    const token = await api.make.token(user?.id ?? 0);
    const login = async () => {
      const { browser, page } = await openSocialLogin(api);
      await chooseIdentity(browser, page, ownerEmail);
      return collectSession(browser);
    };
    const first = await login();
    expect((await api.request(getUser, { as: { token } })).problem?.code).toBe('unauthenticated');
    await login();
    expect(await api.ok(getUser, { as: first })).toMatchObject({ email: ownerEmail });
  });

  test('names somebody who was only invited, and does not accept for them', async () => {
    const api = await startWithSocialAccount();
    const { queries } = api.services.database;
    await queries.execute(
      sql`with invited as (insert into users (email, name) values ('manager@demo.pinfold.test', '') returning id)
          insert into members (company_id, user_id, type, all_facilities_access, status)
          select (select min(id) from companies), id, 3, false, 'pending' from invited`,
    );
    const { browser, page } = await openSocialLogin(api);
    expect(loginResult(await chooseIdentity(browser, page, 'manager@demo.pinfold.test'))).toBe('success');
    expect(
      await rows(
        queries,
        sql`select u.name, m.status from users u join members m on m.user_id = u.id where u.password_hash is null`,
      ),
    ).toEqual([{ name: 'Marek Zieliński', status: 'pending' }]);
  });
});

describe('SES-05 SES-01 somebody without an account', () => {
  const zofia = 'zofia.nowa@lipa.test';
  const terms_accepted = true;

  test.each([
    ['an approved access query', { access: 'pinfold', terms_accepted }],
    ['an audit and an invitation of their own', { audit: true, custom_invitation: true, terms_accepted }],
  ])('is given one with %s', async (_with, body) => {
    const api = await startFederatedApi();
    const { browser, page } = await openSocialLogin(api, body);
    expect(loginResult(await chooseIdentity(browser, page, zofia))).toBe('success');
    const session = await collectSession(browser);
    expect(await api.ok(getUser, { as: session })).toMatchObject({
      email: zofia,
      name: 'Zofia Wrona',
      has_password: false,
    });
    const { results } = await api.ok(listConsents, { as: session });
    expect(results.filter(({ is_given: isGiven }) => isGiven).map(({ kind }) => kind)).toEqual([
      'terms',
      'privacy',
    ]);
  });

  test.each([
    ['comes without a link', { terms_accepted }],
    ['has a link that is not approved', { access: 'guess', terms_accepted }],
    ['has half of a link', { audit: true, terms_accepted }],
    ['has not accepted the terms', { access: 'pinfold' }],
  ])('who %s is not', async (_who, body) => {
    const api = await startFederatedApi();
    const { browser, page } = await openSocialLogin(api, body);
    expect(loginResult(await chooseIdentity(browser, page, zofia))).toBe('sign_up_closed');
    expect(await api.services.database.queries.select().from(users)).toEqual([]);
  });

  test('is given none in a demo', async () => {
    const api = await startFederatedApi({ PINFOLD_APP_MODE: 'demo' });
    const { browser, page } = await openSocialLogin(api, { access: 'pinfold', terms_accepted });
    expect(loginResult(await chooseIdentity(browser, page, zofia))).toBe('sign_up_closed');
  });

  test('gets one account from two logins at once', async () => {
    const api = await startFederatedApi();
    const both = await Promise.all(
      [1, 2].map(() => openSocialLogin(api, { access: 'pinfold', terms_accepted })),
    );
    const ends = await Promise.all(both.map(({ browser, page }) => chooseIdentity(browser, page, zofia)));
    expect(ends.map(loginResult)).toEqual(['success', 'success']);
    expect(await api.services.database.queries.select().from(users)).toHaveLength(1);
  });
});
