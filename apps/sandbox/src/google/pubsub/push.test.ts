import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { directSandbox } from '../../testing/direct-sandbox.ts';
import type { Directed } from '../../testing/direct-sandbox.ts';

interface Push {
  message: { data: string; messageId: string; publishTime: string };
  subscription: string;
}

test('a new review is announced until the endpoint accepts it', async () => {
  const statuses = [500, 503, 204];
  const { url, pushes } = await listen(() => statuses.shift() ?? 204);
  const directed = await directSandbox();
  await subscribe(directed, url);
  await directed.script('POST', '/reviews', { location: 'rynek', rating: 2, comment: 'Zimna kawa' });
  await vi.waitFor(() => expect(pushes).toHaveLength(1), { timeout: 20_000 });
  for (const count of [2, 3]) {
    await vi.waitFor(
      async () => {
        await directed.advance(60);
        expect(pushes.length).toBeGreaterThanOrEqual(count);
      },
      { timeout: 20_000 },
    );
  }
  await vi.waitFor(async () => expect((await directed.script('GET', '')).body.undelivered_messages).toBe(0), {
    timeout: 20_000,
  });
  expect(new Set(pushes.map(({ message }) => message.messageId)).size).toBe(1);
  expect(pushes[0]?.subscription).toBe('projects/p/subscriptions/s');
  expect(announced(pushes[0])).toMatchObject({
    type: 'NEW_REVIEW',
    locationName: 'accounts/1/locations/rynek',
    reviewName: expect.stringMatching(/^accounts\/1\/locations\/rynek\/reviews\/review-\d+$/),
  });
});

test('nothing is announced that was not asked for', async () => {
  const { url, pushes } = await listen(() => 204);
  const directed = await directSandbox();
  await subscribe(directed, url);
  await directed.script('DELETE', '/reviews/rynek/r1');
  await directed.google('PATCH', '/v1/accounts/1/notificationSetting?updateMask=notificationTypes', {
    notificationTypes: ['UPDATED_REVIEW'],
  });
  await directed.script('POST', '/reviews', { location: 'rynek', rating: 5 });
  await directed.script('PATCH', '/reviews/rynek/r2', { rating: 1 });
  await vi.waitFor(() => expect(pushes).toHaveLength(1), { timeout: 20_000 });
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

async function subscribe(directed: Directed, pushEndpoint: string): Promise<void> {
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

async function listen(nextStatus: () => number): Promise<{ url: string; pushes: Push[] }> {
  const pushes: Push[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      pushes.push(JSON.parse(Buffer.concat(chunks).toString()) as Push);
      response.writeHead(nextStatus()).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/push`, pushes };
}
