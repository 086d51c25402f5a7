import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteReply, replyToReview } from '@pinfold/contract/features/reviews/replies.endpoints';
import { getReview, searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { rows } from '../../../database/database.ts';
import {
  googleLocationName,
  startOneLocationCompany,
  type OneLocationCompany,
} from '../../../testing/worlds/one-location-company.ts';
import { keptRollups, recountedRollups } from '../../../testing/oracles/recounted-rollups.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-request.ts';
import type { ReviewPage } from '../../../providers/google-business-profile/reviews.ts';
import { ratingsForLocator } from '../for-locator.ts';
import { compareReviews } from './compare-reviews.job.ts';

/** Far beyond the page of those that changed last. */
const old = 90;

const start = () => startOneLocationCompany({ reviews: 101 });
const read = (world: OneLocationCompany, index: number) =>
  world.ok(getReview, { as: world.owner, params: { id: world.ids[index] ?? 0 } });
const atGoogle = (world: OneLocationCompany) => world.services.google.as('refresh-1');
const nameOf = (index: number) => `${googleLocationName}/reviews/r${index}`;

/** `world.ids` has the first hundred only. */
async function count(world: OneLocationCompany, search: object): Promise<number> {
  const found = await world.ok(searchReviews, { as: world.owner, body: search, query: {} });
  return found.count;
}

test('RV-01 a review that was taken down without a word is out of every count after the next comparison', async () => {
  const world = await start();
  const { queries } = world.services.database;
  await world.script('DELETE', `/reviews/rynek/r${old}`);
  await world.poll();
  expect(await read(world, old)).toMatchObject({ deleted: true });
  expect(await count(world, { deleted: false })).toBe(100);
  expect([...(await ratingsForLocator(queries, world.companyId)).values()]).toMatchObject([{ count: 100 }]);
  expect(await keptRollups(queries)).toEqual(await recountedRollups(queries));
});

test('RV-01 RV-02 an answer that was written or taken back in the provider’s own app is seen after the next comparison', async () => {
  const world = await start();
  await atGoogle(world).updateReply(nameOf(old), 'Dziękujemy za wizytę!');
  await world.poll();
  expect(await read(world, old)).toMatchObject({
    reply_status: 'published',
    reply_comment: 'Dziękujemy za wizytę!',
  });
  expect(await count(world, { reply: false })).toBe(100);

  await atGoogle(world).deleteReply(nameOf(old));
  world.clock.advance(86_400);
  await world.poll();
  expect(await read(world, old)).toMatchObject({ reply_status: 'none', reply_comment: null });
  expect(await count(world, { reply: false })).toBe(101);
});

test('RV-01 a list that could not be read whole takes nothing away, and is read again', async () => {
  const world = await start();
  await world.script('DELETE', `/reviews/rynek/r${old}`);
  const broken = compare(world, async (page, pageToken) => {
    if (pageToken !== '') throw new GoogleError('temporary', 'The connection broke.');
    return page();
  });
  await expect(broken).rejects.toThrow('The connection broke.');
  expect(await world.jobs.waiting('sync-review')).toEqual([]);
  await world.poll();
  expect(await count(world, { deleted: false })).toBe(100);
});

test('RV-01 what a list lacks and the provider still has is not taken for gone', async () => {
  const world = await start();
  // Changed while the list is read: it moved from a later page to one that was already read.
  await compare(world, async (page) => {
    const { reviews, nextPageToken } = await page();
    return { reviews: reviews.filter(({ name }) => name !== nameOf(old)), nextPageToken };
  });
  expect(await world.jobs.waiting('sync-review')).toEqual([{ googleName: nameOf(old) }]);
  await world.jobs.settle();
  expect(await read(world, old)).toMatchObject({ deleted: false });
});

test('RV-01 a list that takes more calls than a quota has left goes on where it came to', async () => {
  const world = await start();
  await world.script('DELETE', `/reviews/rynek/r${old}`);
  const asked: string[] = [];
  const scarce = (left: number) =>
    compare(world, async (page, pageToken) => {
      if ((left -= 1) < 0) throw new GoogleError('quota', 'Too many requests.', { retryAfter: 30 });
      asked.push(pageToken);
      return page();
    });
  await scarce(1);
  expect(await world.jobs.waiting('sync-review')).toEqual([]);
  await scarce(1);
  expect(new Set(asked).size).toBe(2);
  expect(await world.jobs.waiting('sync-review')).toEqual([{ googleName: nameOf(old) }]);
  asked.length = 0;
  await scarce(2);
  expect(asked).toHaveLength(2);
});

test('RV-01 a list whose kept page the provider does not know any more is read anew at once, and once', async () => {
  const world = await start();
  const { queries } = world.services.database;
  await world.script('DELETE', `/reviews/rynek/r${old}`);
  const asked: string[] = [];
  const until = (error: GoogleError | undefined, from = 1) =>
    compare(world, async (page, pageToken) => {
      asked.push(pageToken);
      if (error && asked.length > from) throw error;
      return page();
    });
  const expire = async () => {
    asked.length = 0;
    await until(new GoogleError('quota', 'Too many requests.', { retryAfter: 30 }));
    await queries.execute(sql`update review_comparisons set page_token = 'expired'`);
    asked.length = 0;
  };

  await expire();
  await until(new GoogleError('invalid', 'Refused.'));
  expect(asked).toEqual(['expired', '']);
  expect(await world.jobs.waiting('sync-review')).toEqual([]);

  await expire();
  await until(undefined);
  expect(asked.slice(0, 2)).toEqual(['expired', '']);
  expect(await world.jobs.waiting('sync-review')).toEqual([{ googleName: nameOf(old) }]);
  expect(await rows(queries, sql`select calls, page_token from review_comparisons`)).toEqual([
    { calls: 2, page_token: null },
  ]);
});

/** Compares while the pages of the provider's list arrive otherwise than they are. */
async function compare(
  world: OneLocationCompany,
  disturb: (page: () => Promise<ReviewPage>, pageToken: string) => Promise<ReviewPage>,
): Promise<void> {
  const { google } = world.services;
  const as = (token: string) => {
    const account = google.as(token);
    const reviewPage = (location: string, pageToken: string) =>
      disturb(() => account.reviewPage(location, pageToken), pageToken);
    return { ...account, reviewPage };
  };
  const { location } = await read(world, 0);
  const payload = { companyId: world.companyId, locationId: location.id };
  await compareReviews.run({ ...world.services, google: { ...google, as } }, payload, {
    tries: 0,
    isLastTry: false,
  });
}

test('RV-02 an answer that was taken back while its job was lost is taken back, and not shown as failed', async () => {
  const world = await startOneLocationCompany();
  const params = { id: world.ids[0] ?? 0 };
  await world.ok(replyToReview, { as: world.owner, params, body: { reply_comment: 'Dziękujemy!' } });
  await world.jobs.settle();
  await world.ok(deleteReply, { as: world.owner, params });
  // Google has the reply, but the process and its job were lost before the outcome was stored.
  const { queries } = world.services.database;
  await atGoogle(world).deleteReply(nameOf(0));
  await queries.execute(sql`delete from pgboss.job where name = 'retract-reply'`);
  await queries.execute(
    sql`update reviews set reply_sending_at = ${world.clock.now().toISOString()} where id = ${params.id}`,
  );
  world.clock.advance(1800 + 1);
  await world.services.jobs.enqueue(queries, { name: 'requeue-stuck-replies' }, [{ payload: {} }]);
  await world.jobs.settle();
  expect(await read(world, 0)).toMatchObject({
    reply_status: 'none',
    reply_comment: null,
    reply_problem: null,
  });
  expect(await rows(queries, sql`select id from reviews where is_retracting`)).toEqual([]);
});
