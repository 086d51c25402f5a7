import { serve } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { rows } from '../../database/database.ts';
import { googleRequest } from '../../providers/google-business-profile/google-request.ts';
import { databaseFingerprint } from '../../testing/oracles/database-fingerprint.ts';
import {
  startOneLocationCompany,
  type OneLocationCompany,
} from '../../testing/worlds/one-location-company.ts';

const inbox = (world: OneLocationCompany) =>
  world.ok(searchReviews, { as: world.owner, body: {}, query: { page_size: 100 } });

/** Puts the API on a real port and has the sandbox's Pub/Sub push to it. */
async function subscribe(world: OneLocationCompany): Promise<void> {
  const port = await new Promise<number>((resolve) => {
    const server = serve({ fetch: world.app.fetch, hostname: '127.0.0.1', port: 0 }, (address) =>
      resolve(address.port),
    );
    onTestFinished(() => void server.close());
  });
  const pushEndpoint = `http://127.0.0.1:${port}/providers/google/notifications/${world.services.notificationSecret.newest()}`;
  await googleRequest((input, init) => world.sandbox.fetch(new Request(input, init)), {
    url: 'http://sandbox.test/sandbox/google/v1/projects/pinfold/subscriptions/pinfold',
    method: 'PUT',
    token: await world.services.google.as('refresh-1').accessToken(),
    json: { topic: world.services.config.GOOGLE_PUBSUB_TOPIC, pushConfig: { pushEndpoint } },
  });
}

test('BAS-02 BEY-15 a new review and a changed one arrive by themselves, pushed by the provider', async () => {
  const world = await startOneLocationCompany();
  await subscribe(world);
  const arrived = () => expect.poll(() => world.jobs.waiting('sync-review')).not.toEqual([]);

  await world.script('POST', '/reviews', { location: 'rynek', rating: 1, comment: 'Zimna kawa' });
  await arrived();
  await world.jobs.settle();
  expect((await inbox(world)).results[0]).toMatchObject({
    rating: 1,
    comment: 'Zimna kawa',
    is_edited: false,
  });

  world.clock.advance(5);
  await world.script('PATCH', '/reviews/rynek/r1', { rating: 2 });
  await arrived();
  await world.jobs.settle();
  const [, , changed] = (await inbox(world)).results;
  expect(changed).toMatchObject({ rating: 2, is_edited: true });
});

test('BAS-02 a notification is let in by its secret alone, and what cannot be read does no harm', async () => {
  const world = await startOneLocationCompany();
  const { queries } = world.services.database;
  const post = (secret: string, body: unknown) =>
    world.app.request(`/providers/google/notifications/${secret}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const push = (data: string) => ({
    message: { data: Buffer.from(data).toString('base64'), messageId: '1' },
  });
  const secret = world.services.notificationSecret.newest();
  const before = await databaseFingerprint(queries);
  for (const wrong of ['x', secret.slice(1), `${secret}x`])
    expect((await post(wrong, push('{"reviewName":"accounts/1/locations/rynek/reviews/r0"}'))).status).toBe(
      404,
    );
  for (const body of ['', '{', '[]', { message: {} }]) expect((await post(secret, body)).status).toBe(400);
  for (const data of ['', 'null', '{"location":"x"}', '{"reviewName":7}'])
    expect((await post(secret, push(data))).status).toBe(204);
  expect(await databaseFingerprint(queries)).toBe(before);

  const named = await post(secret, push('{"reviewName":"accounts/1/locations/rynek/reviews/unknown"}'));
  expect(named.status).toBe(204);
  await world.jobs.settle();
  expect((await inbox(world)).count).toBe(3);
});

test('BAS-02 RV-01 what was never notified is found by polling, and what did not change is left alone', async () => {
  const world = await startOneLocationCompany({ reviews: 120 });
  await world.script('POST', '/reviews', { location: 'rynek', rating: 5, comment: 'Pyszny sernik' });
  await world.poll();
  expect((await inbox(world)).count).toBe(121);
  const { queries } = world.services.database;
  const content = () => rows(queries, sql`select * from reviews order by id`);
  const before = await content();
  await world.poll();
  expect(await content()).toEqual(before);
});

test('BAS-02 an account imported again adds what is missing and doubles nothing', async () => {
  const world = await startOneLocationCompany({ reviews: 60 });
  const { queries } = world.services.database;
  const counts = () =>
    rows(
      queries,
      sql`select (select count(*)::int from google_accounts) as accounts, (select count(*)::int from locations) as locations,
                 (select count(*)::int from reviews) as reviews`,
    );
  expect(await counts()).toEqual([{ accounts: 1, locations: 1, reviews: 60 }]);
  await world.script('POST', '/reviews', { location: 'rynek', rating: 5 });
  await world.importAccount(world.companyId, 'refresh-1');
  await world.importAccount(world.companyId, 'refresh-1');
  expect(await counts()).toEqual([{ accounts: 1, locations: 1, reviews: 61 }]);
  const [account] = await rows<{ sealed: string }>(
    queries,
    sql`select sealed_refresh_token as sealed from google_accounts`,
  );
  expect(account?.sealed).not.toContain('refresh-1');
});
