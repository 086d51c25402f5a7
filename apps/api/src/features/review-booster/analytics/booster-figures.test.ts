import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createReviewCategory } from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import {
  analyseBoosterPhrases,
  analyseBoosterReviews,
  analyseBoosterReviewsBy,
} from '@pinfold/contract/features/review-booster/booster-analytics.endpoints';
import { replyToBoosterReview } from '@pinfold/contract/features/review-booster/booster-replies.endpoints';
import { eraseBoosterReview } from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import { startReviewBooster } from '../../../testing/worlds/review-booster.ts';

/** Three answers of one location: two with stars, of which one is replied and erased, and one without. */
async function startCounted() {
  const world = await startReviewBooster({}, { now: new Date('2031-05-05T09:00:00Z'), isClockStill: true });
  const as = world.owner;
  const { id: tag } = await world.ok(createReviewCategory, {
    as,
    body: { name: 'Hałas', phrases: ['głośno'], is_automatic: true },
  });
  await world.answer({ rating: '2', comment: 'Za głośno', contact: 'ewa.lis@poczta.test', consent: 'yes' });
  await world.answer({ rating: '5', comment: 'Świetna kawa' });
  await world.answer({ rating: '', comment: 'Bardzo głośno' });
  await world.jobs.settle();
  const [first] = await world.find({ rating: [2] });
  return { ...world, as, tag, first: first?.id ?? 0 };
}

test('RV-11 answers are counted over time and by form, location, channel and category; no stars weigh nothing', async () => {
  const { as, tag, first, ok, form, locationId, jobs } = await startCounted();
  await ok(replyToBoosterReview, { as, params: { id: first }, body: { reply_comment: 'Przepraszamy' } });
  await jobs.settle();
  const all = await ok(analyseBoosterReviews, { as, body: {} });
  expect(all).toMatchObject({ date_from: '2031-05-05', date_to: '2031-05-05', previous: null });
  expect(all.total).toMatchObject({ count: 3, average_rating: 3.5, ratings: [0, 1, 0, 0, 1], replied: 1 });
  const by = async (dimension: 'form' | 'location' | 'channel' | 'category', body = {}) =>
    (await ok(analyseBoosterReviewsBy, { as, query: { dimension }, body })).results.map(
      ({ id, name, figures }) => [id, name, figures.count],
    );
  expect(await by('form')).toEqual([[form.id, 'Po wizycie', 3]]);
  expect(await by('location')).toEqual([[locationId, 'Lipa Rynek', 3]]);
  expect(await by('channel')).toEqual([[null, 'qr', 3]]);
  expect(await by('category')).toEqual([[tag, 'Hałas', 2]]);
  expect(await by('form', { channels: ['sms'] })).toEqual([]);
  expect(await by('channel', { forms: [form.id], facilities: [locationId], rating: [5] })).toEqual([
    [null, 'qr', 1],
  ]);
  const phrases = await ok(analyseBoosterPhrases, { as, query: { category: tag }, body: {} });
  expect(phrases.results).toMatchObject([{ phrase: 'głośno', count: 2 }]);
});

test('RV-11 an erased answer counts with score and day, and with no text and no category', async () => {
  const { as, tag, first, ok } = await startCounted();
  await ok(eraseBoosterReview, { as, params: { id: first } });
  const { total } = await ok(analyseBoosterReviews, { as, body: {} });
  expect(total).toMatchObject({ count: 3, average_rating: 3.5, with_text: 2 });
  const found = await ok(analyseBoosterReviewsBy, { as, query: { dimension: 'category' }, body: {} });
  expect(found.results).toMatchObject([{ id: tag, figures: { count: 1, average_rating: null } }]);
});

test('RV-11 figures are those of the locations that a member sees, and of nobody without the booster', async () => {
  const { make, companyId, locationId, ok, request, services } = await startCounted();
  const permissions = ['view_rb_reviews_analytics' as const];
  const member = async (location: number) => make.member(companyId, { locations: [location], permissions });
  const counted = async (location: number) =>
    (await ok(analyseBoosterReviews, { as: await member(location), body: {} })).total.count;
  expect(await counted(locationId)).toBe(3);
  expect(await counted(await make.location(companyId))).toBe(0);
  await services.database.queries.execute(sql`update companies set enabled_review_booster = false`);
  const off = await request(analyseBoosterReviews, { as: await member(locationId), body: {} });
  expect(off.problem?.code).toBe('booster_disabled');
});

test('RV-11 whoever may not see answers cannot have them counted by what they say', async () => {
  const { make, companyId, locationId, ok, requestRaw, as } = await startCounted();
  const permissions = ['view_rb_reviews_analytics' as const];
  const blind = await make.member(companyId, { locations: [locationId], permissions });
  const calls = [
    [analyseBoosterReviews, {}],
    [analyseBoosterReviewsBy, { dimension: 'form' }],
    [analyseBoosterPhrases, { category: '1' }],
  ] as const;
  for (const body of [{ q: 'głośno' }, { has_contact: false }, { has_note: true }]) {
    for (const [endpoint, query] of calls) {
      const refused = await requestRaw(endpoint, { as: blind, query, body });
      expect(refused.body, endpoint.id).toMatchObject({ code: 'permission_denied' });
    }
    await ok(analyseBoosterReviews, { as, body });
  }
  expect((await ok(analyseBoosterReviews, { as: blind, body: { q: '', rating: [5] } })).total.count).toBe(1);
});
