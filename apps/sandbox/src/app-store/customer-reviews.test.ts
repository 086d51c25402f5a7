import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importPKCS8, SignJWT } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { directSandbox, type Wire } from '../testing/direct-sandbox.ts';
import type { SandboxOptions } from '../index.ts';

const appId = '6440000001';

interface Answer {
  status: number;
  headers: Headers;
  body: Wire;
}

/** The App Store with one app, and calls by a key of the team. */
async function directAppStore({
  role = 'ADMIN',
  ...options
}: Partial<SandboxOptions> & { role?: string } = {}) {
  const { sandbox, script, advance } = await directSandbox(options);
  await script('POST', '/app-store/apps', { id: appId, name: 'Karta Lipy', bundle_id: 'pl.lipa.karta' });
  const { body: key } = await script('POST', '/app-store/keys', { role });
  const privateKey = await importPKCS8(String(key.key_file), 'ES256');

  async function api(method: string, path: string, body?: unknown): Promise<Answer> {
    const seconds = Math.floor(sandbox.now() / 1000);
    const token = await new SignJWT({ iss: String(key.issuer_id) })
      .setProtectedHeader({ alg: 'ES256', kid: String(key.key_id) })
      .setAudience('appstoreconnect-v1')
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 900)
      .sign(privateKey);
    const url = path.startsWith('http') ? path : `http://sandbox.test/sandbox/app-store/v1${path}`;
    const response = await sandbox.fetch(
      new Request(url, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? {} : JSON.parse(text)) as Wire,
    };
  }

  const write = async (review: object = {}): Promise<string> => {
    const written = { app: appId, rating: 5, body: 'Polecam', ...review };
    return String((await script('POST', '/app-store/reviews', written)).body.id);
  };
  const respond = (review: string, responseBody: unknown) =>
    api('POST', '/customerReviewResponses', {
      data: {
        type: 'customerReviewResponses',
        attributes: { responseBody },
        relationships: { review: { data: { type: 'customerReviews', id: review } } },
      },
    });
  return { sandbox, script, advance, api, write, respond };
}

const list = `/apps/${appId}/customerReviews`;
const idsOf = ({ body }: Answer): string[] => [...(body.data ?? [])].map(({ id }) => String(id));
const codeOf = ({ status, body }: Answer): unknown[] => [status, body.errors?.[0]?.code];

test('RV-12 the App Store lists reviews in pages, in an order, and only some of them', async () => {
  const { api, write, advance } = await directAppStore();
  const worst = await write({ rating: 1, title: 'Biały ekran', body: 'Nie działa', territory: 'DEU' });
  await advance(60);
  const [second, third] = [await write(), await write({ rating: 3 })].toSorted();
  const first = await api('GET', `${list}?limit=2&sort=-createdDate&include=response`);
  expect(idsOf(first)).toEqual([second, third]);
  expect(first.body.meta?.paging).toEqual({ total: 3, limit: 2 });
  expect(first.body.included).toBeUndefined();
  const last = await api('GET', String(first.body.links?.next));
  expect(last.body.links?.next).toBeUndefined();
  expect(last.body.data).toMatchObject([
    {
      type: 'customerReviews',
      id: worst,
      attributes: {
        rating: 1,
        title: 'Biały ekran',
        body: 'Nie działa',
        reviewerNickname: 'anna_n',
        createdDate: '2026-11-21T04:00:00-07:00',
        territory: 'DEU',
      },
    },
  ]);
  expect(idsOf(await api('GET', `${list}?sort=rating&limit=1`))).toEqual([worst]);
  expect(idsOf(await api('GET', `${list}?filter%5Bterritory%5D=DEU,FRA`))).toEqual([worst]);
  for (const wrong of ['limit=0', 'limit=201', 'sort=name', 'include=app'])
    expect(codeOf(await api('GET', `${list}?${wrong}`))).toEqual([400, 'PARAMETER_ERROR.INVALID']);
  expect((await api('GET', `${list}?limit=200`)).headers.get('X-Rate-Limit')).toMatch(
    /^user-hour-lim:3500;user-hour-rem:34\d\d;$/,
  );
});

