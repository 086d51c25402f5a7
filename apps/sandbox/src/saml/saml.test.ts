import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createBrowser, type Page } from '../testing/browser.ts';
import { directSandbox, type Directed } from '../testing/direct-sandbox.ts';

const base = 'http://sandbox.test/sandbox/saml';
const acsUrl = 'http://panel.example/acs';
const anna = 'anna.sso@lipa.test';

/** An app that uses the provider's metadata, and a browser that records what is posted to the app. */
async function startLogin(directed: Directed) {
  const metadata = await (await directed.sandbox.fetch(new Request(`${base}/metadata`))).text();
  const [, certificate = ''] = /<X509Certificate>([^<]+)</.exec(metadata) ?? [];
  const app = new SAML({
    idpCert: certificate,
    issuer: 'http://panel.example/metadata',
    callbackUrl: acsUrl,
    entryPoint: `${base}/sso`,
    validateInResponseTo: ValidateInResponseTo.always,
  });
  const posted: Record<string, string>[] = [];
  const browser = createBrowser({
    'http://sandbox.test': directed.sandbox.fetch,
    'http://panel.example': async (request) => {
      posted.push(Object.fromEntries(new URLSearchParams(await request.text())));
      return new Response('ok');
    },
  });
  const page = await browser.open(await app.getAuthorizeUrlAsync('back & forth', undefined, {}));
  /** Presses the button that the page's script would press. */
  const carry = async (ready: Page) => {
    await browser.submit(ready, ready.forms[0]);
    return { SAMLResponse: '', ...posted.at(-1) };
  };
  const choose = async (fields: Record<string, string>) =>
    carry(await browser.submit(page, page.forms[0], fields));
  return { app, browser, page, carry, choose, certificate };
}

test('the app believes an answer that was really signed, and gets its own state back', async () => {
  const { app, page, choose, certificate } = await startLogin(await directSandbox());
  expect(page.text).toContain('Zaloguj się do firmowego konta');
  expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self' http://panel.example");
  const answer = await choose({ email: anna });
  expect(answer).toMatchObject({ RelayState: 'back & forth' });
  const { profile } = await app.validatePostResponseAsync(answer);
  expect(profile).toMatchObject({
    issuer: `${base}/metadata`,
    email: anna,
    displayName: 'Anna Lipska',
    groups: 'Krakow-managers',
  });
  const lasts = new X509Certificate(Buffer.from(certificate, 'base64')).validToDate.getTime() - Date.now();
  expect(lasts / 86_400_000).toBeGreaterThan(3000);
});

describe('a fault is in the answer:', () => {
  test.each([
    ['denied', /AuthnFailed/],
    ['bad_signature', /Invalid document signature/],
    ['expired', /No valid subject confirmation|expired/],
    ['wrong_audience', /audience mismatch/],
    ['unreadable', /./],
  ])('%s is refused by the app', async (fault, message) => {
    const { app, choose } = await startLogin(await directSandbox());
    const answer = await choose(fault === 'denied' ? { refuse: 'on' } : { fault });
    await expect(app.validatePostResponseAsync(answer)).rejects.toThrow(message);
  });

  test.each([
    ['no_email', { displayName: 'Anna Lipska', groups: 'Krakow-managers' }],
    ['unknown_user', { email: 'nieznana.osoba@lipa.test', displayName: 'nieznana.osoba' }],
    ['unknown_group', { email: anna, displayName: 'Anna Lipska', groups: 'Nieznany-zespol' }],
    [
      'several_groups',
      { email: anna, displayName: 'Anna Lipska', groups: ['Krakow-managers', 'Warszawa-managers'] },
    ],
  ])('%s is what the app reads', async (fault, read) => {
    const { app, choose } = await startLogin(await directSandbox());
    const { profile } = await app.validatePostResponseAsync(await choose({ fault }));
    expect(profile?.attributes).toEqual(read);
  });

  test('a replay is marked for the page’s script, which may reach the app', async () => {
    const { browser, page } = await startLogin(await directSandbox());
    const ready = await browser.submit(page, page.forms[0], { fault: 'replay' });
    expect(ready.text).toMatch(/<form[^>]* data-replayed/);
    expect(ready.headers.get('Content-Security-Policy')).toContain("connect-src 'self' http://panel.example");
    const plain = await browser.submit(page, page.forms[0]);
    expect(plain.text).not.toContain('data-replayed');
  });
});

