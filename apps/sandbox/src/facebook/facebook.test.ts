import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Wire, directSandbox } from '../testing/direct-sandbox.ts';
import type { SandboxOptions } from '../index.ts';
import { facebookPeople } from './facebook-state.ts';
import { appToken, proofOf, sandboxFacebook } from './graph-tokens.ts';

const [manager, stranger] = facebookPeople;
const everyScope = 'pages_show_list,pages_read_engagement,pages_manage_metadata,pages_manage_posts';
const redirectUri = 'https://panel.test/company/facebook-accounts/connected';

async function directFacebook(options: Partial<SandboxOptions> = {}) {
  const { sandbox, script, advance } = await directSandbox(options);

  async function ask(
    method: string,
    path: string,
    params: Record<string, string>,
    version = 'v27.0',
  ): Promise<{ status: number; headers: Headers; body: Wire }> {
    const query = new URLSearchParams(params).toString();
    const url = `http://sandbox.test/sandbox/facebook/${version}${path}`;
    const response = await sandbox.fetch(
      method === 'POST'
        ? new Request(url, { method, body: query })
        : new Request(`${url}?${query}`, { method }),
    );
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json().catch(() => ({}))) as Wire,
    };
  }

  /** Calls with a token and the proof of the app's secret. */
  const graph = (token: string, method: string, path: string, params: Record<string, string> = {}) =>
    ask(method, path, { access_token: token, appsecret_proof: proofOf(token), ...params });

  async function consent(over: Record<string, string> = {}): Promise<string> {
    const query = new URLSearchParams({
      client_id: sandboxFacebook.appId,
      redirect_uri: redirectUri,
      scope: everyScope,
      state: 's',
      person: manager.id,
      page: 'all',
      ...over,
    });
    const { headers } = await ask('GET', '/dialog/oauth/answer', Object.fromEntries(query));
    return new URL(headers.get('Location') ?? '').searchParams.get('code') ?? '';
  }

  const client = { client_id: sandboxFacebook.appId, client_secret: sandboxFacebook.appSecret };
  const exchange = (code: string, over: Record<string, string> = {}) =>
    ask('GET', '/oauth/access_token', { ...client, redirect_uri: redirectUri, code, ...over });

  async function longToken(over?: Record<string, string>): Promise<string> {
    const { body } = await exchange(await consent(over));
    const long = await ask('GET', '/oauth/access_token', {
      ...client,
      grant_type: 'fb_exchange_token',
      fb_exchange_token: String(body.access_token),
    });
    return String(long.body.access_token);
  }

  async function pagesOf(token: string): Promise<Wire[]> {
    const { body } = await graph(token, 'GET', '/me/accounts', {
      fields: 'id,name,access_token,tasks,store_code,store_number,location{latitude,longitude}',
      limit: '100',
    });
    return [...(body.data ?? [])];
  }

  return { sandbox, script, advance, ask, graph, consent, exchange, longToken, pagesOf };
}

const codeOf = ({ body }: { body: Wire }) => [body.error?.code, body.error?.error_subcode];

test('INT-02 a consent becomes a code, the code a short token, and that a long one', async () => {
  const { exchange, consent, ask, longToken, graph, advance } = await directFacebook();
  const code = await consent();
  expect(codeOf(await exchange(code, { redirect_uri: 'https://other.test/' }))).toEqual([100, 36_008]);
  const short = await exchange(code);
  expect(short.body).toMatchObject({ token_type: 'bearer', expires_in: 5400 });
  expect(codeOf(await exchange(code))).toEqual([100, 36_009]);
  const late = await consent();
  await advance(600);
  expect(codeOf(await exchange(late))).toEqual([100, 36_007]);

  const long = await longToken();
  const about = await ask('GET', '/debug_token', { input_token: long, access_token: appToken });
  const inBody = { input_token: long, access_token: appToken, method: 'get' };
  expect((await ask('POST', '/debug_token', inBody)).body).toEqual(about.body);
  expect(about.body.data).toMatchObject({ is_valid: true, type: 'USER', user_id: manager.id });
  await advance(5400);
  expect(codeOf(await graph(String(short.body.access_token), 'GET', '/me'))).toEqual([190, 463]);
  expect((await graph(long, 'GET', '/me')).body).toEqual({ id: manager.id, name: 'Ewa Lipińska' });
});

test('INT-02 a call has to prove the app’s secret, and name a version from 22 to 27', async () => {
  const { ask, longToken } = await directFacebook();
  const access_token = await longToken();
  expect(codeOf(await ask('GET', '/me', { access_token }))).toEqual([100, undefined]);
  const forged = { access_token, appsecret_proof: 'a'.repeat(64) };
  expect(codeOf(await ask('GET', '/me', forged))).toEqual([100, undefined]);
  const proved = { access_token, appsecret_proof: proofOf(access_token) };
  expect((await ask('GET', '/me', proved, 'v22.0')).status).toBe(200);
  expect(codeOf(await ask('GET', '/me', proved, 'v21.0'))).toEqual([2635, undefined]);
  expect(codeOf(await ask('GET', '/me', proved, 'v28.0'))).toEqual([2500, undefined]);
  expect(codeOf(await ask('GET', '/me', {}))).toEqual([104, undefined]);
});

