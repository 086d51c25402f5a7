import { expect, test } from 'vitest';
import { startAppReview } from '../../../testing/worlds/app-review.ts';

test('RV-12 a reply of 351 characters is refused before anything is sent to Google Play, and one of 350 is published', async () => {
  const review = await startAppReview('google_play');
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
  const review = await startAppReview('google_play');
  const refused = await review.answer('<b> </b><br>');
  expect([refused.status, refused.problem?.code]).toEqual([400, 'app_reply_empty']);
  expect(refused.problem?.errors).toMatchObject([{ path: 'body.reply_comment' }]);
  expect(await review.read()).toMatchObject({ reply_status: 'none' });
});

test('RV-12 a reply in the App Store is processing until customers see it, and can be taken back', async () => {
  const review = await startAppReview('app_store');
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

test('RV-12 Google Play deletes no reply, and says so', async () => {
  const review = await startAppReview('google_play');
  await review.answer('Przepraszamy!');
  await review.jobs.settle();
  const refused = await review.retract();
  expect([refused.status, refused.problem?.code]).toEqual([409, 'reply_not_retractable']);
  expect(await review.read()).toMatchObject({ reply_status: 'published' });
});

test('RV-12 a reply that never arrived at Google Play can be dismissed, and another one sent', async () => {
  const review = await startAppReview('google_play');
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

test('RV-12 a review that is gone when it is answered is deleted, and one whose key may not answer says why', async () => {
  const gone = await startAppReview('app_store');
  await gone.script('DELETE', `/app-store/reviews/${gone.externalId}`);
  await gone.answer('Przepraszamy!');
  await gone.jobs.settle();
  expect(await gone.read()).toMatchObject({
    deleted: true,
    reply_status: 'failed',
    reply_problem: 'review_gone',
  });
  expect((await gone.answer('Przepraszamy!')).problem?.code).toBe('review_deleted');

  const denied = await startAppReview('app_store');
  await denied.script('PUT', `/app-store/keys/${denied.keyId}`, { role: 'CUSTOMER_SUPPORT' });
  await denied.answer('Przepraszamy!');
  await denied.jobs.settle();
  expect(await denied.read()).toMatchObject({ reply_status: 'failed', reply_problem: 'access_lost' });
});

test('RV-12 where a change of an answer was dismissed, the answer that customers still see at Google Play is there again', async () => {
  const review = await startAppReview('google_play');
  await review.answer('Pierwsza');
  await review.jobs.settle();
  await review.script('POST', '/faults', {
    method: 'POST',
    path: '/google-play/androidpublisher/*',
    status: 400,
  });
  review.clock.advance(8 * 86_400);
  await review.answer('Druga');
  await review.jobs.settle();
  expect(await review.read()).toMatchObject({ reply_status: 'failed', reply_comment: 'Druga' });
  await review.retract();
  review.clock.advance(1);
  await review.jobs.settle();
  expect(await review.read()).toMatchObject({ reply_status: 'published', reply_comment: 'Pierwsza' });
});
