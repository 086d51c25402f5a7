import { describe, expect, test } from 'vitest';
import { deleteReply, replyToReview } from '@pinfold/contract/features/reviews/replies.endpoints';
import { getReview } from '@pinfold/contract/features/reviews/reviews.endpoints';
import {
  startOneLocationCompany,
  type OneLocationCompany,
} from '../../../testing/worlds/one-location-company.ts';
import { publishReply } from './publish-reply.job.ts';

const read = (cafe: OneLocationCompany, index = 0) =>
  cafe.ok(getReview, { as: cafe.owner, params: { id: cafe.ids[index] ?? 0 } });

const reply = (cafe: OneLocationCompany, reply_comment: string, index = 0) =>
  cafe.request(replyToReview, {
    as: cafe.owner,
    params: { id: cafe.ids[index] ?? 0 },
    body: { reply_comment },
  });

const takeBack = (cafe: OneLocationCompany, index = 0) =>
  cafe.request(deleteReply, { as: cafe.owner, params: { id: cafe.ids[index] ?? 0 } });

describe('RV-02 a reply', () => {
  test('is processing at once, reaches Google once, and is published when Google has decided', async () => {
    const cafe = await startOneLocationCompany();
    const promised = await reply(cafe, '  Dziękujemy! ');
    expect(promised.status).toBe(202);
    expect(promised.body).toMatchObject({
      reply_comment: 'Dziękujemy!',
      reply_status: 'processing',
      processing_in_progress: true,
    });
    await cafe.jobs.runDue();
    expect(await read(cafe)).toMatchObject({ reply_status: 'processing' });
    await cafe.jobs.settle();
    expect(await read(cafe)).toMatchObject({ reply_status: 'published', processing_in_progress: false });
    expect(await cafe.replyAtGoogle(0)).toMatchObject({ writes: 1, reply: { comment: 'Dziękujemy!' } });
  });

  test('cannot be written, changed or taken back while it is processing', async () => {
    const cafe = await startOneLocationCompany();
    await reply(cafe, 'Dziękujemy!');
    expect((await reply(cafe, 'Inaczej')).problem).toMatchObject({ code: 'reply_processing', status: 409 });
    expect((await takeBack(cafe)).problem).toMatchObject({ code: 'reply_processing', status: 409 });
    await cafe.jobs.settle();
    expect(await cafe.replyAtGoogle(0)).toMatchObject({ writes: 1, reply: { comment: 'Dziękujemy!' } });
  });

  test('of two sent at once, exactly one is promised', async () => {
    const cafe = await startOneLocationCompany();
    const answers = await Promise.all(['Pierwsza', 'Druga', 'Trzecia'].map((text) => reply(cafe, text)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
    await cafe.jobs.settle();
    expect(await cafe.replyAtGoogle(0)).toMatchObject({ writes: 1 });
  });

  test('can be changed once it is published', async () => {
    const cafe = await startOneLocationCompany();
    await reply(cafe, 'Dziękujemy!');
    await cafe.jobs.settle();
    await reply(cafe, 'Dziękujemy bardzo!');
    await cafe.jobs.settle();
    expect(await read(cafe)).toMatchObject({
      reply_status: 'published',
      reply_comment: 'Dziękujemy bardzo!',
    });
    expect(await cafe.replyAtGoogle(0)).toMatchObject({
      writes: 2,
      reply: { comment: 'Dziękujemy bardzo!' },
    });
  });

  test('can be taken back, and the review waits for an answer again', async () => {
    const cafe = await startOneLocationCompany();
    expect((await takeBack(cafe)).problem).toMatchObject({ code: 'reply_missing', status: 409 });
    await reply(cafe, 'Dziękujemy!');
    await cafe.jobs.settle();
    expect((await takeBack(cafe)).body).toMatchObject({ processing_in_progress: true });
    await cafe.jobs.settle();
    expect(await read(cafe)).toMatchObject({ reply_status: 'none', reply_comment: null });
    expect(await cafe.replyAtGoogle(0)).toMatchObject({ deletes: 1, reply: null });
  });

  test('BEY-08 is rejected with the reason, and can be corrected and sent again', async () => {
    const cafe = await startOneLocationCompany();
    await reply(cafe, 'Proszę dzwonić: 600 100 200');
    await cafe.jobs.settle();
    expect(await read(cafe)).toMatchObject({
      reply_status: 'rejected',
      reply_problem: 'personal_information',
      reply_comment: 'Proszę dzwonić: 600 100 200',
    });
    await reply(cafe, 'Prosimy o kontakt w kawiarni');
    await cafe.jobs.settle();
    expect(await read(cafe)).toMatchObject({ reply_status: 'published', reply_problem: null });
  });

  test('BEY-08 is outdated when the customer changes the review afterwards', async () => {
    const cafe = await startOneLocationCompany();
    await reply(cafe, 'Dziękujemy!');
    await cafe.jobs.settle();
    cafe.clock.advance(60);
    await cafe.script('PATCH', '/reviews/rynek/r0', { rating: 1, comment: 'Jednak nie' });
    await cafe.sync('r0');
    expect(await read(cafe)).toMatchObject({ reply_status: 'outdated', rating: 1, is_edited: true });
  });

  test('is not sent by a job that was made for an earlier one, and left over', async () => {
    const cafe = await startOneLocationCompany();
    await reply(cafe, 'Proszę dzwonić: 600 100 200');
    const earlier = await cafe.jobs.waiting('publish-reply');
    await cafe.jobs.settle();
    await reply(cafe, 'Prosimy o kontakt w kawiarni');
    const again = earlier.map((payload) => ({ ...payload }) as Parameters<typeof publishReply.run>[1]);
    expect(again).toHaveLength(1);
    for (const payload of again)
      await publishReply.run(cafe.services, payload, { tries: 1, isLastTry: false });
    expect(await cafe.replyAtGoogle(0)).toMatchObject({ writes: 1 });
    expect(await read(cafe)).toMatchObject({ reply_status: 'processing' });
    await cafe.jobs.settle();
    expect(await cafe.replyAtGoogle(0)).toMatchObject({
      writes: 2,
      reply: { comment: 'Prosimy o kontakt w kawiarni' },
    });
  });

  test('takes 4096 bytes and not one more', async () => {
    const cafe = await startOneLocationCompany();
    const longest = 'ą'.repeat(2048);
    expect((await reply(cafe, `${longest}a`)).problem).toMatchObject({ code: 'invalid_request' });
    expect((await reply(cafe, '   ')).problem).toMatchObject({ code: 'invalid_request' });
    expect((await reply(cafe, longest)).status).toBe(202);
    await cafe.jobs.settle();
    expect((await cafe.replyAtGoogle(0))?.reply?.comment).toBe(longest);
  });

  test('is refused for a review that was taken down', async () => {
    const cafe = await startOneLocationCompany();
    await cafe.script('DELETE', '/reviews/rynek/r0');
    await cafe.sync('r0');
    expect((await reply(cafe, 'Dziękujemy!')).problem).toMatchObject({ code: 'review_deleted', status: 409 });
    expect((await takeBack(cafe)).problem).toMatchObject({ code: 'review_deleted' });
  });
});
