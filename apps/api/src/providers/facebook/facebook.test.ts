import { createSandbox, facebookPeople, sandboxFacebook } from '@pinfold/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import type { TakeCall } from '../../delivery/provider-quota.ts';
import { ProviderError } from '../../delivery/provider-error.ts';
import { fetchOf, sandboxOrigin, script } from '../../testing/clients/sandbox-client.ts';
import { facebookScopes } from './authorization.ts';
import { dialogUrlOf, openFacebook } from './facebook.ts';

const [manager] = facebookPeople;
const redirectUri = 'https://panel.test/company/facebook-accounts/connected';

/** A connector with the sandbox behind it, whose calls are seen, and whose lists come in parts of 25. */
async function open({ locations = 3, takeCall = async () => undefined }: OpenOptions = {}) {
  let at = Date.UTC(2031, 2, 12, 9);
  const sandbox = await createSandbox({ world: { locations, reviews: 0 }, now: () => at });
  onTestFinished(() => sandbox.close());
  const urls: string[] = [];
  const toSandbox = fetchOf(sandbox, undefined);
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = String(input).replace('limit=100', 'limit=25');
    urls.push(url);
    return toSandbox(url, init);
  };
  const facebook = openFacebook({
    baseUrl: `${sandboxOrigin}/sandbox/facebook/`,
    ...sandboxFacebook,
    takeCall,
    fetch,
    now: () => new Date(at),
  });

  const consent = (over?: Record<string, string>): Promise<string> =>
    sandbox.facebookConsent(facebook.consentUrl({ redirectUri, state: 's', language: 'es' }), over);

  const connect = async (over?: Record<string, string>) =>
    (await facebook.exchangeCode({ code: await consent(over), redirectUri })).token;

  return {
    facebook,
    urls,
    consent,
    connect,
    script: (method: string, path: string, body?: object) => script(sandbox, method, path, body),
    advance: (seconds: number) => void (at += seconds * 1000),
  };
}

interface OpenOptions {
  locations?: number;
  takeCall?: TakeCall;
}

const failureOf = async (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  );

const tokenOf = (page: { token: string | undefined } | undefined): string => page?.token ?? '';

test('INT-02 a person is asked for the four permissions, and the code becomes a token of 60 days', async () => {
  const { facebook, consent } = await open();
  const asked = new URL(facebook.consentUrl({ redirectUri, state: 'sealed', language: 'pl' }));
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    scope: facebookScopes.join(','),
    redirect_uri: redirectUri,
    state: 'sealed',
    locale: 'pl_PL',
  });
  expect([dialogUrlOf('https://graph.facebook.com/'), dialogUrlOf('https://play.test')]).toEqual([
    'https://www.facebook.com',
    'https://play.test',
  ]);
  const code = await consent();
  const { token, expiresAt } = await facebook.exchangeCode({ code, redirectUri });
  expect(expiresAt).toEqual(new Date('2031-05-11T09:00:00Z'));
  expect(await failureOf(facebook.exchangeCode({ code, redirectUri }))).toMatchObject({ kind: 'denied' });
  expect(await facebook.as(token).getPerson()).toEqual({ id: manager.id, name: manager.name });
  const state = await facebook.inspectToken(token);
  expect(state).toMatchObject({ isValid: true, missingScopes: [], expiresAt });
  expect(state.pageIds).toHaveLength(4);
  const partial = await facebook.exchangeCode({
    code: await consent({ withhold: 'pages_manage_posts' }),
    redirectUri,
  });
  expect((await facebook.inspectToken(partial.token)).missingScopes).toEqual(['pages_manage_posts']);
});

