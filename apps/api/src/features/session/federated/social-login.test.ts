import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { listConsents } from '@pinfold/contract/features/session/consents';
import { startSocialLogin } from '@pinfold/contract/features/session/federated-login';
import { getUser } from '@pinfold/contract/features/session/get-user';
import { getSettings } from '@pinfold/contract/features/session/settings';
import type { Browser, Page } from '@pinfold/sandbox/testing/browser';
import { rows } from '../../../database/database.ts';
import {
  beginAt,
  browserOf,
  collect,
  endOf,
  panel,
  startFederatedApi,
} from '../../../testing/federated-world.ts';
import type { TestApi } from '../../../testing/start-test-api.ts';
import { users } from '../session.table.ts';
import { federatedFlows } from './federated.table.ts';

const owner = 'owner@demo.pinfold.test';
const provider = 'lipa-id';

async function withOwner(config: Record<string, string> = {}) {
  const api = await startFederatedApi(config);
  const companyId = await api.make.company();
  await api.make.member(companyId, {
    type: memberTypes.owner,
    email: owner,
    name: 'Anna',
    passwordHash: 'x',
  });
  return api;
}

/** The page of the provider, in a browser of its own. */
async function begin(api: TestApi, body: object = {}) {
  const browser = browserOf(api);
  return { browser, page: await beginAt(browser, '/social-login/', { provider, next: '/reviews', ...body }) };
}

const as = (browser: Browser, page: Page, email: string) => browser.submit(page, page.forms[0], { email });

/** Where the provider sends the browser back to, not followed yet. */
async function answerOf(api: TestApi) {
  const { browser, page } = await begin(api);
  const callback = await browser.stopAt(`${panel}/api/`, () => as(browser, page, owner));
  return { browser, callback };
}

describe('SES-05 logging in at an OpenID Connect provider', () => {
  test('is offered by name in the settings', async () => {
    const api = await startFederatedApi();
    expect((await api.ok(getSettings)).social_providers).toEqual([{ id: provider, name: 'Konto Lipa ID' }]);
  });

  test('opens the account of the verified address, and leads on', async () => {
    const api = await withOwner();
    const { browser, page } = await begin(api);
    const end = await as(browser, page, owner);
    expect(end.url.href).toBe(`${panel}/auth/saml/login/success/?via=social`);
    const session = await collect(browser);
    expect(session).toMatchObject({ email: owner, next: '/reviews' });
    expect(await api.ok(getUser, { as: session })).toMatchObject({ email: owner, name: 'Anna' });
  });

  test('finds the same account when its address has changed here', async () => {
    const api = await withOwner();
    const first = await begin(api);
    await as(first.browser, first.page, owner);
    await api.services.database.queries.update(users).set({ email: 'anna@lipa.test' });
    const second = await begin(api);
    expect(endOf(await as(second.browser, second.page, owner))).toBe('success');
    expect(await collect(second.browser)).toMatchObject({ email: 'anna@lipa.test' });
  });

  test('ends what somebody else opened before in an account that had no password', async () => {
    const api = await withOwner();
    await api.services.database.queries.update(users).set({ passwordHash: null });
    const [user] = await api.services.database.queries.select({ id: users.id }).from(users);
    const token = await api.make.token(user?.id ?? 0);
    const login = async () => {
      const { browser, page } = await begin(api);
      await as(browser, page, owner);
      return collect(browser);
    };
    const first = await login();
    expect((await api.request(getUser, { as: { token } })).problem?.code).toBe('unauthenticated');
    await login();
    expect(await api.ok(getUser, { as: first })).toMatchObject({ email: owner });
  });

  test('names somebody who was only invited, and does not accept for them', async () => {
    const api = await withOwner();
    const { queries } = api.services.database;
    await queries.execute(
      sql`with invited as (insert into users (email, name) values ('manager@demo.pinfold.test', '') returning id)
          insert into members (company_id, user_id, type, all_facilities_access, status)
          select (select min(id) from companies), id, 3, false, 'pending' from invited`,
    );
    const { browser, page } = await begin(api);
    expect(endOf(await as(browser, page, 'manager@demo.pinfold.test'))).toBe('success');
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
    const { browser, page } = await begin(api, body);
    expect(endOf(await as(browser, page, zofia))).toBe('success');
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
    const { browser, page } = await begin(api, body);
    expect(endOf(await as(browser, page, zofia))).toBe('sign_up_closed');
    expect(await api.services.database.queries.select().from(users)).toEqual([]);
  });

  test('is given none in a demo', async () => {
    const api = await startFederatedApi({ PINFOLD_APP_MODE: 'demo' });
    const { browser, page } = await begin(api, { access: 'pinfold', terms_accepted });
    expect(endOf(await as(browser, page, zofia))).toBe('sign_up_closed');
  });

  test('gets one account from two logins at once', async () => {
    const api = await startFederatedApi();
    const both = await Promise.all([1, 2].map(() => begin(api, { access: 'pinfold', terms_accepted })));
    const ends = await Promise.all(both.map(({ browser, page }) => as(browser, page, zofia)));
    expect(ends.map(endOf)).toEqual(['success', 'success']);
    expect(await api.services.database.queries.select().from(users)).toHaveLength(1);
  });
});

