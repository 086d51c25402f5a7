import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as openid from 'openid-client';
import { expect, onTestFinished, test } from 'vitest';
import { sandboxOidcClient } from '../index.ts';
import { createBrowser } from '../testing/browser.ts';
import { directSandbox, type Directed } from '../testing/direct-sandbox.ts';

const issuer = 'http://sandbox.test/sandbox/oidc';
const redirectUri = 'http://panel.example/callback';

/** A browser, and an app that uses an official client of the provider. */
async function startLogin(directed: Directed) {
  const configuration = await openid.discovery(
    new URL(issuer),
    sandboxOidcClient.id,
    sandboxOidcClient.secret,
    undefined,
    {
      // The types of the client want a looser fetch than the platform's.
      [openid.customFetch]: (url, init) => directed.sandbox.fetch(new Request(url, init as RequestInit)),
      execute: [openid.allowInsecureRequests],
    },
  );
  const checks = {
    pkceCodeVerifier: openid.randomPKCECodeVerifier(),
    expectedState: openid.randomState(),
    expectedNonce: openid.randomNonce(),
  };
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await openid.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
  });
  const browser = createBrowser({ 'http://sandbox.test': directed.sandbox.fetch });
  const page = await browser.open(url.href);
  const trade = (back: URL) => openid.authorizationCodeGrant(configuration, back, checks);
  return { browser, page, url, trade, configuration };
}

test('a person who is chosen comes back with a code for tokens and a verified address', async () => {
  const { browser, page, trade, configuration } = await startLogin(await directSandbox());
  expect(page.text).toContain('Zaloguj się kontem Lipa ID');
  expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self' http://panel.example");
  const back = await browser.submit(page, page.forms[0], { email: 'owner@demo.pinfold.test' });
  expect(back.url.href).toContain(redirectUri);
  const tokens = await trade(back.url);
  const subject = tokens.claims()?.sub ?? '';
  expect(await openid.fetchUserInfo(configuration, tokens.access_token, subject)).toEqual({
    sub: subject,
    email: 'owner@demo.pinfold.test',
    email_verified: true,
    name: 'Anna Nowak',
    locale: 'pl',
  });
  await expect(trade(back.url)).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('any address can be typed, and left unverified', async () => {
  const { browser, page, trade, configuration } = await startLogin(await directSandbox());
  const typed = { email: 'Ktos@firma.test', name: 'Ktoś <b>', unverified: 'on' };
  const back = await browser.submit(page, page.forms[1], typed);
  const tokens = await trade(back.url);
  const subject = tokens.claims()?.sub ?? '';
  expect(await openid.fetchUserInfo(configuration, tokens.access_token, subject)).toMatchObject({
    email: 'ktos@firma.test',
    email_verified: false,
    name: 'Ktoś <b>',
  });
});

test('a person who refuses comes back with access_denied', async () => {
  const { browser, page } = await startLogin(await directSandbox());
  const back = await browser.submit(page, page.forms[2], { refuse: 'on' });
  expect(back.url.searchParams.get('error')).toBe('access_denied');
});

test('what is no address is asked again, and so is who logs in the next time', async () => {
  const { browser, page, url } = await startLogin(await directSandbox());
  const again = await browser.submit(page, page.forms[1], { email: 'nikt' });
  expect(again.text).toContain('Ktoś inny');
  const back = await browser.submit(again, again.forms[0], { email: 'owner@demo.pinfold.test' });
  expect(back.url.searchParams.has('code')).toBe(true);
  expect((await browser.open(page.url.href)).status).toBe(400);
  expect((await browser.open(url.href)).text).toContain('Ktoś inny');
});

test('a second person in the same browser comes back as themselves', async () => {
  const { browser, page, url } = await startLogin(await directSandbox());
  await browser.submit(page, page.forms[1], { email: 'pierwsza@firma.test' });
  const again = await browser.open(url.href);
  const back = await browser.submit(again, again.forms[1], { email: 'druga@firma.test' });
  expect(back.url.href).toContain(redirectUri);
  expect(back.url.searchParams.has('code')).toBe(true);
});

test('somebody else’s browser cannot finish a login', async () => {
  const directed = await directSandbox();
  const { page } = await startLogin(directed);
  const stranger = createBrowser({ 'http://sandbox.test': directed.sandbox.fetch });
  const refused = await stranger.submit(page, page.forms[0], { email: 'owner@demo.pinfold.test' });
  expect({ status: refused.status, path: refused.url.pathname }).toEqual({
    status: 400,
    path: page.url.pathname,
  });
});

test('keys outlive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const keysOf = async () => {
    const { sandbox } = await directSandbox({ folder });
    const answer = await (await sandbox.fetch(new Request(`${issuer}/jwks`))).text();
    await sandbox.close();
    return answer;
  };
  const before = await keysOf();
  expect(before).toContain('"kty":"EC"');
  expect(before).not.toContain('"d":');
  expect(await keysOf()).toBe(before);
});