test('INT-02 all sixty pages are read, 25 at a time, and no address has a token or a secret in it', async () => {
  const { facebook, connect, urls } = await open({ locations: 80 });
  const token = await connect();
  urls.length = 0;
  const pages = await facebook.as(token).listPages();
  expect(pages).toHaveLength(60);
  expect(new Set(pages.map(({ id }) => id)).size).toBe(60);
  expect(urls).toHaveLength(3);
  expect(pages.filter(({ mayManage }) => !mayManage).map(({ mayPost }) => mayPost)).toEqual([false]);
  const [main, first, , third] = pages;
  expect(first).toMatchObject({
    storeCodes: ['TYL-00001', '1'],
    location: { coordinates: expect.anything() },
  });
  expect(third?.storeCodes).toEqual([]);
  expect(await facebook.as(token).listLocations(main?.id ?? '')).toHaveLength(59);
  expect((await facebook.inspectToken(tokenOf(first))).isValid).toBe(true);
  expect(urls.at(-1)).toMatch(/[/]debug_token$/);
  for (const secret of [token, tokenOf(first), sandboxFacebook.appSecret])
    expect(urls.filter((url) => url.includes(secret))).toEqual([]);
});

test('INT-02 a page says what it was given, and the hours of its week are replaced', async () => {
  const { facebook, connect } = await open();
  const pages = await facebook.as(await connect()).listPages();
  const page = facebook.asPage({ id: pages[1]?.id ?? '', token: tokenOf(pages[1]) });
  const before = await page.getFields();
  const hours = { fri_1_open: '09:00', fri_1_close: '12:00', fri_2_open: '13:00', fri_2_close: '17:30' };
  await page.updateFields({ phone: '+48 12 300 00 00', hours });
  expect(await page.getFields()).toEqual({ ...before, phone: '+48 12 300 00 00', hours });
  expect(await failureOf(page.updateFields({ about: 'x'.repeat(101) }))).toMatchObject({
    kind: 'invalid',
    reasons: ['100'],
  });
  const last = pages.at(-1);
  const looking = facebook.asPage({ id: last?.id ?? '', token: tokenOf(last) });
  expect(await failureOf(looking.updateFields({ about: 'x' }))).toMatchObject({ kind: 'denied' });
});

test('INT-02 a post is found again by its words, and posted once', async () => {
  const { facebook, connect } = await open();
  const [, of] = await facebook.as(await connect()).listPages();
  const page = facebook.asPage({ id: of?.id ?? '', token: tokenOf(of) });
  const id = await page.publishPost({ message: 'Nowe menu', link: 'https://lipa.example/menu' });
  expect(
    await failureOf(page.publishPost({ message: 'Nowe menu', link: 'https://lipa.example/menu' })),
  ).toMatchObject({ kind: 'conflict' });
  expect(await page.listNewestPosts()).toEqual([
    { id, createdAt: new Date('2031-03-12T09:00:00Z'), message: 'Nowe menu' },
  ]);
  await page.deletePost(id);
  expect(await page.listNewestPosts()).toEqual([]);
});

test('INT-02 from 90 percent on a page is left alone until Facebook takes calls again; others are not', async () => {
  const { facebook, connect, script: order, urls, advance } = await open();
  const [, one, other] = await facebook.as(await connect()).listPages();
  const page = facebook.asPage({ id: one?.id ?? '', token: tokenOf(one) });
  await order('PUT', '/facebook/usage', { percent: 90, regain_minutes: 12 });
  await page.getFields();
  urls.length = 0;
  advance(20);
  expect(await failureOf(page.getFields())).toMatchObject({ kind: 'quota', retryAfter: 700 });
  expect(urls).toEqual([]);
  await order('PUT', '/facebook/usage', { percent: 100, regain_minutes: 30 });
  const second = facebook.asPage({ id: other?.id ?? '', token: tokenOf(other) });
  expect(await failureOf(second.getFields())).toMatchObject({
    kind: 'quota',
    retryAfter: 1800,
    reasons: ['80001'],
  });
  await order('PUT', '/facebook/usage', { percent: 5 });
  advance(700);
  await page.getFields();
});

