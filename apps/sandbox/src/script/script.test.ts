import { expect, test } from 'vitest';
import { directSandbox } from '../testing/direct-sandbox.ts';
import { startOfTest } from '../testing/small-world.ts';

test('a customer writes, edits and deletes a review, and Google shows it (BEY-02)', async () => {
  const directed = await directSandbox();
  const written = await directed.script('POST', '/reviews', {
    location: 'rynek',
    rating: 2,
    comment: 'Zimna kawa',
    author: 'Marta W.',
  });
  expect(written.status).toBe(201);
  const name = `/v4/${String(written.body.name)}`;
  expect((await directed.google('GET', name)).body).toMatchObject({
    starRating: 'TWO',
    comment: 'Zimna kawa',
  });
  await directed.advance(60);
  const path = `/reviews/rynek/${String(written.body.id)}`;
  await directed.script('PATCH', path, { rating: 4, comment: '' });
  const edited = (await directed.google('GET', name)).body;
  expect(edited).toMatchObject({ starRating: 'FOUR', updateTime: '2026-11-21T11:01:00.000Z' });
  expect(edited.comment).toBeUndefined();
  expect((await directed.script('DELETE', path)).status).toBe(204);
  expect((await directed.google('GET', name)).status).toBe(404);
});

test('a person moderates by hand: the next reply, or a given one, with a reason', async () => {
  const directed = await directSandbox();
  await directed.script('PUT', '/moderation', { automatic: false });
  const reviews = '/v4/accounts/1/locations/rynek/reviews';
  for (const id of ['r1', 'r2', 'r3'])
    await directed.google('PUT', `${reviews}/${id}/reply`, { comment: `Hej ${id}` });
  await directed.advance(600);
  expect((await directed.google('GET', `${reviews}/r1`)).body.reviewReply?.reviewReplyState).toBe('PENDING');

  await directed.script('POST', '/moderation', { verdict: 'approve' });
  const refusal = {
    verdict: 'reject',
    policy_violation: 'OFF_TOPIC',
    review: { location: 'rynek', review: 'r3' },
  };
  await directed.script('POST', '/moderation', refusal);
  expect((await directed.google('GET', `${reviews}/r1`)).body.reviewReply?.reviewReplyState).toBe('APPROVED');
  expect((await directed.google('GET', `${reviews}/r3`)).body.reviewReply).toMatchObject({
    reviewReplyState: 'REJECTED',
    policyViolation: 'OFF_TOPIC',
  });
  const { body } = await directed.script('GET', '/moderation');
  expect(body.waiting).toEqual([expect.objectContaining({ review: 'r2', comment: 'Hej r2' })]);
});

test('the clock moves forward only', async () => {
  const directed = await directSandbox();
  const moved = await directed.script('POST', '/clock', { to: '2026-12-01T00:00:00Z' });
  expect(moved.body.now).toBe('2026-12-01T00:00:00.000Z');
  expect(directed.sandbox.now()).toBeGreaterThan(startOfTest);
  expect((await directed.script('POST', '/clock', { to: '2026-11-30T00:00:00Z' })).status).toBe(409);
});

test('every call that Google received is in the journal, with its status and sandbox time', async () => {
  const directed = await directSandbox();
  await directed.google('GET', '/v1/accounts?pageSize=5');
  await directed.google('GET', '/v1/accounts/2');
  const { body } = await directed.script('GET', '/journal');
  expect(body.calls).toEqual([
    { number: 1, at: '2026-11-21T11:00:00.000Z', method: 'POST', path: '/token', status: 200 },
    expect.objectContaining({ method: 'GET', path: '/v1/accounts?pageSize=5', status: 200 }),
    expect.objectContaining({ path: '/v1/accounts/2', status: 403 }),
  ]);
});

test('reset brings the first world back', async () => {
  const directed = await directSandbox();
  await directed.script('DELETE', '/reviews/rynek/r1');
  await directed.advance(3600);
  const reset = await directed.script('POST', '/reset');
  expect(reset.body.now).toBe('2026-11-21T11:00:00.000Z');
  expect((await directed.google('GET', '/v4/accounts/1/locations/rynek/reviews/r1')).status).toBe(200);
});

test.each([
  ['POST', '/reviews', { location: 'rynek', rating: 6 }, 400],
  ['POST', '/reviews', { location: 'rynek', rating: 5, colour: 'red' }, 400],
  ['POST', '/reviews', { location: 'brak', rating: 5 }, 404],
  ['POST', '/reviews', { location: 'nowa', rating: 5 }, 409],
  ['PATCH', '/reviews/rynek/r1', {}, 400],
  ['PATCH', '/reviews/rynek/brak', { rating: 1 }, 404],
  ['POST', '/moderation', { verdict: 'approve' }, 409],
  ['POST', '/moderation', { verdict: 'reject', policy_violation: 'BORING' }, 400],
  ['POST', '/clock', { advance_seconds: -5 }, 400],
  ['POST', '/faults', { path: 'v4' }, 400],
  ['PUT', '/quotas', { requests_per_minute: 'many' }, 400],
  ['GET', '/replies?account=77', undefined, 404],
  ['GET', '/nothing', undefined, 404],
] as const)('a script that cannot be carried out is told why: %s %s', async (method, path, body, status) => {
  const directed = await directSandbox();
  const answer = await directed.script(method, path, body);
  expect(answer.status).toBe(status);
  expect(String(answer.body.error)).not.toBe('');
});

test('a stranger’s page cannot post a form to a sandbox on this machine', async () => {
  const { sandbox } = await directSandbox();
  const request = new Request('http://sandbox.test/sandbox/world/reset', { method: 'POST', body: '{}' });
  expect((await sandbox.fetch(request)).status).toBe(415);
});
