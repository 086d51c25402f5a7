import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { templateBulkAppReply } from '@pinfold/contract/features/app-reviews/app-bulk-replies.endpoints';
import { replyToAppReview } from '@pinfold/contract/features/app-reviews/app-replies.endpoints';
import {
  getAppReviewStats,
  searchAppReviews,
} from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import {
  addMobileApp,
  deleteMobileAppAccount,
  listMobileAppAccounts,
  listMobileApps,
  removeMobileApp,
} from '@pinfold/contract/features/integrations/mobile-apps.endpoints';
import {
  createReplyCategory,
  createReplyTemplate,
} from '@pinfold/contract/features/opinions/templates/reply-templates.endpoints';
import { rows } from '../../../database/database.ts';
import { startMobileApps } from '../../../testing/worlds/mobile-apps.ts';
import { appleId } from '../../../testing/worlds/scripted-stores.ts';

const kept = { reviews: 'keep' } as const;

/** A company with a review in each store, whose app of the App Store can be removed. */
async function startRead() {
  const world = await startMobileApps();
  await world.write('app_store', { body: 'Świetna aplikacja' });
  await world.write('google_play');
  await world.poll();
  const as = world.owner;
  const app = world.apps.app_store;
  return {
    ...world,
    as,
    app,
    appsOf: async (removed: boolean) =>
      (await world.ok(listMobileApps, { as, query: { removed: String(removed) as 'true' | 'false' } }))
        .results,
    ofApp: () => world.find({ apps: [app.id] }),
  };
}

test('INT-05 RV-12 the reviews of a removed app can be kept: they are read and counted, take no reply, and nothing calls the store', async () => {
  const { app, appsOf, as, find, ofApp, ok, poll, request, write } = await startRead();
  await ok(removeMobileApp, { as, params: { id: app.id }, query: kept });
  expect(await appsOf(false)).toMatchObject([{ store: 'google_play' }]);
  expect(await appsOf(true)).toMatchObject([{ id: app.id, name: 'Karta', removed_at: expect.any(String) }]);
  const accounts = (await ok(listMobileAppAccounts, { as })).results;
  expect(accounts.find(({ id }) => id === app.account_id)?.apps_count).toBe(0);

  await write('app_store', { body: 'Po usunięciu' });
  await poll();
  const [review, ...others] = await ofApp();
  expect(others).toEqual([]);
  expect(review).toMatchObject({
    comment: 'Świetna aplikacja',
    app: { name: 'Karta', removed_at: expect.any(String) },
  });
  const stats = await ok(getAppReviewStats, { as });
  expect(stats).toMatchObject({ count: 2 });
  expect(stats.apps.map(({ removed_at }) => removed_at === null)).toContain(false);
  const refused = await request(replyToAppReview, {
    as,
    params: { id: review?.id ?? 0 },
    body: { reply_comment: 'Dziękujemy!' },
  });
  expect(refused.problem).toMatchObject({ code: 'app_removed', status: 409 });
  const { ids } = await ok(searchAppReviews, { as, body: {}, query: { only_ids: 'true' } });
  expect(ids).toEqual((await find({ stores: ['google_play'] })).map(({ id }) => id));
});

test('INT-05 RV-12 an app that is added again goes on with its reviews', async () => {
  const { app, appsOf, as, ofApp, ok, poll, reply, request, write } = await startRead();
  await ok(removeMobileApp, { as, params: { id: app.id }, query: kept });
  await write('app_store', { body: 'Po usunięciu' });
  const body = { account_id: app.account_id, app_id: appleId, name: 'Karta 2' };
  expect(await ok(addMobileApp, { as, body })).toMatchObject({
    id: app.id,
    name: 'Karta 2',
    removed_at: null,
  });
  expect((await request(addMobileApp, { as, body })).problem?.code).toBe('app_exists');
  expect(await appsOf(true)).toEqual([]);
  await poll();
  const reviews = await ofApp();
  expect(reviews.map(({ comment }) => comment).toSorted()).toEqual(['Po usunięciu', 'Świetna aplikacja']);
  const [first] = reviews;
  expect(await reply(first?.id ?? 0, 'Dziękujemy!')).toMatchObject({ reply_status: 'processing' });
});

test('INT-05 RV-12 with an account its reviews are kept or deleted, and what was kept can be deleted later', async () => {
  const { app, appsOf, as, companyId, ofApp, ok, request, services } = await startRead();
  const params = { id: app.account_id };
  await ok(deleteMobileAppAccount, { as, params, query: kept });
  expect(await ofApp()).toHaveLength(1);
  expect(await appsOf(true)).toMatchObject([{ id: app.id, account_id: app.account_id }]);
  const again = await request(removeMobileApp, { as, params: { id: app.id }, query: kept });
  expect(again.problem?.code).toBe('not_found');
  await ok(removeMobileApp, { as, params: { id: app.id } });
  expect(await ofApp()).toEqual([]);
  expect(await appsOf(true)).toEqual([]);
  const left = await rows(
    services.database.queries,
    sql`select from app_review_reads where company_id = ${companyId} and app_id = ${app.id}`,
  );
  expect(left).toEqual([]);
});

test('INT-05 RV-12 a reply that is on its way when its app is removed is not sent any more, and says why', async () => {
  const { app, as, jobs, ofApp, ok, reply } = await startRead();
  const [review] = await ofApp();
  await reply(review?.id ?? 0, 'Dziękujemy!');
  await ok(removeMobileApp, { as, params: { id: app.id }, query: kept });
  await jobs.settle();
  expect(await ofApp()).toMatchObject([{ reply_status: 'failed', reply_problem: 'access_lost' }]);
});

test('INT-05 RV-12 with an app all that is kept of its reviews is deleted, and a text that named one of its customers', async () => {
  const { app, as, companyId, find, jobs, ofApp, ok, services } = await startRead();
  const { queries } = services.database;
  const [apple] = await ofApp();
  const [play] = await find({ stores: ['google_play'] });
  const ids = [apple?.id ?? 0, play?.id ?? 0];
  const { id: category } = await ok(createReplyCategory, { as, body: { name: 'Aplikacja' } });
  const template = { category, text: 'Dzień dobry, {name}!' };
  const { id: template_id } = await ok(createReplyTemplate, { as, body: template });
  await ok(templateBulkAppReply, { as, body: { ids, reply_templates_ids: [template_id] } });
  await jobs.settle();
  await ok(removeMobileApp, { as, params: { id: app.id } });
  const batches = () => rows(queries, sql`select reply_comment from app_bulk_replies`);
  expect(await batches()).toEqual([{ reply_comment: '' }]);

  await ok(removeMobileApp, { as, params: { id: play?.app.id ?? 0 } });
  const tables = await rows<{ name: string }>(
    queries,
    sql`select tablename as name from pg_tables
        where schemaname = 'public' and (tablename like 'app\\_%' or tablename in ('tagged_app_reviews', 'refused_app_tags'))`,
  );
  expect(tables.length).toBeGreaterThan(7);
  const ofCompany = sql`company_id = ${companyId}`;
  const left = await Promise.all(
    tables.map(({ name }) => rows(queries, sql`select from ${sql.identifier(name)} where ${ofCompany}`)),
  );
  expect(left.flat()).toEqual([]);
});