test('INT-02 calls are counted before they are made', async () => {
  const counted: string[] = [];
  const { facebook, connect, urls } = await open({
    takeCall: async (subject) => (counted.push(subject) > 2 ? 7 : undefined),
  });
  const token = await connect();
  urls.length = 0;
  expect(await failureOf(facebook.as(token).getPerson())).toMatchObject({ kind: 'quota', retryAfter: 7 });
  expect([counted, urls]).toEqual([['facebook', 'facebook', 'facebook'], []]);
});

test.each([
  ['password_changed', 'password_changed'],
  ['app_removed', 'app_removed'],
] as const)('INT-02 after %s a token says so, of the person and of each page', async (cause, accessEnd) => {
  const { facebook, connect, script: order } = await open();
  const token = await connect();
  const [, of] = await facebook.as(token).listPages();
  await order('POST', '/facebook/ends', { cause });
  const page = facebook.asPage({ id: of?.id ?? '', token: tokenOf(of) });
  for (const asked of [page.getFields(), facebook.as(token).getPerson()])
    expect(await failureOf(asked)).toMatchObject({ kind: 'denied', accessEnd });
  expect(await facebook.inspectToken(token)).toMatchObject({ isValid: false });
  await facebook.revoke(token);
});

test('INT-02 a page that was taken back, and a token that has expired, are told apart', async () => {
  const { facebook, connect, script: order, advance } = await open();
  const token = await connect();
  const [, of] = await facebook.as(token).listPages();
  await order('POST', '/facebook/unticked', { page: of?.id ?? '' });
  const page = facebook.asPage({ id: of?.id ?? '', token: tokenOf(of) });
  expect(await failureOf(page.getFields())).toMatchObject({
    accessEnd: 'ended',
    reasons: ['190', '190/467'],
  });
  advance(60 * 86_400);
  expect(await failureOf(facebook.as(token).getPerson())).toMatchObject({ accessEnd: 'expired' });
});

test('INT-02 no error has a token or a secret in it, whatever Facebook or the network says', async () => {
  const secret = 'sandbox-app-secret';
  const token = 'EAAGsecrettoken0123456789';
  const repeats: (typeof globalThis.fetch)[] = [
    async () =>
      Response.json(
        {
          error: {
            message: `Malformed access token ${token} of ${secret}, not EAAGother0123456789`,
            code: 190,
          },
        },
        { status: 400 },
      ),
    async () => new Response('<html>', { status: 502 }),
    async () => Response.json({ access_token: token }),
    async () => {
      throw new TypeError('fetch failed');
    },
  ];
  for (const fetch of repeats) {
    const facebook = openFacebook({
      baseUrl: 'https://play.test',
      appId: '424242424242424',
      appSecret: secret,
      takeCall: async () => undefined,
      fetch,
    });
    const page = facebook.asPage({ id: '1', token });
    for (const asked of [
      facebook.as(token).getPerson(),
      facebook.as(token).listPages(),
      facebook.inspectToken(token),
      page.updateFields({ phone: '1' }),
      page.publishPost({ message: 'x' }),
    ]) {
      const error = await failureOf(asked);
      expect(error).toBeInstanceOf(ProviderError);
      const { message, stack, reasons } = error as ProviderError;
      for (const said of [message, stack ?? '', JSON.stringify([error, reasons])]) {
        expect(said).not.toContain('EAAG');
        expect(said).not.toContain(secret);
      }
    }
  }
});

test('INT-02 without an app every call is denied, and says which setting is missing', async () => {
  const facebook = openFacebook({
    baseUrl: 'https://play.test',
    appId: undefined,
    appSecret: undefined,
    takeCall: async () => undefined,
    fetch: () => Promise.reject(new Error('not to be called')),
  });
  expect(facebook.isConnected).toBe(false);
  const refused = await failureOf(facebook.as('token').getPerson());
  expect(refused).toMatchObject({ kind: 'denied', message: 'FACEBOOK_APP_ID is not set' });
});