describe('SES-05 nobody is let in', () => {
  test('whose address is not verified, not even where an account has it', async () => {
    const api = await withOwner();
    const { browser, page } = await begin(api);
    const end = await browser.submit(page, page.forms[1], { email: owner, unverified: 'on' });
    expect(endOf(end)).toBe('social_email_not_verified');
  });

  test('who refuses', async () => {
    const api = await withOwner();
    const { browser, page } = await begin(api);
    expect(endOf(await browser.submit(page, page.forms[2], { refuse: 'on' }))).toBe('social_denied');
  });

  test('by an answer that is used again', async () => {
    const api = await withOwner();
    const { browser, callback } = await answerOf(api);
    expect(endOf(await browser.open(callback))).toBe('success');
    expect(endOf(await browser.open(callback))).toBe('social_failed');
    expect(browser.cookieNames(panel)).not.toContain('sso_ticket');
  });

  test('by an answer in another browser, and it stays good in the own one', async () => {
    const api = await withOwner();
    const { browser, callback } = await answerOf(api);
    const thief = browserOf(api);
    expect(endOf(await thief.open(callback))).toBe('social_failed');
    await beginAt(thief, '/social-login/', { provider });
    expect(endOf(await thief.open(callback))).toBe('social_failed');
    expect(endOf(await browser.open(callback))).toBe('success');
  });

  test.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['another code', (url: URL) => url.searchParams.set('code', 'guess')],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
  ])('by an answer with %s', async (_what, change) => {
    const api = await withOwner();
    const { browser, callback } = await answerOf(api);
    const url = new URL(callback);
    change(url);
    expect(endOf(await browser.open(url.href))).toBe('social_failed');
  });

  test('by a code that was meant for another login', async () => {
    const api = await withOwner();
    const own = await answerOf(api);
    const other = await answerOf(api);
    const mixed = new URL(own.callback);
    mixed.searchParams.set('code', new URL(other.callback).searchParams.get('code') ?? '');
    expect(endOf(await own.browser.open(mixed.href))).toBe('social_failed');
  });

  test('after ten minutes', async () => {
    const api = await withOwner();
    const { browser, callback } = await answerOf(api);
    api.clock.advance(601);
    expect(endOf(await browser.open(callback))).toBe('social_failed');
  });
});

describe('SES-05 a provider', () => {
  test('that is not configured is not found', async () => {
    const api = await startFederatedApi();
    expect((await api.request(startSocialLogin, { body: { provider: 'nikt' } })).problem?.code).toBe(
      'not_found',
    );
  });

  test('that cannot be reached is said to be unavailable, and asked again the next time', async () => {
    const api = await startFederatedApi({
      PINFOLD_OIDC_PROVIDERS: JSON.stringify([
        {
          id: 'gone',
          name: 'Gone',
          issuer: 'http://sandbox.test/sandbox/nowhere',
          client_id: 'a',
          client_secret: 'b',
        },
      ]),
    });
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect((await api.request(startSocialLogin, { body: { provider: 'gone' } })).problem?.code).toBe(
        'provider_unavailable',
      );
  });

  test('is asked with PKCE, state and nonce, none of which can be read in the database', async () => {
    const api = await startFederatedApi();
    const { url } = await api.ok(startSocialLogin, { body: { provider } });
    const asked = new URL(url).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('redirect_uri')).toBe(`${panel}/api/session/oidc/callback`);
    const stored = JSON.stringify(await api.services.database.queries.select().from(federatedFlows));
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(stored).not.toContain(asked.get(name) ?? 'missing');
  });

  test('is not flooded from one address', async () => {
    const api = await startFederatedApi({ PINFOLD_LOGIN_ATTEMPTS: '1' });
    const start = () => api.request(startSocialLogin, { body: { provider } });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await start()).problem).toBeUndefined();
    expect((await start()).problem?.code).toBe('too_many_attempts');
  });
});
