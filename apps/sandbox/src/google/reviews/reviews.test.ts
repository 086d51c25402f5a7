import { expect, test } from 'vitest';
import { directSandbox } from '../../testing/direct-sandbox.ts';
import type { Directed } from '../../testing/direct-sandbox.ts';

const rynek = '/v4/accounts/1/locations/rynek/reviews';

async function readAll(directed: Directed, query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let token: string | undefined = ''; token !== undefined;) {
    const { body } = await directed.google('GET', `${rynek}?${query}&pageToken=${token}`);
    ids.push(...[...(body.reviews ?? [])].map((review) => String(review.reviewId)));
    token = body.nextPageToken === undefined ? undefined : String(body.nextPageToken);
  }
  return ids;
}

test('reviews are listed as the v4 API words them (BAS-02)', async () => {
  const directed = await directSandbox();
  const { status, body } = await directed.google('GET', `${rynek}?pageSize=2`);
  expect(status).toBe(200);
  expect(body.totalReviewCount).toBe(120);
  expect(body.averageRating).toBeCloseTo(3.6);
  expect(body.reviews?.[1]).toEqual({
    name: 'accounts/1/locations/rynek/reviews/r1',
    reviewId: 'r1',
    reviewer: { displayName: 'Gość 1', isAnonymous: false },
    starRating: 'FOUR',
    comment: 'Opinia numer 1',
    createTime: '2026-11-21T09:00:00.000Z',
    updateTime: '2026-11-21T09:00:00.000Z',
    reviewReplyUrl: expect.stringContaining('r1'),
  });
});

test('every review is read once, in each of the three orders, by pages of at most 50', async () => {
  const directed = await directSandbox();
  const newest = await readAll(directed, 'pageSize=500');
  expect(newest).toHaveLength(120);
  expect(new Set(newest).size).toBe(120);
  expect(newest[0]).toBe('r0');
  const worst = await readAll(directed, 'orderBy=rating&pageSize=7');
  expect(new Set(worst).size).toBe(120);
  expect(worst[0]).toBe('r3');
  expect(await readAll(directed, 'orderBy=rating%20desc')).toHaveLength(120);
  const { body } = await directed.google('GET', `${rynek}?pageSize=500`);
  expect(body.reviews).toHaveLength(50);
});

test('a review deleted between two pages makes no gap', async () => {
  const directed = await directSandbox();
  const first = await directed.google('GET', `${rynek}?pageSize=10`);
  await directed.script('DELETE', '/reviews/rynek/r3');
  const second = await directed.google('GET', `${rynek}?pageSize=10&pageToken=${first.body.nextPageToken}`);
  expect(second.body.reviews?.[0]?.reviewId).toBe('r10');
});

test('a reply is pending, then public', async () => {
  const directed = await directSandbox();
  const written = await directed.google('PUT', `${rynek}/r1/reply`, { comment: 'Dziękujemy!' });
  expect(written.body).toEqual({
    comment: 'Dziękujemy!',
    updateTime: '2026-11-21T11:00:00.000Z',
    reviewReplyState: 'PENDING',
  });
  await directed.advance(4);
  const { body } = await directed.google('GET', `${rynek}/r1`);
  expect(body.reviewReply?.reviewReplyState).toBe('APPROVED');
});

test('a refused reply says which policy it broke', async () => {
  const directed = await directSandbox();
  await directed.google('PUT', `${rynek}/r1/reply`, { comment: 'Proszę dzwonić: 600 700 800' });
  await directed.advance(4);
  const { body } = await directed.google('GET', `${rynek}/r1`);
  expect(body.reviewReply).toMatchObject({ reviewReplyState: 'REJECTED', policyViolation: 'PERSONAL_INFO' });
});

test('the same text under too many reviews of an account is repetitive, and fine again the next day', async () => {
  const directed = await directSandbox();
  await directed.script('PUT', '/quotas', { edits_per_minute: null });
  await directed.script('PUT', '/moderation', { repetitive_after: 5 });
  for (let index = 0; index < 7; index += 1) {
    await directed.google('PUT', `${rynek}/r${index}/reply`, { comment: 'Dziękujemy za opinię!' });
  }
  await directed.advance(4);
  const states = await Promise.all(
    [4, 5, 6].map(async (index) => (await directed.google('GET', `${rynek}/r${index}`)).body.reviewReply),
  );
  expect(states[0]?.reviewReplyState).toBe('APPROVED');
  expect(states[1]?.policyViolation).toBe('REPETITIVE');
  expect(states[2]?.policyViolation).toBe('REPETITIVE');

  await directed.advance(86_400);
  const token = await directed.accessToken();
  await directed.google('PUT', `${rynek}/r6/reply`, { comment: 'Dziękujemy za opinię!' }, token);
  await directed.advance(4);
  const { body } = await directed.google('GET', `${rynek}/r6`, undefined, token);
  expect(body.reviewReply?.reviewReplyState).toBe('APPROVED');
});

test('the reply past the limit of identical texts is refused, and none before it', async () => {
  const directed = await directSandbox();
  await directed.script('PUT', '/quotas', { edits_per_minute: null });
  await directed.script('PUT', '/moderation', { repetitive_after: 40 });
  for (let index = 0; index < 41; index += 1) {
    await directed.google('PUT', `${rynek}/r${index}/reply`, { comment: 'Dziękujemy za opinię!' });
  }
  await directed.advance(4);
  const { body } = await directed.script('GET', '/replies?account=1');
  const rejected = [...(body.replies ?? [])].filter(({ reply }) => String(reply?.state) === 'REJECTED');
  expect(rejected.map(({ review }) => review)).toEqual(['r40']);
});

