import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  deleteAppReply,
  replyToAppReview,
} from '@pinfold/contract/features/app-reviews/app-replies.endpoints';
import { getAppReview } from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import { reachedApp } from '../../../app-stores/reached-app.ts';
import { rows } from '../../../database/database.ts';
import { startMobileApps } from '../../../testing/worlds/mobile-apps.ts';
import { readAppReviews } from '../sync/read-app-reviews.job.ts';
import { storeAppReviews } from '../sync/store-app-reviews.ts';
import type { ReplyVersion } from '../../opinions/replies/process-reply.ts';
import { claimAppReply, settleAppReply } from './app-reply-lifecycle.ts';
import { publishAppReply } from './publish-app-reply.job.ts';

/** A company with one review in a store. */
async function startReview(store: 'google_play' | 'app_store', review: object = {}) {
  const world = await startMobileApps();
  const externalId = await world.write(store, review);
  await world.poll();
  const [found] = await world.find();
  const params = { id: found?.id ?? 0 };
  return {
    ...world,
    externalId,
    params,
    read: () => world.ok(getAppReview, { as: world.owner, params }),
    atStore: () => world.replyAtStore(store, externalId),
    answer: (reply_comment: string) =>
      world.request(replyToAppReview, {
        as: world.owner,
        params,
        body: { reply_comment, is_written_by_ai: true },
      }),
    /** The review without an answer, as a list from before it has it. */
    unanswered: async () => {
      const app = await reachedApp(world.services, {
        companyId: world.companyId,
        appId: world.apps[store].id,
      });
      const listed = await app?.reviews.list(undefined);
      return (listed?.reviews ?? []).map((one) => ({ ...one, reply: undefined }));
    },
    retract: () => world.request(deleteAppReply, { as: world.owner, params }),
  };
}

test('RV-12 a reply of 351 characters is refused before anything is sent to Google Play, and one of 350 is published', async () => {
  const review = await startReview('google_play');
  const refused = await review.answer('ą'.repeat(351));
  expect([refused.status, refused.problem?.code]).toEqual([400, 'app_reply_too_long']);
  expect(refused.problem?.detail).toContain('350');
  expect(refused.problem?.errors).toMatchObject([{ path: 'body.reply_comment' }]);
  await review.jobs.settle();
  expect(await review.atStore()).toEqual({ writes: 0, text: undefined });
  expect((await review.answer('ą'.repeat(350))).body).toMatchObject({
    reply_status: 'processing',
    processing_in_progress: true,
    is_written_by_ai: true,
  });
  expect((await review.answer('Raz jeszcze')).problem?.code).toBe('reply_processing');
  await review.jobs.settle();
  expect(await review.read()).toMatchObject({ reply_status: 'published', reply_problem: null });
  expect(await review.atStore()).toEqual({ writes: 1, text: 'ą'.repeat(350) });
});

test('RV-12 a reply of markup alone is refused for Google Play, which would keep nothing of it', async () => {
  const review = await startReview('google_play');
  const refused = await review.answer('<b> </b><br>');
  expect([refused.status, refused.problem?.code]).toEqual([400, 'app_reply_empty']);
  expect(refused.problem?.errors).toMatchObject([{ path: 'body.reply_comment' }]);
  expect(await review.read()).toMatchObject({ reply_status: 'none' });
});

test('RV-12 a reply in the App Store is processing until customers see it, and can be taken back', async () => {
  const review = await startReview('app_store');
  expect((await review.retract()).problem?.code).toBe('reply_missing');
  await review.script('PUT', '/app-store/publishing', { seconds: 600 });
  await review.answer('Przepraszamy!');
  await review.jobs.settle(30);
  expect((await review.atStore()).text).toBe('Przepraszamy!');
  expect(await review.read()).toMatchObject({ reply_status: 'processing', reply_comment: 'Przepraszamy!' });
  expect((await review.retract()).problem?.code).toBe('reply_processing');
  await review.jobs.settle(3600);
  expect(await review.read()).toMatchObject({ reply_status: 'published', reply_comment: 'Przepraszamy!' });
  expect((await review.atStore()).writes).toBe(1);

  expect((await review.retract()).body).toMatchObject({ reply_status: 'processing' });
  await review.jobs.settle();
  expect(await review.read()).toMatchObject({ reply_status: 'none', reply_comment: null });
  expect((await review.atStore()).text).toBeUndefined();
});

