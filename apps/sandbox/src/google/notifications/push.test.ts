import { expect, test } from 'vitest';
import { directSandbox } from '../../testing/direct-sandbox.ts';
import type { Directed } from '../../testing/direct-sandbox.ts';
import { listenForCalls } from '../../testing/listen-for-calls.ts';

interface Push {
  message: { data: string; messageId: string; publishTime: string };
  subscription: string;
}

test('a new review is announced until the endpoint accepts it', async () => {
  const statuses = [500, 503, 204];
  const endpoint = await listenForCalls(() => statuses.shift() ?? 204);
  const directed = await directSandbox();
  await subscribe(directed, endpoint.origin);
  await directed.script('POST', '/reviews', { location: 'rynek', rating: 2, comment: 'Zimna kawa' });
  await endpoint.heard(1);
  const undelivered = async () => (await directed.script('GET', '')).body.undelivered_messages;
  // A pause begins when the sandbox has read the refusal, which is some moment after the endpoint gave it.
  await expect.poll(async () => (await directed.advance(60), undelivered())).toBe(0);
  const pushes = endpoint.calls.map(({ body }) => JSON.parse(body) as Push);
  expect(pushes.length).toBeGreaterThanOrEqual(3);
  expect(new Set(pushes.map(({ message }) => message.messageId)).size).toBe(1);
  expect(pushes[0]?.subscription).toBe('projects/p/subscriptions/s');
  expect(announced(pushes[0])).toMatchObject({
    type: 'NEW_REVIEW',
    locationName: 'accounts/1/locations/rynek',
    reviewName: expect.stringMatching(/^accounts\/1\/locations\/rynek\/reviews\/review-\d+$/),
  });
});

test('nothing is announced that was not asked for', async () => {
  const { origin, calls, heard } = await listenForCalls();
  const directed = await directSandbox();
  await subscribe(directed, origin);
  await directed.script('DELETE', '/reviews/rynek/r1');
  await directed.google('PATCH', '/v1/accounts/1/notificationSetting?updateMask=notificationTypes', {
    notificationTypes: ['UPDATED_REVIEW'],
  });
  await directed.script('POST', '/reviews', { location: 'rynek', rating: 5 });
  await directed.script('PATCH', '/reviews/rynek/r2', { rating: 1 });
  await heard(1);
  const pushes = calls.map(({ body }) => JSON.parse(body) as Push);
  expect(pushes).toHaveLength(1);
  expect(announced(pushes[0])).toMatchObject({
    type: 'UPDATED_REVIEW',
    reviewName: expect.stringMatching(/r2$/),
  });
});

test('a topic must be named as Pub/Sub names them', async () => {
  const directed = await directSandbox();
  const setting = '/v1/accounts/1/notificationSetting';
  const wrong = await directed.google('PATCH', `${setting}?updateMask=pubsubTopic`, {
    pubsubTopic: 'reviews',
  });
  expect(wrong.status).toBe(400);
  expect((await directed.google('PATCH', setting, { pubsubTopic: '' })).status).toBe(400);
  expect((await directed.google('GET', setting)).body).toEqual({ name: 'accounts/1/notificationSetting' });
});

function announced(push: Push | undefined): unknown {
  return JSON.parse(Buffer.from(push?.message.data ?? '', 'base64').toString());
}

async function subscribe(directed: Directed, origin: string): Promise<void> {
  const pushEndpoint = `${origin}/push`;
  const topic = 'projects/p/topics/reviews';
  const created = await directed.google('PUT', '/pubsub/v1/projects/p/subscriptions/s', {
    topic,
    pushConfig: { pushEndpoint },
  });
  expect(created.status).toBe(200);
  const setting = { pubsubTopic: topic, notificationTypes: ['NEW_REVIEW', 'UPDATED_REVIEW'] };
  await directed.google(
    'PATCH',
    '/v1/accounts/1/notificationSetting?updateMask=pubsubTopic,notificationTypes',
    setting,
  );
}
