import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  getReview,
  refreshReviewMedia,
  searchReviews,
} from '@pinfold/contract/features/reviews/reviews.endpoints';
import { rows } from '../../../database/database.ts';
import {
  googleLocationName,
  startOneLocationCompany,
  type OneLocationCompany,
} from '../../../testing/worlds/one-location-company.ts';
import { storeAndPublish } from '../sync/store-reviews.ts';
import { replyUrlOf } from './review-media.ts';
import { deleteOldMedia } from './delete-old-media.job.ts';

const start = () => startOneLocationCompany({ reviews: 1 });

/** A review that a customer wrote with these. */
async function write(world: OneLocationCompany, media: readonly string[]) {
  const { id } = await world.script<{ id: string }>('POST', '/reviews', {
    location: 'rynek',
    rating: 4,
    media,
  });
  await world.sync(id);
  const { results } = await world.ok(searchReviews, { as: world.owner, body: { rating: [4] } });
  return { name: id, id: results[0]?.id ?? 0, media: results[0]?.media ?? [] };
}

const mediaOf = async (world: OneLocationCompany, id: number, as = world.owner) =>
  (await world.ok(getReview, { as, params: { id } })).media;
const refresh = (world: OneLocationCompany, id: number) =>
  world.ok(refreshReviewMedia, { as: world.owner, params: { id } });

async function callsForReview(world: OneLocationCompany, name: string): Promise<number> {
  const { calls } = await world.script<{ calls: { path: string }[] }>('GET', '/journal?limit=100000');
  return calls.filter(({ path }) => path.endsWith(`/reviews/${name}`)).length;
}

test('BEY-21 RV-01 a review has the photos and videos of its customer, and is found by them', async () => {
  const world = await start();
  const { id, media } = await write(world, ['photo', 'video', 'photo']);
  expect(media).toEqual([
    { kind: 'photo', thumbnail_url: expect.stringMatching(/^http/), video_url: null, label: 'Na miejscu' },
    {
      kind: 'video',
      thumbnail_url: expect.stringMatching(/^http/),
      video_url: expect.stringMatching(/^http/),
      label: null,
    },
    { kind: 'photo', thumbnail_url: expect.stringMatching(/^http/), video_url: null, label: null },
  ]);
  const found = (has_media: boolean) =>
    world.ok(searchReviews, { as: world.owner, body: { has_media }, query: {} });
  expect((await found(true)).results.map((review) => review.id)).toEqual([id]);
  expect((await found(false)).results.map((review) => review.id)).toEqual(world.ids);
});

test('BEY-21 RV-01 other addresses of the same photos change no review, and are kept', async () => {
  const world = await start();
  const { id, name, media } = await write(world, ['photo']);
  const stored = () =>
    rows<{ xmin: string; location_id: number }>(
      world.services.database.queries,
      sql`select xmin::text as xmin, location_id::int8 as location_id from reviews where id = ${id}`,
    );
  const before = await stored();
  const [{ location_id: locationId = 0 } = {}] = before;
  world.clock.advance(120);
  const review = await world.services.google
    .as('refresh-1')
    .getReview(`${googleLocationName}/reviews/${name}`);
  // Who polls ends at a page without a change.
  expect(await storeAndPublish(world.services, { companyId: world.companyId, locationId }, [review])).toBe(0);
  expect(await stored()).toEqual(before);
  const [now] = await mediaOf(world, id);
  expect(now?.thumbnail_url).not.toBe(media[0]?.thumbnail_url);
});

test('BEY-21 RV-01 photos go with the one that a customer takes away, and with the review', async () => {
  const world = await start();
  const { id, name } = await write(world, ['photo', 'photo']);
  await world.script('PATCH', `/reviews/rynek/${name}`, { media: ['photo'] });
  await world.sync(name);
  expect(await mediaOf(world, id)).toHaveLength(1);
  const withMedia = async () =>
    (await world.ok(searchReviews, { as: world.owner, body: { has_media: true }, query: {} })).count;
  await world.script('PATCH', `/reviews/rynek/${name}`, { media: [] });
  await world.sync(name);
  expect([await mediaOf(world, id), await withMedia()]).toEqual([[], 0]);
  await world.script('PATCH', `/reviews/rynek/${name}`, { media: ['video'] });
  await world.sync(name);
  expect([(await mediaOf(world, id)).map(({ kind }) => kind), await withMedia()]).toEqual([['video'], 1]);
  await world.script('DELETE', `/reviews/rynek/${name}`);
  await world.sync(name);
  expect(await mediaOf(world, id)).toEqual([]);
  expect(await rows(world.services.database.queries, sql`select from review_media`)).toEqual([]);
});

test('BEY-21 RV-01 what was not read again for thirty days is answered no more', async () => {
  const world = await start();
  const { id } = await write(world, ['photo']);
  // Sessions end earlier than that.
  const later = () => world.make.member(world.companyId, { type: memberTypes.owner, name: 'Ewa' });
  const run = () => deleteOldMedia.run(world.services, {}, { tries: 0, isLastTry: false });
  world.clock.advance(29 * 86_400);
  await run();
  expect(await mediaOf(world, id, await later())).toHaveLength(1);
  world.clock.advance(2 * 86_400);
  await run();
  const as = await later();
  expect(await mediaOf(world, id, as)).toEqual([]);
  const { count } = await world.ok(searchReviews, { as, body: { has_media: true }, query: {} });
  expect(count).toBe(0);
});

