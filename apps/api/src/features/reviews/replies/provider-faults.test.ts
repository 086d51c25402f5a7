import { describe, expect, test } from 'vitest';
import { getReview } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { deleteReply, replyToReview } from '@pinfold/contract/features/reviews/replies.endpoints';
import {
  startOneLocationCompany,
  type OneLocationCompany,
} from '../../../testing/worlds/one-location-company.ts';

const replyPath = '/v4/accounts/*/reply';

async function promised(
  options: Parameters<typeof startOneLocationCompany>[0] = {},
): Promise<OneLocationCompany> {
  const world = await startOneLocationCompany(options);
  await world.ok(replyToReview, {
    as: world.owner,
    params: { id: world.ids[0] ?? 0 },
    body: { reply_comment: 'Dziękujemy!' },
  });
  return world;
}

const read = (world: OneLocationCompany) =>
  world.ok(getReview, { as: world.owner, params: { id: world.ids[0] ?? 0 } });

async function expectOneWrite(world: OneLocationCompany) {
  await world.jobs.settle(86_400);
  expect(await read(world)).toMatchObject({ reply_status: 'published', reply_problem: null });
  expect(await world.replyAtGoogle(0)).toMatchObject({ writes: 1, reply: { comment: 'Dziękujemy!' } });
}

describe('BAS-02 BAS-03 RV-02 the customer gets exactly one reply', () => {
  test.each([
    ['a server error after the write', { outcome: 'status', status: 500, apply: true }],
    ['an answer that is not JSON', { outcome: 'malformed' }],
    ['an answer that is not JSON after the write', { outcome: 'malformed', apply: true }],
    ['a connection that breaks', { outcome: 'cut' }],
  ])('after %s', async (_name, fault) => {
    const world = await promised();
    await world.script('POST', '/faults', { path: replyPath, method: 'PUT', times: 1, ...fault });
    await expectOneWrite(world);
  });

  test.each([
    ['silence', false],
    ['silence after the write', true],
  ])('after %s', async (_name, apply) => {
    const world = await promised({ patience: 250 });
    await world.script('POST', '/faults', { path: replyPath, method: 'PUT', outcome: 'hang', apply });
    await expectOneWrite(world);
  });

  test('after an answer that is lost several times, with the questions about it lost too', async () => {
    const world = await promised();
    await world.script('POST', '/faults', { path: replyPath, method: 'PUT', outcome: 'cut', apply: true });
    await world.script('POST', '/faults', {
      path: '/v4/accounts/*',
      method: 'GET',
      outcome: 'cut',
      times: 4,
    });
    await expectOneWrite(world);
  });

  test('after a grant whose access token was refused once', async () => {
    const world = await promised();
    await world.script('POST', '/faults', { path: replyPath, method: 'PUT', status: 401 });
    await expectOneWrite(world);
  });
});

describe('RV-02 a reply that cannot be delivered', () => {
  test('fails when Google stays silent for ever, and says so', async () => {
    const world = await promised();
    await world.script('POST', '/faults', { path: '/v4/accounts/*', status: 503, times: 1000 });
    await world.jobs.settle(86_400);
    expect(await read(world)).toMatchObject({ reply_status: 'failed', reply_problem: 'not_delivered' });
  });

  test('fails when the customer took the review down, and the review is marked as deleted', async () => {
    const world = await promised();
    await world.script('DELETE', '/reviews/rynek/r0');
    await world.jobs.settle();
    expect(await read(world)).toMatchObject({
      reply_status: 'failed',
      reply_problem: 'review_gone',
      deleted: true,
    });
  });

  test('fails when the owner withdrew the consent', async () => {
    const world = await promised();
    await world.script('PUT', '/grants', { account: '1', revoked: true });
    await world.jobs.settle();
    const review = await read(world);
    expect(review.reply_status).toBe('failed');
    expect(review.reply_problem).toBe('access_lost');
  });

  test('is taken back once, even when the answer to that is lost', async () => {
    const world = await promised();
    await world.jobs.settle();
    await world.ok(deleteReply, { as: world.owner, params: { id: world.ids[0] ?? 0 } });
    await world.script('POST', '/faults', { path: replyPath, method: 'DELETE', outcome: 'cut', apply: true });
    await world.jobs.settle();
    expect(await read(world)).toMatchObject({ reply_status: 'none', reply_comment: null });
    expect(await world.replyAtGoogle(0)).toMatchObject({ deletes: 1, reply: null });
  });
});