test('RV-12 a reply that the App Store has taken is asked about for as long as the store does not answer', async () => {
  const review = await startReview('app_store');
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
  const review = await startReview('app_store');
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
  const review = await startReview('app_store');
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

test('RV-12 Google Play deletes no reply, and says so', async () => {
  const review = await startReview('google_play');
  await review.answer('Przepraszamy!');
  await review.jobs.settle();
  const refused = await review.retract();
  expect([refused.status, refused.problem?.code]).toEqual([409, 'reply_not_retractable']);
  expect(await review.read()).toMatchObject({ reply_status: 'published' });
});

test('RV-12 a reply that never arrived at Google Play can be dismissed, and another one sent', async () => {
  const review = await startReview('google_play');
  await review.script('POST', '/faults', {
    method: 'POST',
    path: '/google-play/androidpublisher/*',
    status: 400,
  });
  await review.answer('Przepraszamy!');
  await review.jobs.settle();
  expect(await review.read()).toMatchObject({ reply_status: 'failed', reply_comment: 'Przepraszamy!' });
  expect((await review.retract()).body).toMatchObject({
    reply_status: 'none',
    reply_problem: null,
    reply_comment: null,
    processing_in_progress: false,
  });
  expect((await review.retract()).problem?.code).toBe('reply_missing');
  await review.answer('Jeszcze raz');
  await review.jobs.settle();
  expect(await review.atStore()).toEqual({ writes: 1, text: 'Jeszcze raz' });
});

test.each(['google_play', 'app_store'] as const)(
  'RV-12 a reply whose answer was lost and whose process was killed is at %s once',
  async (store) => {
    const review = await startReview(store);
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
  const review = await startReview('google_play');
  review.clock.advance(8 * 86_400);
  await review.answer('Przepraszamy!');
  const path = '/google-play/androidpublisher/*';
  await review.script('POST', '/faults', { method: 'POST', path, outcome: 'cut', apply: true });
  await review.jobs.settle(3600);
  expect(await review.read()).toMatchObject({ reply_status: 'published' });
  expect((await review.atStore()).writes).toBe(1);
});

test('RV-12 a reply that a quota turned away is sent later, without asking Google Play whether it arrived', async () => {
  const review = await startReview('google_play');
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

test('RV-12 a review that was changed after the answer makes it outdated, and its new text is judged', async () => {
  const review = await startReview('google_play');
  await review.answer('Przepraszamy!');
  await review.jobs.settle();
  review.clock.advance(3600);
  await review.script('PATCH', `/google-play/reviews/${review.externalId}`, {
    text: 'Świetna, polecam',
    rating: 5,
  });
  await review.poll();
  expect(await review.read()).toMatchObject({
    reply_status: 'outdated',
    reply_comment: 'Przepraszamy!',
    is_edited: true,
    sentiment: 'positive',
  });
});

test('RV-12 a reply written in the store itself is taken over, and none of ours that is on its way is lost to it', async () => {
  const review = await startReview('app_store');
  const app = { companyId: review.companyId, appId: review.apps.app_store.id };
  const atStore = await reachedApp(review.services, app);
  await review.script('PUT', '/app-store/publishing', { seconds: 0 });
  await atStore?.reviews.reply(review.externalId, 'Z konsoli');
  await review.poll();
  expect(await review.read()).toMatchObject({ reply_status: 'published', reply_comment: 'Z konsoli' });

  await review.answer('Nasza odpowiedź');
  await readAppReviews.run(review.services, app, { tries: 0, isLastTry: false });
  expect(await review.read()).toMatchObject({
    reply_status: 'processing',
    reply_comment: 'Nasza odpowiedź',
  });
  await review.jobs.settle();
  expect(await review.read()).toMatchObject({ reply_status: 'published', reply_comment: 'Nasza odpowiedź' });
});

test('RV-12 a change of a reply that failed is kept with its problem, until another is written in the store', async () => {
  const review = await startReview('app_store');
  const app = { companyId: review.companyId, appId: review.apps.app_store.id };
  await review.script('PUT', '/app-store/publishing', { seconds: 0 });
  await review.answer('Pierwsza');
  await review.jobs.settle();
  await review.script('POST', '/faults', {
    method: 'POST',
    path: '/app-store/v1/customerReviewResponses',
    status: 422,
  });
  review.clock.advance(60);
  await review.answer('Druga');
  await review.jobs.settle();
  const failed = { reply_status: 'failed', reply_comment: 'Druga' };
  expect(await review.read()).toMatchObject(failed);
  for (const day of [1, 2]) {
    review.clock.advance(day * 86_400);
    await review.poll();
    expect(await review.read()).toMatchObject(failed);
  }
  expect((await review.atStore()).text).toBe('Pierwsza');

  await (await reachedApp(review.services, app))?.reviews.reply(review.externalId, 'Z konsoli');
  review.clock.advance(86_400);
  await review.poll();
  expect(await review.read()).toMatchObject({ reply_status: 'published', reply_comment: 'Z konsoli' });
});

test('RV-12 a list that was asked for before an answer was published takes it away from nobody', async () => {
  const review = await startReview('app_store');
  const app = { companyId: review.companyId, appId: review.apps.app_store.id, store: 'app_store' } as const;
  await review.answer('Przepraszamy!');
  const [version] = (await review.jobs.waiting(publishAppReply.name)) as ReplyVersion[];
  if (!version) throw new Error('no reply waits');
  await claimAppReply(review.services, version);
  review.clock.advance(1);
  const askedAt = review.clock.now();
  const listed = await review.unanswered();
  review.clock.advance(1);
  await settleAppReply(review.services, version, { status: 'published', isOutdated: false });
  await storeAppReviews(review.services, app, listed, askedAt);
  expect(await review.read()).toMatchObject({ reply_status: 'published', reply_comment: 'Przepraszamy!' });

  review.clock.advance(1);
  await storeAppReviews(review.services, app, listed, review.clock.now());
  expect(await review.read()).toMatchObject({ reply_status: 'none', reply_comment: null });
});

test('RV-12 an answer that the list of Google Play lacks is kept', async () => {
  const review = await startReview('google_play');
  const app = {
    companyId: review.companyId,
    appId: review.apps.google_play.id,
    store: 'google_play',
  } as const;
  await review.answer('Przepraszamy!');
  await review.jobs.settle();
  review.clock.advance(3600);
  const edited = (await review.unanswered()).map((one) => ({
    ...one,
    rating: 5,
    updatedAt: review.clock.now().toISOString(),
  }));
  await storeAppReviews(review.services, app, edited, review.clock.now());
  expect(await review.read()).toMatchObject({
    rating: 5,
    reply_status: 'published',
    reply_comment: 'Przepraszamy!',
    is_written_by_ai: true,
  });
});

test('RV-12 a review that is gone when it is answered is deleted, and one whose key may not answer says why', async () => {
  const gone = await startReview('app_store');
  await gone.script('DELETE', `/app-store/reviews/${gone.externalId}`);
  await gone.answer('Przepraszamy!');
  await gone.jobs.settle();
  expect(await gone.read()).toMatchObject({
    deleted: true,
    reply_status: 'failed',
    reply_problem: 'review_gone',
  });
  expect((await gone.answer('Przepraszamy!')).problem?.code).toBe('review_deleted');

  const denied = await startReview('app_store');
  await denied.script('PUT', `/app-store/keys/${denied.keyId}`, { role: 'CUSTOMER_SUPPORT' });
  await denied.answer('Przepraszamy!');
  await denied.jobs.settle();
  expect(await denied.read()).toMatchObject({ reply_status: 'failed', reply_problem: 'access_lost' });
});