test('RV-12 a response is pending for some minutes, is overwritten, found with its review, and deleted', async () => {
  const { api, write, respond, advance, script } = await directAppStore();
  const review = await write();
  const created = await respond(review, 'Dziękujemy!');
  expect(created).toMatchObject({
    status: 201,
    body: {
      data: {
        type: 'customerReviewResponses',
        attributes: { responseBody: 'Dziękujemy!', state: 'PENDING_PUBLISH' },
        relationships: { review: { data: { type: 'customerReviews', id: review } } },
      },
    },
  });
  const id = String(created.body.data?.id);
  await advance(179);
  expect(idsOf(await api('GET', `${list}?exists%5BpublishedResponse%5D=true`))).toEqual([]);
  await advance(1);
  const listed = await api('GET', `${list}?include=response`);
  expect(listed.body.data?.[0]?.relationships?.response?.data).toEqual({
    type: 'customerReviewResponses',
    id,
  });
  expect(listed.body.included).toMatchObject([{ id, attributes: { state: 'PUBLISHED' } }]);
  expect(idsOf(await api('GET', `${list}?exists%5BpublishedResponse%5D=true`))).toEqual([review]);

  await script('PUT', '/app-store/publishing', { seconds: 3600 });
  const again = await respond(review, 'Dziękujemy jeszcze raz!');
  expect(again.body.data).toMatchObject({ id, attributes: { state: 'PENDING_PUBLISH' } });
  await advance(3600);
  expect((await api('GET', `/customerReviewResponses/${id}`)).body.data?.attributes?.state).toBe('PUBLISHED');
  expect((await api('GET', `/customerReviews/${review}/response`)).body.data?.attributes).toMatchObject({
    responseBody: 'Dziękujemy jeszcze raz!',
  });
  const { body: kept } = await script('GET', `/app-store/reviews/${appId}`);
  expect(kept.reviews).toMatchObject([{ id: review, response_writes: 2 }]);

  expect((await api('DELETE', `/customerReviewResponses/${id}`)).status).toBe(204);
  expect((await api('DELETE', `/customerReviewResponses/${id}`)).status).toBe(404);
  expect((await api('GET', `/customerReviews/${review}/response`)).status).toBe(404);
  expect((await api('GET', `/customerReviews/${review}?include=response`)).body.included).toBeUndefined();
});

test('RV-12 a response that is too long, empty or to nothing is refused, and one by customer support', async () => {
  const { api, write, respond, script } = await directAppStore();
  const review = await write();
  expect(codeOf(await respond(review, 'x'.repeat(5971)))).toEqual([
    409,
    'ENTITY_ERROR.ATTRIBUTE.INVALID.TOO_LONG',
  ]);
  expect(codeOf(await respond(review, ''))).toEqual([409, 'ENTITY_ERROR.ATTRIBUTE.REQUIRED']);
  const toNothing = await respond('unknown', 'Hej');
  expect(codeOf(toNothing)).toEqual([409, 'ENTITY_ERROR.RELATIONSHIP.INVALID']);
  expect(toNothing.body.errors?.[0]?.source).toEqual({ pointer: '/data/relationships/review' });
  expect(codeOf(await api('POST', '/customerReviewResponses', []))).toEqual([422, 'ENTITY_UNPROCESSABLE']);
  await script('DELETE', `/app-store/reviews/${review}`);
  expect(codeOf(await respond(review, 'Hej'))).toEqual([409, 'ENTITY_ERROR.RELATIONSHIP.INVALID']);

  const support = await directAppStore({ role: 'CUSTOMER_SUPPORT' });
  const other = await support.write();
  expect(idsOf(await support.api('GET', list))).toEqual([other]);
  expect(codeOf(await support.respond(other, 'Hej'))).toEqual([403, 'FORBIDDEN_ERROR']);
});

test('RV-12 the calls of a key are counted by the hour, and the last one says that nothing is left', async () => {
  const { api, script, advance } = await directAppStore();
  await script('PUT', '/quotas', { app_store_calls_per_hour: 1 });
  expect((await api('GET', list)).headers.get('X-Rate-Limit')).toBe('user-hour-lim:1;user-hour-rem:0;');
  const refused = await api('GET', list);
  expect(codeOf(refused)).toEqual([429, 'RATE_LIMIT_EXCEEDED']);
  expect(refused.headers.get('X-Rate-Limit')).toBe('user-hour-lim:1;user-hour-rem:0;');
  await advance(3600);
  expect((await api('GET', list)).status).toBe(200);
});

test('RV-12 an edited review moves to the front, and a restart finds reviews and responses', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'app-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const before = await directAppStore({ folder });
  const old = await before.write({ rating: 1 });
  await before.advance(60);
  const newer = await before.write();
  await before.respond(old, 'Przepraszamy');
  await before.advance(60);
  await before.script('PATCH', `/app-store/reviews/${old}`, { rating: 4, title: 'Poprawione' });
  const left = await before.api('GET', `${list}?include=response`);
  expect(idsOf(left)).toEqual([old, newer]);
  expect(left.body.data?.[0]?.attributes).toMatchObject({ rating: 4, title: 'Poprawione', body: 'Polecam' });
  await before.sandbox.close();
  const after = await directAppStore({ folder });
  const found = await after.api('GET', `${list}?include=response`);
  expect([found.body.data, found.body.included]).toEqual([left.body.data, left.body.included]);
});
