import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { createReviewCategory } from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import { reachedApp } from '../../../app-stores/reached-app.ts';
import { rows } from '../../../database/database.ts';
import { startMobileApps } from '../../../testing/worlds/mobile-apps.ts';
import { deleteAppReviews } from './removed-app-reviews.ts';
import { storeAppReviews } from './store-app-reviews.ts';

test('RV-12 a review whose content has changed without a newer date is changed, and judged again', async () => {
  const world = await startMobileApps();
  await world.write('app_store');
  await world.poll();
  const app = { companyId: world.companyId, appId: world.apps.app_store.id, store: 'app_store' } as const;
  const listed = await (await reachedApp(world.services, app))?.reviews.list(undefined);
  const [review] = listed?.reviews ?? [];
  if (!review) throw new Error('the store lists no review');
  world.clock.advance(60);
  const store = (change: object) =>
    storeAppReviews(world.services, app, [{ ...review, ...change }], world.clock.now());
  expect(await store({})).toBe(0);
  expect(await store({ rating: 5, comment: 'Świetna aplikacja' })).toBe(1);
  await world.jobs.settle(60);
  expect(await world.find()).toMatchObject([
    { rating: 5, comment: 'Świetna aplikacja', is_edited: false, sentiment: 'positive' },
  ]);
});

/** A company with a review and a category, in which the review can be put. */
async function startCategory() {
  const world = await startMobileApps();
  await world.write('app_store');
  await world.poll();
  const { id: tag } = await world.ok(createReviewCategory, {
    as: world.owner,
    body: { name: 'Logowanie', phrases: ['logowanie'], is_automatic: true },
  });
  await world.jobs.settle();
  const [review] = await world.find();
  const app = { companyId: world.companyId, appIds: [world.apps.app_store.id] };
  const addTag = sql`insert into tagged_app_reviews (company_id, review_id, tag_id, sentiment)
                     values (${world.companyId}, ${review?.id ?? 0}, ${tag}, 'negative')`;
  const { queries } = world.services.database;
  const tags = () => rows(queries, sql`select from tagged_app_reviews where company_id = ${world.companyId}`);
  return { app, reviewId: review?.id ?? 0, addTag, queries, tags };
}

test('RV-12 with an app its reviews leave the categories', async () => {
  const { app, addTag, queries, tags } = await startCategory();
  await queries.execute(addTag);
  await queries.transaction((tx) => deleteAppReviews(tx, app));
  expect(await tags()).toEqual([]);
});

test.skipIf(inject('postgres') === '')(
  'RV-12 a review that is put into a category while its app is removed leaves nothing there',
  async () => {
    const { app, reviewId, addTag, queries, tags } = await startCategory();
    const begun = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const classification = queries.transaction(async (tx) => {
      await tx.execute(sql`select from app_reviews where id = ${reviewId} for no key update`);
      begun.resolve();
      await held.promise;
      await tx.execute(addTag);
    });
    await begun.promise;
    const removal = queries.transaction((tx) => deleteAppReviews(tx, app));
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => rows(queries, waiting)).toHaveLength(1);
    held.resolve();
    await Promise.all([classification, removal]);
    expect(await tags()).toEqual([]);
  },
);