test('INT-02 pages come 25 at a time, with tokens of their own; one of sixty has no MANAGE', async () => {
  const { graph, longToken, pagesOf } = await directFacebook({ world: { locations: 100, reviews: 0 } });
  const token = await longToken();
  const first = await graph(token, 'GET', '/me/accounts');
  expect([...(first.body.data ?? [])]).toHaveLength(25);
  expect(String(first.body.paging?.next)).toContain('after=');
  const pages = await pagesOf(token);
  expect(pages).toHaveLength(60);
  expect(pages.filter(({ tasks }) => !JSON.stringify(tasks).includes('MANAGE'))).toHaveLength(1);
  const locations = await graph(token, 'GET', `/${String(pages[0]?.id)}/locations`, { limit: '100' });
  expect([...(locations.body.data ?? [])]).toHaveLength(59);
  expect(codeOf(await graph(token, 'GET', '/me/accounts', { fields: 'id,secret' }))).toEqual([
    100,
    undefined,
  ]);
  const own = await graph(String(pages[1]?.access_token), 'GET', `/${String(pages[1]?.id)}`);
  expect(own.body).toEqual({ name: pages[1]?.name, id: pages[1]?.id });
  expect(codeOf(await graph(String(pages[1]?.access_token), 'GET', `/${String(pages[2]?.id)}`))).toEqual([
    100, 33,
  ]);
});

test('INT-02 a change of a page takes its own token and MANAGE, and replaces the hours of the week', async () => {
  const { graph, longToken, pagesOf } = await directFacebook();
  const token = await longToken();
  const pages = await pagesOf(token);
  const [, page] = pages;
  const [id, pageToken] = [String(page?.id), String(page?.access_token)];
  expect(codeOf(await graph(token, 'POST', `/${id}`, { phone: '+48124221010' }))).toEqual([210, undefined]);
  const last = pages.at(-1);
  const denied = await graph(String(last?.access_token), 'POST', `/${String(last?.id)}`, { about: 'x' });
  expect(codeOf(denied)).toEqual([200, undefined]);
  for (const wrong of [
    { hours: '{"mon_1_open":"09:00"}' },
    { hours: '{"mon_2_open":"09:00","mon_2_close":"10:00"}' },
    { hours: '{"mon_3_open":"09:00","mon_3_close":"10:00"}' },
    { hours: '{"mon_1_open":"9","mon_1_close":"10:00"}' },
    { about: 'x'.repeat(101) },
    { website: 'mala' },
    { address: 'Rynek 1' },
  ])
    expect(codeOf(await graph(pageToken, 'POST', `/${id}`, wrong as Record<string, string>))[0]).toBe(100);
  const hours = { sat_1_open: '10:00', sat_1_close: '14:00', sat_2_open: '16:00', sat_2_close: '02:00' };
  const fields = { phone: '+48 12 422 10 11', about: 'Kawa i ciasta', hours: JSON.stringify(hours) };
  expect((await graph(pageToken, 'POST', `/${id}`, fields)).body).toEqual({ success: true });
  const read = await graph(pageToken, 'GET', `/${id}`, { fields: 'phone,website,about,hours' });
  expect(read.body).toMatchObject({ ...fields, hours, website: 'https://mala.example/' });
});

test('INT-02 posts appear once, and the same words are refused for an hour; recommendations cannot be read', async () => {
  const { graph, longToken, pagesOf } = await directFacebook();
  const [, page] = await pagesOf(await longToken());
  const [path, token] = [`/${String(page?.id)}`, String(page?.access_token)];
  const posted = await graph(token, 'POST', `${path}/feed`, { message: 'Nowe menu' });
  expect(codeOf(await graph(token, 'POST', `${path}/feed`, { message: 'Nowe menu' }))).toEqual([
    506,
    undefined,
  ]);
  expect(codeOf(await graph(token, 'POST', `${path}/feed`))).toEqual([100, undefined]);
  const feed = await graph(token, 'GET', `${path}/feed`);
  expect(feed.body.data).toMatchObject([{ id: posted.body.id, message: 'Nowe menu' }]);
  await graph(token, 'DELETE', `/${String(posted.body.id)}`);
  expect((await graph(token, 'GET', `${path}/feed`)).body.data).toEqual([]);
  expect(codeOf(await graph(token, 'GET', `${path}/ratings`))).toEqual([12, undefined]);
});

test('INT-02 a person takes back one page, changes the password, or removes the app', async () => {
  const { graph, longToken, pagesOf, script, ask } = await directFacebook();
  const token = await longToken();
  const [main, page] = await pagesOf(token);
  await script('POST', '/facebook/unticked', { page: String(page?.id) });
  expect(codeOf(await graph(String(page?.access_token), 'GET', `/${String(page?.id)}`))).toEqual([190, 467]);
  expect((await pagesOf(token)).map(({ id }) => id)).not.toContain(page?.id);

  await script('POST', '/facebook/ends', { cause: 'password_changed' });
  expect(codeOf(await graph(String(main?.access_token), 'GET', '/me'))).toEqual([190, 460]);
  const again = await longToken();
  expect(await pagesOf(again)).toHaveLength(4);
  expect((await graph(again, 'DELETE', '/me/permissions')).body).toEqual({ success: true });
  expect(codeOf(await graph(again, 'GET', '/me'))).toEqual([190, 458]);
  const about = await ask('GET', '/debug_token', { input_token: again, access_token: appToken });
  expect(about.body.data).toMatchObject({ is_valid: false, error: { code: 190, subcode: 458 } });
});

