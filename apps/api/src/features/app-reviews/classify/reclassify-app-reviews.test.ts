import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createReviewCategory } from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import { searchAppReviews } from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import { rows } from '../../../database/database.ts';
import { startMobileApps } from '../../../testing/worlds/mobile-apps.ts';
import { reclassifyAppReviews } from './reclassify-app-reviews.job.ts';

test('RV-12 RV-06 a change of a category waits for no review of an app: they are classified again slice by slice', async () => {
  const { companyId, owner, apps, services, jobs, ok } = await startMobileApps();
  const { queries } = services.database;
  await queries.execute(sql`
    insert into app_reviews (company_id, app_id, store, external_id, rating, comment, author_name, created_at, updated_at, is_studied)
    select ${companyId}::int8, ${apps.app_store.id}::int8, 'app_store', 'r' || n, 1, 'Logowanie nie działa', 'Anna', moment, moment, true
    from generate_series(1, 2001) n, lateral (select timestamptz '2026-03-01' + n * interval '1 minute' as moment) m`);
  const unstudied = async () => rows(queries, sql`select 1 from app_reviews where not is_studied`);
  const body = { name: 'Logowanie', phrases: ['logowanie'], is_automatic: true };
  const { id: tag } = await ok(createReviewCategory, { as: owner, body });
  expect(await unstudied()).toHaveLength(0);
  await reclassifyAppReviews.run(services, { companyId, after: 0 }, { tries: 0, isLastTry: false });
  expect(await unstudied()).toHaveLength(1000);
  await jobs.runDue(reclassifyAppReviews.name);
  expect(await unstudied()).toHaveLength(2001);

  await jobs.settle();
  const counted = { as: owner, body: { tags: [tag] }, query: { only_count: 'true' as const } };
  expect((await ok(searchAppReviews, counted)).count).toBe(2001);
});

test('RV-12 RV-06 a category that changes while slices of an earlier change wait begins from the first review', async () => {
  const { companyId, owner, services, jobs, ok, find, write, poll } = await startMobileApps();
  await write('app_store', { body: 'Logowanie nie działa' });
  await poll();
  const [review] = await find();
  const later = { companyId, after: review?.id ?? 0 };
  await services.jobs.enqueue(services.database.queries, reclassifyAppReviews, [{ payload: later }]);
  const body = { name: 'Logowanie', phrases: ['logowanie'], is_automatic: true };
  await ok(createReviewCategory, { as: owner, body });
  await jobs.settle();
  expect(await find()).toMatchObject([{ id: review?.id, tags: [{ name: 'Logowanie' }] }]);
});