test('a reply is at most 4096 bytes, and ą takes two', async () => {
  const directed = await directSandbox();
  const fits = await directed.google('PUT', `${rynek}/r1/reply`, { comment: 'ą'.repeat(2048) });
  expect(fits.status).toBe(200);
  const long = await directed.google('PUT', `${rynek}/r1/reply`, { comment: `${'ą'.repeat(2048)}!` });
  expect(long.status).toBe(400);
  expect(long.body.error).toMatchObject({
    code: 400,
    status: 'INVALID_ARGUMENT',
    details: [{ fieldViolations: [{ field: 'review_reply.comment' }] }],
  });
  const empty = await directed.google('PUT', `${rynek}/r1/reply`, { comment: '  ' });
  expect(empty.status).toBe(400);
});

test('a deleted review answers NOT_FOUND to every call', async () => {
  const directed = await directSandbox();
  await directed.script('DELETE', '/reviews/rynek/r1');
  for (const [method, path] of [
    ['GET', '/r1'],
    ['PUT', '/r1/reply'],
    ['DELETE', '/r1/reply'],
  ] as const) {
    const body = method === 'PUT' ? { comment: 'Hej' } : undefined;
    const answer = await directed.google(method, rynek + path, body);
    expect(answer.status).toBe(404);
    expect(answer.body.error?.status).toBe('NOT_FOUND');
  }
});

test('a deleted reply leaves the review unanswered', async () => {
  const directed = await directSandbox();
  await directed.google('PUT', `${rynek}/r1/reply`, { comment: 'Dziękujemy!' });
  expect((await directed.google('DELETE', `${rynek}/r1/reply`)).status).toBe(200);
  expect((await directed.google('GET', `${rynek}/r1`)).body.reviewReply).toBeUndefined();
  expect((await directed.google('DELETE', `${rynek}/r1/reply`)).status).toBe(404);
});

test('a location that is not verified has no reviews to read or answer', async () => {
  const directed = await directSandbox();
  const answer = await directed.google('GET', '/v4/accounts/1/locations/nowa/reviews');
  expect(answer.status).toBe(400);
  expect(answer.body.error?.status).toBe('FAILED_PRECONDITION');
});

test('a token opens its own account only', async () => {
  const directed = await directSandbox();
  const foreign = await directed.google('GET', '/v4/accounts/2/locations/obca/reviews');
  expect(foreign.status).toBe(403);
  expect(foreign.body.error?.status).toBe('PERMISSION_DENIED');
  const borrowed = await directed.google('GET', '/v4/accounts/1/locations/obca/reviews');
  expect(borrowed.status).toBe(403);
  const unknown = await directed.google('GET', '/v4/accounts/1/locations/brak/reviews');
  expect(unknown.status).toBe(404);
  const forged = await directed.google('GET', rynek, undefined, 'ya29.forged');
  expect(forged.status).toBe(401);
  expect(forged.body.error?.status).toBe('UNAUTHENTICATED');
});

test('reviews of many locations are fetched in one call', async () => {
  const directed = await directSandbox();
  const locationNames = ['accounts/1/locations/rynek', 'accounts/1/locations/dworzec'];
  const request = { locationNames, pageSize: 50, ignoreRatingOnlyReviews: true };
  const first = await directed.google('POST', '/v4/accounts/1/locations:batchGetReviews', request);
  expect(first.body.locationReviews).toHaveLength(50);
  expect(first.body.locationReviews?.[0]).toMatchObject({
    name: 'accounts/1/locations/rynek',
    review: { reviewId: 'r1' },
  });
  const pageToken = String(first.body.nextPageToken);
  const second = await directed.google('POST', '/v4/accounts/1/locations:batchGetReviews', {
    ...request,
    pageToken,
  });
  expect(second.body.locationReviews).toHaveLength(49);
  const foreign = await directed.google('POST', '/v4/accounts/1/locations:batchGetReviews', {
    locationNames: ['accounts/2/locations/obca'],
  });
  expect(foreign.status).toBe(400);
});

test('addresses of what a customer added expire, and those of the next reading work (BEY-21)', async () => {
  const directed = await directSandbox();
  const { body: written } = await directed.script('POST', '/reviews', {
    location: 'rynek',
    rating: 5,
    media: ['photo', 'video', 'lost'],
  });
  const addresses = async () => {
    // A token lasts an hour.
    const token = await directed.accessToken();
    const { body } = await directed.google('GET', `${rynek}/${String(written.id)}`, undefined, token);
    return [...(body.reviewMediaItems ?? [])].map((item) => String(item.videoUrl ?? item.thumbnailUrl));
  };
  const statuses = (urls: readonly string[]) =>
    Promise.all(urls.map(async (url) => (await directed.sandbox.fetch(new Request(url))).status));
  const first = await addresses();
  expect(await statuses(first)).toEqual([200, 200, 404]);
  await directed.advance(26 * 3600);
  expect(await statuses(first)).toEqual([403, 403, 403]);
  expect(await statuses(await addresses())).toEqual([200, 200, 404]);
});