test('INT-02 usage stands in the headers of a person’s and a page’s calls, and at its end they are refused', async () => {
  const { graph, longToken, pagesOf, script } = await directFacebook();
  const token = await longToken();
  const [, page] = await pagesOf(token);
  const [path, pageToken] = [`/${String(page?.id)}`, String(page?.access_token)];
  await script('PUT', '/facebook/usage', { percent: 91, regain_minutes: 12 });
  const [own, ofPage] = [await graph(token, 'GET', '/me'), await graph(pageToken, 'GET', path)];
  expect(JSON.parse(own.headers.get('X-App-Usage') ?? '')).toMatchObject({ call_count: 91 });
  expect(JSON.parse(ofPage.headers.get('X-Business-Use-Case-Usage') ?? '')).toMatchObject({
    [String(page?.id)]: [{ type: 'pages', call_count: 91, estimated_time_to_regain_access: 12 }],
  });
  await script('PUT', '/facebook/usage', { percent: 100, regain_minutes: 30 });
  expect(codeOf(await graph(token, 'GET', '/me'))).toEqual([4, undefined]);
  const refused = await graph(pageToken, 'GET', path);
  expect(codeOf(refused)).toEqual([80_001, undefined]);
  expect(refused.headers.get('X-Business-Use-Case-Usage')).toContain('"estimated_time_to_regain_access":30');
});

test('INT-02 who refuses comes back without a code, who manages nothing without pages, and pages can be left out', async () => {
  const { ask, consent, longToken, pagesOf, graph } = await directFacebook();
  const back = await ask('GET', '/dialog/oauth/answer', {
    client_id: sandboxFacebook.appId,
    redirect_uri: redirectUri,
    scope: everyScope,
  });
  expect(back.headers.get('Location')).toContain('error=access_denied');
  expect(await consent({ client_id: 'other' }).catch(() => 'refused')).toBe('refused');
  expect(await pagesOf(await longToken({ person: stranger.id }))).toEqual([]);
  const [main] = await pagesOf(await longToken());
  expect(await pagesOf(await longToken({ page: String(main?.id) }))).toHaveLength(1);
  const withheld = await longToken({ withhold: 'pages_show_list' });
  expect(codeOf(await graph(withheld, 'GET', '/me/accounts'))).toEqual([200, undefined]);
});

test('INT-02 a chain opens pages for as many locations as the script says, and keeps what it has of the others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'facebook-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const world = { locations: 100, reviews: 0 };
  const before = await directFacebook({ folder, world });
  const [, first] = await before.pagesOf(await before.longToken());
  const [path, pageToken] = [`/${String(first?.id)}`, String(first?.access_token)];
  await before.graph(pageToken, 'POST', path, { about: 'Kawa' });
  const website = 'https://dawna.example/';
  const opened = await before.script('POST', '/facebook/pages', { locations: 100, website });
  expect(opened.body).toEqual({ pages: 101 });
  const kept = (await before.script('GET', '/facebook')).body;
  const [main, ...pages] = [...(kept.pages ?? [])];
  expect(main).toMatchObject({ writes: 0, website });
  expect(new Set(pages.map(({ id }) => id)).size).toBe(100);
  expect(pages.filter(({ tasks }) => !JSON.stringify(tasks).includes('MANAGE'))).toEqual([]);
  expect(pages[0]).toMatchObject({ id: first?.id, about: 'Kawa', website, writes: 1 });
  await before.sandbox.close();

  const after = await directFacebook({ folder, world });
  expect((await after.script('GET', '/facebook')).body).toEqual(kept);
  await after.longToken();
  expect((await after.script('GET', '/facebook')).body.grants?.[0]?.pages).toHaveLength(101);
});

test('INT-02 a restart finds tokens, ticked pages, changes and posts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'facebook-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const before = await directFacebook({ folder });
  const token = await before.longToken();
  const [, page, third] = await before.pagesOf(token);
  const [path, pageToken] = [`/${String(page?.id)}`, String(page?.access_token)];
  await before.graph(pageToken, 'POST', path, { about: 'Kawa' });
  await before.graph(pageToken, 'POST', `${path}/feed`, { message: 'Nowe menu' });
  await before.script('POST', '/facebook/unticked', { page: String(third?.id) });
  const kept = (await before.script('GET', '/facebook')).body;
  await before.sandbox.close();

  const after = await directFacebook({ folder });
  expect((await after.script('GET', '/facebook')).body).toEqual(kept);
  expect((await after.graph(pageToken, 'GET', path, { fields: 'about' })).body.about).toBe('Kawa');
  expect(await after.pagesOf(token)).toHaveLength(3);
});