test('anybody else can be named as well', async () => {
  const { app, choose } = await startLogin(await directSandbox());
  const { profile } = await app.validatePostResponseAsync(await choose({ other: 'Inna.Osoba@lipa.test' }));
  expect(profile).toMatchObject({ email: 'inna.osoba@lipa.test', displayName: 'inna.osoba' });
});

test('a script says who logs in next, once', async () => {
  const directed = await directSandbox();
  await directed.script('POST', '/saml/next', { email: 'ktos@lipa.test', groups: ['A', 'B'] });
  const { app, page, carry } = await startLogin(directed);
  const { profile } = await app.validatePostResponseAsync(await carry(page));
  expect(profile).toMatchObject({ email: 'ktos@lipa.test', displayName: 'ktos', groups: ['A', 'B'] });
  expect((await startLogin(directed)).page.text).toContain('Zaloguj jako');
  expect((await directed.script('POST', '/saml/next', { fault: 'fire' })).status).toBe(400);
});

test('a request is taken by post as well, and in English', async () => {
  const { sandbox } = await directSandbox();
  const body = new URLSearchParams({ SAMLRequest: Buffer.from(requestOf({})).toString('base64') });
  const page = await sandbox.fetch(new Request(`${base}/sso?lang=en`, { method: 'POST', body }));
  expect(await page.text()).toContain('Log in to your company account');
});

test.each([
  ['nothing', ''],
  ['what is not deflated', 'SAMLRequest=YWJj'],
  ['what is not XML', `SAMLRequest=${deflated('<a')}`],
  ['another message', `SAMLRequest=${deflated('<LogoutRequest/>')}`],
  ['a document type', `SAMLRequest=${deflated('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')}`],
  ['a request of last year', `SAMLRequest=${deflated(requestOf({ IssueInstant: '2025-01-01T00:00:00Z' }))}`],
  ['a request meant for another', `SAMLRequest=${deflated(requestOf({ Destination: 'http://other.test' }))}`],
  [
    'a script as address',
    `SAMLRequest=${deflated(requestOf({ AssertionConsumerServiceURL: 'javascript:1' }))}`,
  ],
])('%s is no login', async (_what, query) => {
  const { sandbox } = await directSandbox();
  expect((await sandbox.fetch(new Request(`${base}/sso?${query}`))).status).toBe(400);
});

test('the certificate outlives a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const metadataOf = async () => {
    const { sandbox } = await directSandbox({ folder });
    const answer = await (await sandbox.fetch(new Request(`${base}/metadata`))).text();
    await sandbox.close();
    return answer;
  };
  const before = await metadataOf();
  expect(before).not.toContain('PRIVATE');
  expect(await metadataOf()).toBe(before);
});

function requestOf(attributes: Record<string, string>): string {
  const all = {
    ID: '_1',
    Version: '2.0',
    IssueInstant: new Date().toISOString(),
    AssertionConsumerServiceURL: acsUrl,
    ...attributes,
  };
  const written = Object.entries(all).map(([name, value]) => `${name}="${value}"`);
  return `<AuthnRequest xmlns="urn:oasis:names:tc:SAML:2.0:protocol" ${written.join(' ')}><Issuer>x</Issuer></AuthnRequest>`;
}

function deflated(text: string): string {
  return encodeURIComponent(deflateRawSync(text).toString('base64'));
}
