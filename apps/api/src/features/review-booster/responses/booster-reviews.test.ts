import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { updateBoosterForm } from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import {
  eraseBoosterReview,
  searchBoosterReviews,
} from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import {
  createReviewCategory,
  deleteReviewCategory,
} from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import { rows } from '../../../database/database.ts';
import { listen } from '../../../testing/clients/live-stream.ts';
import { startReviewBooster } from '../../../testing/worlds/review-booster.ts';
import { forgetExpired } from './erase-responses.ts';

const run = { tries: 0, isLastTry: true };

test('RV-11 answers are found by what they say, how they sound and what they are about', async () => {
  const world = await startReviewBooster();
  const as = world.owner;
  const body = { name: 'Obsługa', phrases: ['obsługa'], is_automatic: true };
  const category = await world.ok(createReviewCategory, { as, body });
  await world.answer({ rating: '1', comment: 'Okropna obsługa, nie polecam' });
  await world.answer({ rating: '5', comment: 'Świetna kawa' });
  await world.answer({ rating: '', comment: 'Byłem we wtorek' });
  await world.jobs.settle();
  const scoresOf = async (search: Parameters<typeof world.find>[0]) =>
    (await world.find(search)).map(({ rating }) => rating);
  expect(await scoresOf({ order_by: 'created_at' })).toEqual([1, 5, null]);
  expect(await scoresOf({ q: 'swietna' })).toEqual([5]);
  expect(await scoresOf({ sentiment: ['negative'] })).toEqual([1]);
  expect(await scoresOf({ tags: [category.id] })).toEqual([1]);
  expect(await scoresOf({ rating: [5, 1], order_by: 'rating' })).toEqual([1, 5]);
  expect(await scoresOf({ channels: ['sms'] })).toEqual([]);
  expect(await scoresOf({ forms: [world.form.id], facilities: [world.locationId], has_tags: true })).toEqual([
    1,
  ]);
  const counted = await world.ok(searchBoosterReviews, { as, body: {}, query: { only_count: 'true' } });
  expect(counted).toEqual({ count: 3, results: [] });
  await world.request(deleteReviewCategory, { as, params: { id: category.id } });
  expect(await scoresOf({ has_tags: true })).toEqual([]);
});

test('RV-11 the team hears of an answer, and erases it on request', async () => {
  const world = await startReviewBooster();
  const next = await listen(world, world.owner);
  await world.answer({ rating: '2', comment: 'Za głośno', contact: 'ewa.lis@poczta.test', consent: 'yes' });
  expect(await next()).toEqual({ topic: 'booster', ids: [] });
  const [review] = await world.find();
  const erased = await world.ok(eraseBoosterReview, { as: world.owner, params: { id: review?.id ?? 0 } });
  expect(erased).toMatchObject({
    rating: 2,
    comment: null,
    contact: null,
    is_erased: true,
    sentiment: 'unassigned',
  });
  expect(erased.created_at).toBe(`${review?.created_at.slice(0, 10)}T00:00:00.000Z`);
});

test('RV-11 what is older than its form keeps it is erased by itself, and nothing younger', async () => {
  const world = await startReviewBooster({ retention_days: 30 });
  await world.answer({ rating: '3', comment: 'Stara odpowiedź' });
  world.clock.advance(29 * 86_400);
  await world.answer({ rating: '4', comment: 'Nowa odpowiedź' });
  await forgetExpired.run(world.services, {}, run);
  expect((await world.find()).map(({ is_erased }) => is_erased)).toEqual([false, false]);
  world.clock.advance(2 * 86_400);
  await forgetExpired.run(world.services, {}, run);
  expect(
    await rows(
      world.services.database.queries,
      sql`select rating, comment, erased_at is not null as is_erased from booster_responses order by rating`,
    ),
  ).toEqual([
    { rating: 3, comment: null, is_erased: true },
    { rating: 4, comment: 'Nowa odpowiedź', is_erased: false },
  ]);
});

test('RV-11 a form that keeps answers for longer does not keep those that were promised less', async () => {
  const world = await startReviewBooster({ retention_days: 30 });
  await world.answer({ rating: '3', comment: 'Stara odpowiedź' });
  const params = { id: world.form.id };
  await world.ok(updateBoosterForm, { as: world.owner, params, body: { retention_days: 365 } });
  await world.answer({ rating: '4', comment: 'Nowa odpowiedź' });
  world.clock.advance(31 * 86_400);
  await forgetExpired.run(world.services, {}, run);
  const kept = async () =>
    rows(
      world.services.database.queries,
      sql`select rating, erased_at is not null as is_erased from booster_responses order by rating`,
    );
  expect(await kept()).toEqual([
    { rating: 3, is_erased: true },
    { rating: 4, is_erased: false },
  ]);
  await world.services.database.queries.execute(sql`update booster_forms set retention_days = 30`);
  await forgetExpired.run(world.services, {}, run);
  expect(await kept()).toMatchObject([{ is_erased: true }, { is_erased: true }]);
});
