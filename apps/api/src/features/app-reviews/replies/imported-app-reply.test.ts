import { expect, test } from 'vitest';
import { reachedApp } from '../../../app-stores/reached-app.ts';
import { startAppReview } from '../../../testing/worlds/app-review.ts';
import { readAppReviews } from '../sync/read-app-reviews.job.ts';
import { storeAppReviews } from '../sync/store-app-reviews.ts';
import type { ReplyVersion } from '../../opinions/replies/process-reply.ts';
import { claimAppReply, settleAppReply } from './app-reply-lifecycle.ts';
import { publishAppReply } from './publish-app-reply.job.ts';

test('RV-12 a review that was changed after the answer makes it outdated, and its new text is judged', async () => {
  const review = await startAppReview('google_play');
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
  const review = await startAppReview('app_store');
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
  const review = await startAppReview('app_store');
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
  const review = await startAppReview('app_store');
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
  const review = await startAppReview('google_play');
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
