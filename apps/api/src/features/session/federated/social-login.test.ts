import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getUser, listConsents } from '@pinfold/contract/features/session/account.endpoints';
import { getSettings } from '@pinfold/contract/features/session/settings.endpoints';
import { rows } from '../../../database/database.ts';
import { collect, endOf, panel, startFederatedApi } from '../../../testing/federated-world.ts';
import { users } from '../session.table.ts';
import { beginSocial, loginAs, owner, provider, startWithOwner } from '../../../testing/social-world.ts';

describe('SES-05 logging in at an OpenID Connect provider', () => {
  test('is offered by name in the settings', async () => {
    const api = await startFederatedApi();
    expect((await api.ok(getSettings)).social_providers).toEqual([{ id: provider, name: 'Konto Lipa ID' }]);
  });

  test('opens the account of the verified address, and leads on', async () => {
    const api = await startWithOwner();
    const { browser, page } = await beginSocial(api);
    const end = await loginAs(browser, page, owner);
    expect(end.url.href).toBe(`${panel}/auth/saml/login/success/?via=social`);
    const session = await collect(browser);
    expect(session).toMatchObject({ email: owner, next: '/reviews' });
    expect(await api.ok(getUser, { as: session })).toMatchObject({ email: owner, name: 'Anna' });
  });

  test('finds the same account when its address has changed here', async () => {
    const api = await startWithOwner();
    const first = await beginSocial(api);
    await loginAs(first.browser, first.page, owner);
    await api.services.database.queries.update(users).set({ email: 'anna@lipa.test' });
    const second = await beginSocial(api);
    expect(endOf(await loginAs(second.browser, second.page, owner))).toBe('success');
    expect(await collect(second.browser)).toMatchObject({ email: 'anna@lipa.test' });
  });

  test('ends what somebody else opened before in an account that had no password', async () => {
    const api = await startWithOwner();
    await api.services.database.queries.update(users).set({ passwordHash: null });
    const [user] = await api.services.database.queries.select({ id: users.id }).from(users);
    const token = await api.make.token(user?.id ?? 0);
    const login = async () => {
      const { browser, page } = await beginSocial(api);
      await loginAs(browser, page, owner);
      return collect(browser);
    };
    const first = await login();
    expect((await api.request(getUser, { as: { token } })).problem?.code).toBe('unauthenticated');
    await login();
    expect(await api.ok(getUser, { as: first })).toMatchObject({ email: owner });
  });

  test('names somebody who was only invited, and does not accept for them', async () => {
    const api = await startWithOwner();
    const { queries } = api.services.database;
    await queries.execute(
      sql`with invited as (insert into users (email, name) values ('manager@demo.pinfold.test', '') returning id)
          insert into members (company_id, user_id, type, all_facilities_access, status)
          select (select min(id) from companies), id, 3, false, 'pending' from invited`,
    );
    const { browser, page } = await beginSocial(api);
    expect(endOf(await loginAs(browser, page, 'manager@demo.pinfold.test'))).toBe('success');
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
    const { browser, page } = await beginSocial(api, body);
    expect(endOf(await loginAs(browser, page, zofia))).toBe('success');
    const session = await collect(browser);
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
    const { browser, page } = await beginSocial(api, body);
    expect(endOf(await loginAs(browser, page, zofia))).toBe('sign_up_closed');
    expect(await api.services.database.queries.select().from(users)).toEqual([]);
  });

  test('is given none in a demo', async () => {
    const api = await startFederatedApi({ PINFOLD_APP_MODE: 'demo' });
    const { browser, page } = await beginSocial(api, { access: 'pinfold', terms_accepted });
    expect(endOf(await loginAs(browser, page, zofia))).toBe('sign_up_closed');
  });

  test('gets one account from two logins at once', async () => {
    const api = await startFederatedApi();
    const both = await Promise.all([1, 2].map(() => beginSocial(api, { access: 'pinfold', terms_accepted })));
    const ends = await Promise.all(both.map(({ browser, page }) => loginAs(browser, page, zofia)));
    expect(ends.map(endOf)).toEqual(['success', 'success']);
    expect(await api.services.database.queries.select().from(users)).toHaveLength(1);
  });
});
