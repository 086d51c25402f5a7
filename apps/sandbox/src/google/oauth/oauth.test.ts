import { expect, test } from 'vitest';
import { sandboxOAuthClient } from '../../index.ts';
import { directSandbox } from '../../testing/direct-sandbox.ts';

const consent = `/o/oauth2/v2/auth?${new URLSearchParams({
  client_id: sandboxOAuthClient.id,
  redirect_uri: 'https://panel.example/connect',
  response_type: 'code',
  scope: 'https://www.googleapis.com/auth/business.manage',
  state: 'st&1',
})}`;

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

  const trade = { grant_type: 'authorization_code', code: back.searchParams.get('code') ?? '' };
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
  expect((await directed.token({ grant_type: 'authorization_code', code })).status).toBe(200);
  expect((await directed.token()).status).toBe(200);
});

test('a stranger without the client secret gets no token', async () => {
  const directed = await directSandbox();
  expect((await directed.token({ client_secret: 'guess' })).status).toBe(401);
  expect((await directed.token({ client_id: 'other' })).body.error).toBe('invalid_client');
  expect((await directed.token({ refresh_token: 'other' })).body.error).toBe('invalid_grant');
  expect((await directed.token({ grant_type: 'password' })).body.error).toBe('unsupported_grant_type');
});
