import { expect, test } from 'vitest';
import { directSandbox } from '../testing/direct-sandbox.ts';
import { scaleAccountId } from './scale-world.ts';

const last = `/v4/accounts/${scaleAccountId}/locations/scale-l9999/reviews`;

test('a chain of 10,000 locations and 1,000,000 reviews is there at once, and every part of it can be read', async () => {
  const directed = await directSandbox({ world: { locations: 10_000, reviews: 1_000_000 } });
  const token = await directed.accessToken('demo-scale');
  const locations = await directed.google(
    'GET',
    `/v1/accounts/${scaleAccountId}/locations?readMask=name,title&pageSize=100`,
    undefined,
    token,
  );
  expect(locations.body.totalSize).toBe(10_000);
  expect(locations.body.locations).toHaveLength(100);
  const page = await directed.google('GET', last, undefined, token);
  expect(page.body.totalReviewCount).toBe(100);
  const [review] = [...(page.body.reviews ?? [])];
  const alone = await directed.google('GET', `/v4/${String(review?.name)}`, undefined, token);
  expect(alone.body).toEqual(review);
  const beyond = await directed.google('GET', last.replace('9999', '10000'), undefined, token);
  expect(beyond.status).toBe(404);
});

test('a listing among 10,000 is found, edited, deleted, and the others stay where they are', async () => {
  const directed = await directSandbox({ world: { locations: 10_000, reviews: 0 } });
  const token = await directed.accessToken('demo-scale');
  const list = async (query: string) =>
    (
      await directed.google(
        'GET',
        `/v1/accounts/${scaleAccountId}/locations?readMask=name,title&${query}`,
        undefined,
        token,
      )
    ).body;
  const [found] = [...((await list('filter=store_code%3DTYL-09000')).locations ?? [])];
  expect(found?.name).toBe('locations/scale-l8999');
  const patch = await directed.google(
    'PATCH',
    '/v1/locations/scale-l8999?updateMask=title',
    { title: 'Tysiąc Lip Ogród' },
    token,
  );
  expect(patch.status).toBe(200);
  expect((await list('orderBy=title%20desc&pageSize=1')).locations).toEqual([
    { name: 'locations/scale-l8999', title: 'Tysiąc Lip Ogród' },
  ]);
  await directed.google('DELETE', '/v1/locations/scale-l0', undefined, token);
  const rest = await list('pageSize=1');
  expect(rest.totalSize).toBe(9999);
  expect([...(rest.locations ?? [])][0]?.name).toBe('locations/scale-l1');
});

test('what is written to a computed review stays', async () => {
  const directed = await directSandbox({ world: { locations: 10_000, reviews: 1_000_000 } });
  const token = await directed.accessToken('demo-scale');
  await directed.google('PUT', `${last}/scale-r9999-7/reply`, { comment: 'Hej' }, token);
  await directed.script('DELETE', '/reviews/scale-l9999/scale-r9999-8');
  const reply = (await directed.google('GET', `${last}/scale-r9999-7`, undefined, token)).body.reviewReply;
  expect(reply?.comment).toBe('Hej');
  expect((await directed.google('GET', last, undefined, token)).body.totalReviewCount).toBe(99);
  expect((await directed.script('GET', `/replies?account=${scaleAccountId}`)).body.replies).toHaveLength(1);
});
