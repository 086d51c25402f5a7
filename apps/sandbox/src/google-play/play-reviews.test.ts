import { importPKCS8, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { directSandbox, type Wire } from '../testing/direct-sandbox.ts';
import type { SandboxOptions } from '../index.ts';

const packageName = 'pl.kawiarnialipa.karta';
const audience = 'https://oauth2.googleapis.com/token';

/** Google Play with one app, and calls of a service account that may read its reviews. */
async function directPlay(options: Partial<SandboxOptions> = {}) {
  const { sandbox, script, advance } = await directSandbox(options);

  async function call(path: string, init: RequestInit) {
    const response = await sandbox.fetch(new Request(`http://sandbox.test/sandbox/google-play${path}`, init));
    return { status: response.status, headers: response.headers, body: (await response.json()) as Wire };
  }

  await script('POST', '/google-play/apps', { package_name: packageName });
  const { body: key } = await script('POST', '/google-play/keys', { packages: [packageName] });
  const privateKey = await importPKCS8(String(key.private_key), 'RS256');

  async function newToken(): Promise<string> {
    const seconds = Math.floor(sandbox.now() / 1000);
    const scope = 'https://www.googleapis.com/auth/androidpublisher';
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', kid: String(key.private_key_id) })
      .setIssuer(String(key.client_email))
      .setAudience(audience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600)
      .sign(privateKey);
    const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion };
    const { body } = await call('/token', { method: 'POST', body: new URLSearchParams(grant) });
    return String(body.access_token);
  }

  async function api(method: string, path: string, body?: object) {
    const headers = { authorization: `Bearer ${await newToken()}`, 'content-type': 'application/json' };
    return call(`/androidpublisher/v3/applications/${packageName}/reviews${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  const write = async (review: object = {}): Promise<string> => {
    const written = { package_name: packageName, rating: 4, text: 'Fajna', ...review };
    return String((await script('POST', '/google-play/reviews', written)).body.id);
  };
  return { sandbox, script, advance, api, write };
}

const idsOf = ({ body }: { body: Wire }): string[] =>
  [...(body.reviews ?? [])].map(({ reviewId }) => String(reviewId));

test('RV-12 Google Play lists reviews with text of the last week, those that were touched last first', async () => {
  const { api, write, advance, script } = await directPlay();
  expect((await api('GET', '')).body).toEqual({});
  const old = await write();
  await advance(8 * 86_400);
  const first = await write({ rating: 2, text: 'Nie działa', version_name: '4.1.3', version_code: 4103 });
  await write({ text: undefined });
  await advance(60);
  const second = await write({ author: 'Hannah', language: 'en' });
  const listed = await api('GET', '');
  expect(idsOf(listed)).toEqual([second, first]);
  expect(listed.body.reviews?.[1]).toMatchObject({
    authorName: 'Anna Nowak',
    comments: [
      {
        userComment: {
          text: 'Nie działa',
          starRating: 2,
          reviewerLanguage: 'pl',
          lastModified: { seconds: String(Date.UTC(2026, 10, 29, 11) / 1000), nanos: 0 },
          device: 'a54x',
          androidOsVersion: 34,
          appVersionCode: 4103,
          appVersionName: '4.1.3',
        },
      },
    ],
  });
  expect((await api('GET', `/${old}`)).body).toMatchObject({ reviewId: old });
  await script('PATCH', `/google-play/reviews/${old}`, { rating: 5, text: 'Już działa' });
  expect(idsOf(await api('GET', ''))).toEqual([old, second, first]);
  await script('DELETE', `/google-play/reviews/${second}`);
  expect(idsOf(await api('GET', ''))).toEqual([old, first]);
});

test('RV-12 Google Play gives reviews in pages that a new review does not shift', async () => {
  const { api, write, advance } = await directPlay();
  const written: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    written.unshift(await write({ text: `Recenzja ${index}` }));
    await advance(1);
  }
  const byDefault = await api('GET', '');
  expect(idsOf(byDefault)).toEqual(written.slice(0, 10));
  const first = await api('GET', '?maxResults=5');
  await write();
  const token = String(first.body.tokenPagination?.nextPageToken);
  const second = await api('GET', `?maxResults=100&token=${token}`);
  expect([...idsOf(first), ...idsOf(second)]).toEqual(written);
  expect(second.body.tokenPagination).toBeUndefined();
  expect((await api('GET', '?token=nonsense')).status).toBe(400);
});

test('RV-12 a reply in Google Play is stripped of markup, replaces the former, and has at most 350 characters', async () => {
  const { api, write, script, advance } = await directPlay();
  const id = await write();
  const reply = (replyText: string) => api('POST', `/${id}:reply`, { replyText });
  const lastEdited = { seconds: String(Date.UTC(2026, 10, 21, 11) / 1000), nanos: 0 };
  expect((await reply('<b>Dziękujemy</b>, pani Anno')).body).toEqual({
    result: { replyText: 'Dziękujemy, pani Anno', lastEdited },
  });
  await advance(60);
  expect((await reply('x'.repeat(351))).body.error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' });
  expect((await reply('<br>')).status).toBe(400);
  expect((await reply('ł'.repeat(350))).status).toBe(200);
  const { body } = await api('GET', `/${id}`);
  expect([...(body.comments ?? [])].map((comment) => Object.keys(comment))).toEqual([
    ['userComment'],
    ['developerComment'],
  ]);
  expect(body.comments?.[1]?.developerComment?.text).toBe('ł'.repeat(350));
  const { body: kept } = await script('GET', `/google-play/reviews/${packageName}`);
  expect(kept.reviews).toMatchObject([{ id, reply_writes: 2 }]);
  expect((await api('POST', '/unknown:reply', { replyText: 'Hej' })).status).toBe(404);
});

test('RV-12 Google Play takes 200 reads of an app an hour, and 2,000 replies a day', async () => {
  const { api, write, script, advance } = await directPlay();
  const id = await write();
  const quotas = { play_reads_per_hour: 3, play_replies_per_day: 2 };
  expect((await script('GET', '/quotas')).body).toMatchObject({
    play_reads_per_hour: 200,
    play_replies_per_day: 2000,
  });
  await script('PUT', '/quotas', quotas);
  await advance(1800);
  for (let read = 0; read < 3; read += 1) expect((await api('GET', '')).status).toBe(200);
  const refused = await api('GET', `/${id}`);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('1800');
  expect(refused.body.error).toMatchObject({ status: 'RESOURCE_EXHAUSTED' });
  expect(refused.body.error?.details?.[0]).toMatchObject({
    reason: 'RATE_LIMIT_EXCEEDED',
    metadata: { service: 'androidpublisher.googleapis.com', quota_limit_value: '3' },
  });
  for (const replyText of ['Raz', 'Dwa'])
    expect((await api('POST', `/${id}:reply`, { replyText })).status).toBe(200);
  await advance(1800);
  expect((await api('GET', '')).status).toBe(200);
  const late = await api('POST', `/${id}:reply`, { replyText: 'Trzy' });
  expect(late.headers.get('Retry-After')).toBe(String(12 * 3600));
  await advance(12 * 3600);
  expect((await api('POST', `/${id}:reply`, { replyText: 'Trzy' })).status).toBe(200);
});
