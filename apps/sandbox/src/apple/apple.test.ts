import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Wire, directSandbox } from '../testing/direct-sandbox.ts';
import { sandboxApple, signWebhook } from './apple-tokens.ts';

const redirectUri = 'https://panel.test/company/apple-accounts/connected';
const verifier = 'v'.repeat(43);
const orgPath = '/api/v1/orgs/org-lipa';

async function directApple() {
  const { sandbox, script, advance } = await directSandbox();

  async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const response = await sandbox.fetch(
      new Request(`http://sandbox.test/sandbox/apple${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text.startsWith('{') ? JSON.parse(text) : {}) as Wire,
    };
  }

  async function consent(over: Record<string, string> = {}): Promise<string> {
    const query = new URLSearchParams({
      client_id: sandboxApple.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      state: 's',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      organization: 'org-lipa',
      ...over,
    });
    const { headers } = await call('GET', `/oauth2/v1/authorize/answer?${query}`);
    return new URL(headers.get('Location') ?? '').searchParams.get('code') ?? '';
  }

  const client = { client_id: sandboxApple.clientId, client_secret: sandboxApple.clientSecret };
  const exchange = (code: string, over: object = {}) =>
    call('POST', '/oauth2/token', {
      ...client,
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...over,
    });
  const refresh = (token: string) =>
    call('POST', '/oauth2/token', { ...client, grant_type: 'refresh_token', refresh_token: token });

  return { script, advance, call, consent, exchange, refresh };
}

/** The same with a token, a brand in Poland, and one location of it. */
async function directLocation() {
  const direct = await directApple();
  const { body: granted } = await direct.exchange(await direct.consent());
  const api = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
    direct.call(method, `${orgPath}${path}`, body, {
      Authorization: `Bearer ${String(granted.access_token)}`,
      ...headers,
    });
  const brand = await api('POST', '/brands', {
    brandDetails: {
      partnersBrandId: 'pf-1-PL',
      countryCodes: ['PL'],
      displayNames: [{ name: 'Lipa', locale: 'pl', primary: true }],
    },
  });
  const location = (over: object = {}) => ({
    locationDetails: {
      partnersLocationId: 'pf-1-1',
      brandId: String(brand.body.id),
      displayNames: [{ name: 'Lipa', locale: 'pl', primary: true }],
      mainAddress: {
        structuredAddress: { countryCode: 'PL', locality: 'Kraków', fullThoroughfare: 'Długa 1' },
      },
      ...over,
    },
  });
  return { ...direct, api, brand, location };
}

test('INT-03 a code is good once, soon, and with its verifier; tokens end with the access', async () => {
  const { consent, exchange, refresh, advance, script } = await directApple();
  const code = await consent();
  expect((await exchange(code, { code_verifier: 'another' })).body.code).toBe('invalid_grant');
  const { body } = await exchange(code);
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
  expect((await exchange(code)).body.code).toBe('invalid_grant');
  const late = await consent();
  await advance(300);
  expect((await exchange(late)).body.code).toBe('invalid_grant');
  expect((await refresh(String(body.refresh_token))).status).toBe(200);
  await script('POST', '/apple/ends');
  expect((await refresh(String(body.refresh_token))).body.code).toBe('invalid_grant');
});

test('INT-03 a location waits for its brand, is replaced whole by its etag, deleted and brought back', async () => {
  const { api, location, advance, script } = await directLocation();
  const early = await api('POST', '/locations', location());
  expect(early.body.details?.[0]?.code).toBe('VALIDATION__BRAND_NOT_PUBLISHED');
  await advance(120);
  const created = await api('POST', '/locations', location({ storeCode: 'A1' }));
  expect(created).toMatchObject({ status: 201, body: { state: 'SUBMITTED' } });
  expect((await api('POST', '/locations', location())).status).toBe(409);
  const path = `/locations/${String(created.body.id)}`;
  const etag = String(created.body.etag);
  const replaced = await api('PUT', path, location(), { 'If-Match': etag });
  expect(replaced.body.locationDetails).not.toHaveProperty('storeCode');
  expect((await api('PUT', path, location(), { 'If-Match': etag })).status).toBe(412);
  await script('PATCH', `/apple/resources/${String(created.body.id)}`, { storeCode: 'B2' });
  const stale = { 'If-Match': String(replaced.body.etag) };
  expect((await api('DELETE', path, undefined, stale)).status).toBe(412);
  const { body: live } = await api('GET', path);
  expect(live.locationDetails?.storeCode).toBe('B2');
  expect((await api('DELETE', path, undefined, { 'If-Match': String(live.etag) })).status).toBe(204);
  expect((await api('GET', path)).body.state).toBe('DELETED');
  expect((await api('POST', `${path}/undelete`)).body.state).toBe('SUBMITTED');
});

test('INT-03 decisions are told in order by a cursor, with feedback, and signed to a webhook', async () => {
  const { api, brand, script, location } = await directLocation();
  await script('PUT', `/apple/resources/${String(brand.body.id)}/verdict`, { state: 'PUBLISHED' });
  const created = await api('POST', '/locations', location());
  const id = String(created.body.id);
  const reports = [{ code: 'VALIDATION__ADDRESS_NOT_FOUND', message: 'Not found', field: 'mainAddress' }];
  await script('PUT', `/apple/resources/${id}/verdict`, { state: 'REJECTED', reports });
  const { body: first } = await api('GET', '/notifications');
  expect([...(first.data ?? [])].map((one) => one.resourceType)).toEqual(['BRAND', 'LOCATION']);
  const cursor = String(first.pagination?.cursors?.after);
  expect((await api('GET', `/notifications?after=${cursor}`)).body.data).toEqual([]);
  const feedback = String(first.data?.[1]?.feedbackUrl).split(orgPath)[1] ?? '';
  expect((await api('GET', feedback)).body).toMatchObject({
    id,
    state: 'REJECTED',
    validationReports: [{ severity: 'VIOLATION', field: 'mainAddress' }],
  });
  const { body: webhook } = await script('POST', '/apple/webhook');
  const [text, timestamp] = [String(webhook.body), String(webhook.headers?.['Business-Timestamp'])];
  expect(webhook.headers?.['Business-Signature']).toBe(signWebhook(text, timestamp));
});
