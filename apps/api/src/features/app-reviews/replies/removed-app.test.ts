import { expect, test } from 'vitest';
import {
  bulkAppReply,
  previewTemplateBulkAppReply,
  templateBulkAppReply,
} from '@pinfold/contract/features/app-reviews/app-bulk-replies.endpoints';
import { writeAiAppReply } from '@pinfold/contract/features/app-reviews/app-ai-replies.endpoints';
import {
  getAppReviewStats,
  searchAppReviews,
} from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import {
  createReplyCategory,
  createReplyTemplate,
} from '@pinfold/contract/features/opinions/templates/reply-templates.endpoints';
import { startAppReview } from '../../../testing/worlds/app-review.ts';

/** A review whose answer has failed, of an app that was removed since. */
async function startRemoved(store: 'google_play' | 'app_store') {
  const review = await startAppReview(store);
  await review.script('POST', '/faults', {
    method: 'POST',
    path: store === 'google_play' ? '/google-play/*' : '/app-store/v1/customerReviewResponses',
    status: store === 'google_play' ? 400 : 422,
  });
  await review.answer('Przepraszamy!');
  await review.jobs.settle();
  expect(await review.read()).toMatchObject({ reply_status: 'failed' });
  await review.removeApp();
  return review;
}

test.each(['google_play', 'app_store'] as const)(
  'RV-12 whatever would answer a review at %s whose app was removed is refused or passes it over',
  async (store) => {
    const review = await startRemoved(store);
    const { ok, owner: as, params } = review;
    const ids = [params.id];
    const { id: category } = await ok(createReplyCategory, { as, body: { name: 'Aplikacja' } });
    const { id: template } = await ok(createReplyTemplate, { as, body: { category, text: 'Dziękujemy!' } });
    const templates = { ids, reply_templates_ids: [template] };
    const refused = [
      await review.answer('Dziękujemy!'),
      await review.retract(),
      await review.request(writeAiAppReply, { as, params, body: { wish: '' } }),
    ];
    expect(refused.map(({ problem }) => [problem?.status, problem?.code])).toEqual(
      refused.map(() => [409, 'app_removed']),
    );
    const passed = [
      await ok(bulkAppReply, { as, body: { ids, reply_comment: 'Dziękujemy!' } }),
      await ok(bulkAppReply, { as, body: { ids, again: true } }),
      await ok(templateBulkAppReply, { as, body: templates }),
    ];
    for (const { bulk_reply_id, skipped } of passed)
      expect([bulk_reply_id, skipped]).toEqual([null, [{ id: params.id, reason: 'app_removed' }]]);
    expect(await ok(previewTemplateBulkAppReply, { as, body: templates })).toMatchObject({
      accepted: 0,
      skipped: 1,
    });
    expect(await review.read()).toMatchObject({ reply_status: 'failed', reply_comment: 'Przepraszamy!' });
  },
);

test('RV-12 reviews of a removed app are counted, and wait for nobody', async () => {
  const { find, ok, owner: as } = await startRemoved('app_store');
  const waiting = { unanswered: 0, negative_unanswered: 0, problems: 0 };
  const stats = await ok(getAppReviewStats, { as });
  expect(stats).toMatchObject({ count: 1, ...waiting });
  expect(stats.apps.find(({ removed_at }) => removed_at !== null)).toMatchObject({ count: 1, unanswered: 0 });
  expect(await find()).toHaveLength(1);
  expect(await find({ reply: false })).toEqual([]);
  expect(await find({ reply_status: ['rejected', 'failed', 'outdated'] })).toEqual([]);
  const query = { only_ids: 'true' } as const;
  expect((await ok(searchAppReviews, { as, body: {}, query })).ids).toEqual([]);
});

test('RV-12 a reply that the store has stays what it is when its app is removed, taken back or not', async () => {
  const sent = await startAppReview('app_store');
  await sent.script('PUT', '/app-store/publishing', { seconds: 7200 });
  await sent.answer('Przepraszamy!');
  await sent.jobs.settle(30);
  await sent.removeApp();
  await sent.jobs.settle();
  const published = { reply_status: 'published', reply_problem: null, reply_comment: 'Przepraszamy!' };
  expect(await sent.read()).toMatchObject(published);

  const retracted = await startAppReview('app_store');
  await retracted.script('PUT', '/app-store/publishing', { seconds: 0 });
  await retracted.answer('Przepraszamy!');
  await retracted.jobs.settle();
  await retracted.retract();
  await retracted.removeApp();
  await retracted.jobs.settle();
  expect(await retracted.read()).toMatchObject(published);
});
