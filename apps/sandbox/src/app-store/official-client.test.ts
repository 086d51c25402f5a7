import {
  appsCustomerReviewsGetToManyRelated,
  appsGetCollection,
  createClient,
  customerReviewResponsesCreateInstance,
  customerReviewResponsesDeleteInstance,
  customerReviewsGetInstance,
  customerReviewsResponseGetToOneRelated,
} from 'appstore-connect-sdk';
import { expect, test } from 'vitest';
import { directSandbox } from '../testing/direct-sandbox.ts';
import { serveSandbox } from '../testing/serve-sandbox.ts';

const appId = '6440000001';

/** A client that is made from Apple's own description of the API, with a key of the team's. */
async function clientOf(role = 'ADMIN') {
  const directed = await directSandbox({ now: Date.now });
  const { script } = directed;
  const baseUrl = await serveSandbox(directed.sandbox, 'app-store');
  await script('POST', '/app-store/apps', { id: appId, name: 'Karta Lipy', bundle_id: 'pl.lipa.karta' });
  const { body: key } = await script('POST', '/app-store/keys', { role });
  const signIn = (expirationDuration: number) =>
    createClient({
      baseUrl,
      issuerId: String(key.issuer_id),
      privateKeyId: String(key.key_id),
      privateKey: String(key.key_file),
      expirationDuration,
    });
  const client = signIn(1200);
  const write = async (review: object = {}) => {
    const written = { app: appId, rating: 5, body: 'Polecam', ...review };
    return String((await script('POST', '/app-store/reviews', written)).body.id);
  };
  const respond = (id: string, responseBody: string) =>
    customerReviewResponsesCreateInstance({
      client,
      body: {
        data: {
          type: 'customerReviewResponses',
          attributes: { responseBody },
          relationships: { review: { data: { type: 'customerReviews', id } } },
        },
      },
    });
  return { ...directed, signIn, client, write, respond };
}

test('RV-12 a client made from Apple’s description reads apps and reviews, responds, and takes it back', async () => {
  const { client, write, respond, advance } = await clientOf();
  const apps = await appsGetCollection({ client, query: { limit: 200 } });
  expect(apps.data?.data.map(({ id, attributes }) => [id, attributes?.bundleId])).toEqual([
    [appId, 'pl.lipa.karta'],
  ]);
  const old = await write({ rating: 1, title: 'Biały ekran', territory: 'DEU' });
  await advance(60);
  const fresh = await write();
  const path = { id: appId };
  const page = await appsCustomerReviewsGetToManyRelated({
    client,
    path,
    query: { limit: 1, sort: ['-createdDate'], include: ['response'] },
  });
  expect(page.data?.data.map(({ id }) => id)).toEqual([fresh]);
  expect(page.data?.links.next).toContain('cursor=1');
  const german = await appsCustomerReviewsGetToManyRelated({
    client,
    path,
    query: { 'filter[territory]': ['DEU', 'AUT'] },
  });
  expect(german.data?.data.map(({ id, attributes }) => [id, attributes?.rating])).toEqual([[old, 1]]);

  const created = await respond(old, 'Przepraszamy, poprawka już jest.');
  expect(created.response.status).toBe(201);
  expect(created.data?.data.attributes?.state).toBe('PENDING_PUBLISH');
  await advance(180);
  const published = await customerReviewsResponseGetToOneRelated({ client, path: { id: old } });
  expect(published.data?.data).toMatchObject({
    id: created.data?.data.id,
    attributes: { responseBody: 'Przepraszamy, poprawka już jest.', state: 'PUBLISHED' },
  });
  const id = created.data?.data.id ?? '';
  const deleted = await customerReviewResponsesDeleteInstance({ client, path: { id } });
  expect(deleted.response.status).toBe(204);
  const left = await customerReviewsGetInstance({
    client,
    path: { id: old },
    query: { include: ['response'] },
  });
  expect(left.data?.included).toBeUndefined();
});

test('RV-12 a client made from Apple’s description learns why it is refused', async () => {
  const { write, respond, signIn } = await clientOf();
  const lasting = await appsGetCollection({ client: signIn(1300) });
  expect(lasting.error).toMatchObject({ errors: [{ status: '401', code: 'NOT_AUTHORIZED' }] });
  const tooLong = await respond(await write(), 'x'.repeat(5971));
  expect(tooLong.error).toMatchObject({
    errors: [{ status: '409', code: 'ENTITY_ERROR.ATTRIBUTE.INVALID.TOO_LONG' }],
  });
  const support = await clientOf('CUSTOMER_SUPPORT');
  const denied = await support.respond(await support.write(), 'Dziękujemy');
  expect(denied.error).toMatchObject({ errors: [{ status: '403', code: 'FORBIDDEN_ERROR' }] });
});
