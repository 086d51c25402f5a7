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
  const cafe = await startOneLocationCompany(options);
  await cafe.ok(replyToReview, {
    as: cafe.owner,
    params: { id: cafe.ids[0] ?? 0 },
    body: { reply_comment: 'Dziękujemy!' },
  });
  return cafe;
}

const read = (cafe: OneLocationCompany) =>
  cafe.ok(getReview, { as: cafe.owner, params: { id: cafe.ids[0] ?? 0 } });

async function expectOneWrite(cafe: OneLocationCompany) {
  await cafe.jobs.settle(86_400);
  expect(await read(cafe)).toMatchObject({ reply_status: 'published', reply_problem: null });
  expect(await cafe.replyAtGoogle(0)).toMatchObject({ writes: 1, reply: { comment: 'Dziękujemy!' } });
}

describe('BAS-02 BAS-03 RV-02 the customer gets exactly one reply', () => {
  test.each([
    ['a server error', { outcome: 'status', status: 503 }],
    ['a server error after the write', { outcome: 'status', status: 500, apply: true }],
    ['an answer that is not JSON', { outcome: 'malformed' }],
    ['an answer that is not JSON after the write', { outcome: 'malformed', apply: true }],
    ['a connection that breaks', { outcome: 'cut' }],
    ['a connection that breaks after the write', { outcome: 'cut', apply: true }],
    ['too many requests', { outcome: 'status', status: 429 }],
  ])('after %s', async (_name, fault) => {
    const cafe = await promised();
    await cafe.script('POST', '/faults', { path: replyPath, method: 'PUT', times: 1, ...fault });
    await expectOneWrite(cafe);
  });

  test.each([
    ['silence', false],
    ['silence after the write', true],
  ])('after %s', async (_name, apply) => {
    const cafe = await promised({ patience: 250 });
    await cafe.script('POST', '/faults', { path: replyPath, method: 'PUT', outcome: 'hang', apply });
    await expectOneWrite(cafe);
  });

  test('after an answer that is lost several times, with the questions about it lost too', async () => {
    const cafe = await promised();
    await cafe.script('POST', '/faults', { path: replyPath, method: 'PUT', outcome: 'cut', apply: true });
    await cafe.script('POST', '/faults', { path: '/v4/accounts/*', method: 'GET', outcome: 'cut', times: 4 });
    await expectOneWrite(cafe);
  });

  test('after a grant whose access token was refused once', async () => {
    const cafe = await promised();
    await cafe.script('POST', '/faults', { path: replyPath, method: 'PUT', status: 401 });
    await expectOneWrite(cafe);
  });
});

describe('RV-02 a reply that cannot be delivered', () => {
  test('waits for as long as the quota asks, without using up its tries', async () => {
    const cafe = await promised();
    await cafe.script('POST', '/faults', { path: replyPath, method: 'PUT', status: 429, times: 20 });
    await cafe.jobs.runDue();
    expect(await read(cafe)).toMatchObject({ reply_status: 'processing' });
    expect(await cafe.jobs.waiting('publish-reply')).toHaveLength(1);
    await expectOneWrite(cafe);
  });

  test('fails when Google stays silent for ever, and says so', async () => {
    const cafe = await promised();
    await cafe.script('POST', '/faults', { path: '/v4/accounts/*', status: 503, times: 1000 });
    await cafe.jobs.settle(86_400);
    expect(await read(cafe)).toMatchObject({ reply_status: 'failed', reply_problem: 'not_delivered' });
  });

  test('fails when the customer took the review down, and the review is marked as deleted', async () => {
    const cafe = await promised();
    await cafe.script('DELETE', '/reviews/rynek/r0');
    await cafe.jobs.settle();
    expect(await read(cafe)).toMatchObject({
      reply_status: 'failed',
      reply_problem: 'review_gone',
      deleted: true,
    });
  });

  test('fails when the owner withdrew the consent', async () => {
    const cafe = await promised();
    await cafe.script('PUT', '/grants', { account: '1', revoked: true });
    await cafe.jobs.settle();
    const review = await read(cafe);
    expect(review.reply_status).toBe('failed');
    expect(review.reply_problem).toBe('access_lost');
  });

  test('is taken back once, even when the answer to that is lost', async () => {
    const cafe = await promised();
    await cafe.jobs.settle();
    await cafe.ok(deleteReply, { as: cafe.owner, params: { id: cafe.ids[0] ?? 0 } });
    await cafe.script('POST', '/faults', { path: replyPath, method: 'DELETE', outcome: 'cut', apply: true });
    await cafe.jobs.settle();
    expect(await read(cafe)).toMatchObject({ reply_status: 'none', reply_comment: null });
    expect(await cafe.replyAtGoogle(0)).toMatchObject({ deletes: 1, reply: null });
  });
});
