import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bulkAppReply } from '@pinfold/contract/features/app-reviews/app-bulk-replies.endpoints';
import { reachedApp } from '../../../app-stores/reached-app.ts';
import { rows } from '../../../database/database.ts';
import { startAppReview } from '../../../testing/worlds/app-review.ts';
import { stuckRepliesStatement } from '../../opinions/replies/stuck-replies.ts';
import { appReplyInbox } from './app-reply-lifecycle.ts';
import { publishAppReply } from './publish-app-reply.job.ts';

test('RV-12 a reply that the App Store has taken is asked about for as long as the store does not answer', async () => {
  const review = await startAppReview('app_store');
  await review.script('PUT', '/app-store/publishing', { seconds: 600 });
  await review.answer('Przepraszamy!');
  await review.jobs.settle(30);
  await review.script('POST', '/faults', {
    path: '/app-store/v1/customerReviews/*',
    status: 503,
    times: 1000,
  });
  await review.jobs.settle(6 * 3600);
  expect(await review.read()).toMatchObject({ reply_status: 'processing' });
  await review.script('DELETE', '/faults');
  await review.jobs.settle(3600);
  expect(await review.read()).toMatchObject({ reply_status: 'published' });
  expect((await review.atStore()).writes).toBe(1);
});

test('RV-12 a reply that the App Store does not publish for days has failed, and is published if it does so later', async () => {
  const review = await startAppReview('app_store');
  await review.script('PUT', '/app-store/publishing', { seconds: 12 * 86_400 });
  await review.answer('Przepraszamy!');
  await review.jobs.settle(6 * 86_400);
  expect(await review.read()).toMatchObject({ reply_status: 'processing' });
  await review.jobs.settle(2 * 86_400);
  const failed = { reply_status: 'failed', reply_problem: 'not_published', reply_comment: 'Przepraszamy!' };
  expect(await review.read()).toMatchObject(failed);
  review.clock.advance(86_400);
  await review.poll();
  expect(await review.read()).toMatchObject(failed);
  review.clock.advance(5 * 86_400);
  await review.poll();
  expect(await review.read()).toMatchObject({ reply_status: 'published', reply_problem: null });
  expect((await review.atStore()).writes).toBe(1);
});

test('RV-12 a reply is not published while the App Store shows another text, for a day and no longer', async () => {
  const review = await startAppReview('app_store');
  await review.script('PUT', '/app-store/publishing', { seconds: 600 });
  await review.answer('Przepraszamy!');
  await review.jobs.settle(30);
  await review.script('PUT', '/app-store/publishing', { seconds: 0 });
  const app = { companyId: review.companyId, appId: review.apps.app_store.id };
  await (await reachedApp(review.services, app))?.reviews.reply(review.externalId, 'Z konsoli');
  await review.jobs.settle(20 * 3600);
  expect(await review.read()).toMatchObject({ reply_status: 'processing' });
  await review.jobs.settle(12 * 3600);
  expect(await review.read()).toMatchObject({ reply_status: 'published' });
});

test.each(['google_play', 'app_store'] as const)(
  'RV-12 a reply whose answer was lost and whose process was killed is at %s once',
  async (store) => {
    const review = await startAppReview(store);
    await review.answer('Przepraszamy za <b>błąd</b>!');
    const payloads = await review.jobs.waiting(publishAppReply.name);
    await review.script('POST', '/faults', {
      method: 'POST',
      path:
        store === 'google_play' ? '/google-play/androidpublisher/*' : '/app-store/v1/customerReviewResponses',
      outcome: 'cut',
      apply: true,
    });
    await review.jobs.settle(3600);
    expect(await review.read()).toMatchObject({ reply_status: 'published' });
    for (const payload of payloads)
      await publishAppReply.run(review.services, payload as never, { tries: 0, isLastTry: false });
    expect((await review.atStore()).writes).toBe(1);
  },
);

test('RV-12 a reply to a review that Google Play lists no longer is sent once, though its answer was lost', async () => {
  const review = await startAppReview('google_play');
  review.clock.advance(8 * 86_400);
  await review.answer('Przepraszamy!');
  const path = '/google-play/androidpublisher/*';
  await review.script('POST', '/faults', { method: 'POST', path, outcome: 'cut', apply: true });
  await review.jobs.settle(3600);
  expect(await review.read()).toMatchObject({ reply_status: 'published' });
  expect((await review.atStore()).writes).toBe(1);
});

test('RV-12 a reply that a quota turned away is sent later, without asking Google Play whether it arrived', async () => {
  const review = await startAppReview('google_play');
  const { queries } = review.services.database;
  const readings = () =>
    rows(
      queries,
      sql`select sum(calls)::int4 as calls from provider_minutes where subject like 'google-play/reads/%'`,
    );
  const before = await readings();
  await review.script('PUT', '/quotas', { play_replies_per_day: 0 });
  await review.answer('Przepraszamy!');
  await review.jobs.settle();
  expect(await review.read()).toMatchObject({ reply_status: 'processing' });
  await review.script('PUT', '/quotas', { play_replies_per_day: null });
  await review.jobs.settle(2 * 86_400);
  expect(await review.read()).toMatchObject({ reply_status: 'published' });
  expect(await review.atStore()).toEqual({ writes: 1, text: 'Przepraszamy!' });
  expect(await readings()).toEqual(before);
});

test('RV-12 the days that the App Store has for publishing begin when it has the reply, however long that waited', async () => {
  const review = await startAppReview('app_store');
  await review.script('PUT', '/app-store/publishing', { seconds: 2 * 86_400 });
  await review.answer('Przepraszamy!');
  review.clock.advance(9 * 86_400);
  await review.jobs.settle(86_400);
  expect(await review.read()).toMatchObject({ reply_status: 'processing' });
  await review.jobs.settle(2 * 86_400);
  expect(await review.read()).toMatchObject({ reply_status: 'published' });
});

test('RV-12 a reply that a bulk reply has not come to is not stuck, and one that was to be sent long ago is', async () => {
  const review = await startAppReview('app_store');
  const { clock, companyId, owner, params, services } = review;
  const { queries } = services.database;
  const stuck = () => rows(queries, stuckRepliesStatement(appReplyInbox, clock.now()));
  const body = { ids: [params.id], reply_comment: 'Przepraszamy!' };
  await review.ok(bulkAppReply, { as: owner, body });
  const lastSendAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
  await queries.execute(
    sql`update app_bulk_replies set last_send_at = ${lastSendAt} where company_id = ${companyId}`,
  );
  clock.advance(60);
  expect(await stuck()).toEqual([]);
  clock.advance(7200);
  expect(await stuck()).toMatchObject([{ id: params.id, is_retracting: false, is_sent: false }]);
});