test('BEY-21 RV-01 photos of one review are read again at most once an hour, whoever asks', async () => {
  const world = await start();
  const { id, name, media } = await write(world, ['photo']);
  const known = await callsForReview(world, name);
  world.clock.advance(60);
  const first = await refresh(world, id);
  expect(first.media[0]?.thumbnail_url).not.toBe(media[0]?.thumbnail_url);
  world.clock.advance(3540);
  const colleague = await world.make.member(world.companyId, { type: memberTypes.owner, name: 'Ewa' });
  expect(await world.ok(refreshReviewMedia, { as: colleague, params: { id } })).toEqual(first);
  expect(await callsForReview(world, name)).toBe(known + 1);
  world.clock.advance(120);
  expect(await refresh(world, id)).not.toEqual(first);
  expect(await callsForReview(world, name)).toBe(known + 2);
});

test('BEY-21 RV-01 of two who ask at once one reads, and both are answered', async () => {
  const world = await start();
  const { id, name } = await write(world, ['photo']);
  const known = await callsForReview(world, name);
  const answers = await Promise.all([refresh(world, id), refresh(world, id)]);
  expect(answers.map(({ media }) => media.length)).toEqual([1, 1]);
  expect(await callsForReview(world, name)).toBe(known + 1);
});

test('BEY-21 RV-01 after a refusal by Google the next try waits five minutes, not an hour', async () => {
  const world = await start();
  const { id, name, media } = await write(world, ['photo']);
  await world.script('POST', '/faults', { path: `/v4/accounts/*/reviews/${name}`, status: 503 });
  const refused = await world.request(refreshReviewMedia, { as: world.owner, params: { id } });
  expect(refused.problem?.code).toBe('provider_unavailable');
  await world.script('DELETE', '/faults');
  world.clock.advance(240);
  expect((await refresh(world, id)).media).toEqual(media);
  world.clock.advance(60);
  expect((await refresh(world, id)).media).not.toEqual(media);
});

test('BAS-02 RV-01 photos that cannot be stored put their review aside, and no other', async () => {
  const world = await start();
  const { id, name } = await write(world, ['photo']);
  const { queries } = world.services.database;
  const [{ location_id: locationId = 0 } = {}] = await rows<{ location_id: number }>(
    queries,
    sql`select location_id::int8 as location_id from reviews where id = ${id}`,
  );
  const review = await world.services.google
    .as('refresh-1')
    .getReview(`${googleLocationName}/reviews/${name}`);
  const labelled = (other: string, thumbnailLabel: string) => ({
    ...review,
    name: `${googleLocationName}/reviews/${other}`,
    reviewMediaItems: [{ thumbnailUrl: 'https://lh3.googleusercontent.com/1', thumbnailLabel }],
  });
  const given = [labelled('bad', 'Kawa\0'), labelled('good', 'Kawa'), labelled('good', 'Kawa')];
  await storeAndPublish(world.services, { companyId: world.companyId, locationId }, given);
  const found = await world.ok(searchReviews, { as: world.owner, body: { has_media: true }, query: {} });
  expect(found.results.map((stored) => stored.media.map(({ label }) => label))).toContainEqual(['Kawa']);
  expect(found.count).toBe(2);
});

test.each([
  ['https://business.google.com/n/1/reviews', true],
  ['https://google.com/reviews', true],
  ['http://business.google.com/n/1/reviews', false],
  ['https://business.google.com.evil.example/', false],
  ['https://evilgoogle.com/', false],
  ['https://google.com@evil.example/', false],
  ['javascript:alert(1)//google.com', false],
  ['', false],
])('BEY-21 RV-02 %o as an address for a reply is kept: %o', (reviewReplyUrl, isKept) => {
  expect(replyUrlOf({ reviewReplyUrl })).toBe(isKept ? reviewReplyUrl : null);
});

test('BEY-21 RV-01 a refusal by Google is said, and photos of a stranger’s company are not found', async () => {
  const world = await start();
  const { id, name } = await write(world, ['photo']);
  await world.script('POST', '/faults', { path: `/v4/accounts/*/reviews/${name}`, status: 503 });
  const refused = await world.request(refreshReviewMedia, { as: world.owner, params: { id } });
  expect(refused.problem?.code).toBe('provider_unavailable');
  const stranger = await world.make.member(await world.make.company(), { type: memberTypes.owner });
  const missing = await world.request(refreshReviewMedia, { as: stranger, params: { id } });
  expect(missing.problem?.code).toBe('not_found');
});

test('BEY-21 RV-02 a review leads to Google only where its reply cannot be sent from here', async () => {
  const world = await start();
  const [id = 0] = world.ids;
  const linkWith = async (problem: string | null) => {
    await world.services.database.queries.execute(
      sql`update reviews set reply_status = ${problem === null ? 'none' : 'failed'}, reply_problem = ${problem} where id = ${id}`,
    );
    return (await world.ok(getReview, { as: world.owner, params: { id } })).reply_url;
  };
  for (const problem of ['access_lost', 'location_unverified', 'not_delivered', 'profile_suspended'])
    expect(await linkWith(problem)).toMatch(/^https:\/\/business\.google\.com\//);
  for (const problem of [null, 'repetitive', 'moderation_error']) expect(await linkWith(problem)).toBeNull();
});
