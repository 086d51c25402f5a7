import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sandboxOAuthClient } from '../../index.ts';
import { directSandbox } from '../../testing/direct-sandbox.ts';
import type { Directed } from '../../testing/direct-sandbox.ts';

const consent = `/o/oauth2/v2/auth?${new URLSearchParams({
  client_id: sandboxOAuthClient.id,
  redirect_uri: 'https://panel.example/connect',
  response_type: 'code',
  scope: 'https://www.googleapis.com/auth/business.manage',
  state: 'st&1',
  access_type: 'offline',
})}`;

const exchange = { grant_type: 'authorization_code', redirect_uri: 'https://panel.example/connect' };

async function codeFor(directed: Directed, over: Record<string, string> = {}): Promise<string> {
  const query = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(consent.split('?')[1])),
    ...over,
  });
  const answer = await directed.google('GET', `/o/oauth2/v2/auth/answer?${query}&account=1`);
  return new URL(answer.headers.get('Location') ?? '').searchParams.get('code') ?? '';
}

test('an owner consents, and the code is traded for tokens once', async () => {
  const directed = await directSandbox();
  const page = await directed.google('GET', consent);
  expect(page.text).toContain('Kawiarnia Mała');
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const [, link = ''] = /href="([^"]+account=1)"/.exec(page.text) ?? [];
  const answer = await directed.google('GET', link.replaceAll('&amp;', '&').replace('/sandbox/google', ''));
  const back = new URL(answer.headers.get('Location') ?? '');
  expect(back.origin + back.pathname).toBe('https://panel.example/connect');
  expect(back.searchParams.get('state')).toBe('st&1');

  const trade = { ...exchange, code: back.searchParams.get('code') ?? '' };
  const elsewhere = await directed.token({ ...trade, redirect_uri: 'https://other.example/' });
  expect(elsewhere.body.error).toBe('redirect_uri_mismatch');
  const tokens = await directed.token(trade);
  expect(tokens.body).toMatchObject({ refresh_token: 'refresh-1', token_type: 'Bearer', expires_in: 3599 });
  expect(
    (await directed.google('GET', '/v1/accounts', undefined, String(tokens.body.access_token))).status,
  ).toBe(200);
  expect((await directed.token(trade)).body.error).toBe('invalid_grant');
});

test('an owner who refuses comes back without a code', async () => {
  const directed = await directSandbox();
  const answer = await directed.google('GET', consent.replace('/auth?', '/auth/answer?'));
  expect(new URL(answer.headers.get('Location') ?? '').searchParams.get('error')).toBe('access_denied');
});

test('an access token expires by the sandbox clock', async () => {
  const directed = await directSandbox();
  const token = await directed.accessToken();
  await directed.advance(3598);
  expect((await directed.google('GET', '/v1/accounts', undefined, token)).status).toBe(200);
  await directed.advance(2);
  expect((await directed.google('GET', '/v1/accounts', undefined, token)).status).toBe(401);
});

test('a revoked grant stops working at once and cannot be refreshed until consent is given anew', async () => {
  const directed = await directSandbox();
  const token = await directed.accessToken();
  await directed.script('PUT', '/grants', { account: '1', revoked: true });
  expect((await directed.google('GET', '/v1/accounts', undefined, token)).status).toBe(401);
  const refused = await directed.token();
  expect(refused.status).toBe(400);
  expect(refused.body).toEqual({
    error: 'invalid_grant',
    error_description: 'Token has been expired or revoked.',
  });
  const answer = await directed.google(
    'GET',
    `${consent.replace('/auth?', '/auth/answer?')}&account=1`,
    undefined,
    token,
  );
  const code = new URL(answer.headers.get('Location') ?? '').searchParams.get('code') ?? '';
  expect((await directed.token({ ...exchange, code })).status).toBe(200);
  expect((await directed.token()).status).toBe(200);
});

test('a stranger without the client secret gets no token', async () => {
  const directed = await directSandbox();
  expect((await directed.token({ client_secret: 'guess' })).status).toBe(401);
  expect((await directed.token({ client_id: 'other' })).body.error).toBe('invalid_client');
  expect((await directed.token({ refresh_token: 'other' })).body.error).toBe('invalid_grant');
  expect((await directed.token({ grant_type: 'password' })).body.error).toBe('unsupported_grant_type');
});

test('a refresh token comes with the first consent, and later only when the owner is asked anew', async () => {
  const directed = await directSandbox();
  const traded = async (over: Record<string, string>) =>
    (await directed.token({ ...exchange, code: await codeFor(directed, over) })).body.refresh_token;
  expect(await traded({ access_type: 'online' })).toBeUndefined();
  expect(await traded({ prompt: 'select_account' })).toBeUndefined();
  expect(await traded({ prompt: 'consent' })).toBe('refresh-1');
  await directed.script('PUT', '/grants', { account: '1', revoked: true });
  const token = await directed.accessToken('refresh-2');
  expect((await directed.google('GET', '/v1/accounts/1', undefined, token)).status).toBe(403);
});

test('a code that was asked for with PKCE is worth nothing without its verifier', async () => {
  const directed = await directSandbox();
  const verifier = 'a'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const code = await codeFor(directed, { code_challenge: challenge, code_challenge_method: 'S256' });
  expect((await directed.token({ ...exchange, code })).body.error).toBe('invalid_grant');
  expect((await directed.token({ ...exchange, code, code_verifier: verifier })).status).toBe(200);
});

test('an owner who leaves a box unticked gives no such scope, and the app can ask who it was', async () => {
  const directed = await directSandbox();
  const business = 'https://www.googleapis.com/auth/business.manage';
  const code = await codeFor(directed, { scope: `openid email ${business}`, withhold: business });
  expect((await directed.token({ ...exchange, code })).body.scope).toBe('openid email');
  const token = await directed.accessToken();
  expect((await directed.google('GET', '/v1/userinfo', undefined, token)).body).toMatchObject({ sub: '1' });
  expect((await directed.google('GET', '/v1/userinfo', undefined, 'guess')).status).toBe(401);
});

test('an app that gives its token back has no access any more', async () => {
  const directed = await directSandbox();
  const token = await directed.accessToken();
  const revoked = await directed.google('POST', `/revoke?token=${token}`);
  expect(revoked.status).toBe(200);
  expect((await directed.google('GET', '/v1/accounts', undefined, token)).status).toBe(401);
  expect((await directed.token()).body.error).toBe('invalid_grant');
  expect((await directed.google('POST', `/revoke?token=${token}`)).body.error).toBe('invalid_token');
});

test('a code that lay about for ten minutes buys nothing', async () => {
  const directed = await directSandbox();
  const code = await codeFor(directed);
  await directed.advance(600);
  expect((await directed.token({ ...exchange, code })).body.error).toBe('invalid_grant');
});
