import { describe, expect, test } from 'vitest';
import { deleteReply, replyToReview } from '@pinfold/contract/features/reviews/replies.endpoints';
import { getReview } from '@pinfold/contract/features/reviews/reviews.endpoints';
import {
  startOneLocationCompany,
  type OneLocationCompany,
} from '../../../testing/worlds/one-location-company.ts';
import { publishReply } from './publish-reply.job.ts';

const read = (world: OneLocationCompany, index = 0) =>
  world.ok(getReview, { as: world.owner, params: { id: world.ids[index] ?? 0 } });

const reply = (world: OneLocationCompany, reply_comment: string, index = 0) =>
  world.request(replyToReview, {
    as: world.owner,
    params: { id: world.ids[index] ?? 0 },
    body: { reply_comment },
  });

const takeBack = (world: OneLocationCompany, index = 0) =>
  world.request(deleteReply, { as: world.owner, params: { id: world.ids[index] ?? 0 } });

describe('RV-02 a reply', () => {
  test('is processing at once, reaches Google once, and is published when Google has decided', async () => {
    const world = await startOneLocationCompany();
    const promised = await reply(world, '  Dziękujemy! ');
    expect(promised.status).toBe(202);
    expect(promised.body).toMatchObject({
      reply_comment: 'Dziękujemy!',
      reply_status: 'processing',
      processing_in_progress: true,
    });
    await world.jobs.runDue();
    expect(await read(world)).toMatchObject({ reply_status: 'processing' });
    await world.jobs.settle();
    expect(await read(world)).toMatchObject({ reply_status: 'published', processing_in_progress: false });
    expect(await world.replyAtGoogle(0)).toMatchObject({ writes: 1, reply: { comment: 'Dziękujemy!' } });
  });

  test('cannot be written, changed or taken back while it is processing', async () => {
    const world = await startOneLocationCompany();
    await reply(world, 'Dziękujemy!');
    expect((await reply(world, 'Inaczej')).problem).toMatchObject({ code: 'reply_processing', status: 409 });
    expect((await takeBack(world)).problem).toMatchObject({ code: 'reply_processing', status: 409 });
    await world.jobs.settle();
    expect(await world.replyAtGoogle(0)).toMatchObject({ writes: 1, reply: { comment: 'Dziękujemy!' } });
  });

  test('of two sent at once, exactly one is promised', async () => {
    const world = await startOneLocationCompany();
    const answers = await Promise.all(['Pierwsza', 'Druga', 'Trzecia'].map((text) => reply(world, text)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
    await world.jobs.settle();
    expect(await world.replyAtGoogle(0)).toMatchObject({ writes: 1 });
  });

  test('can be changed once it is published', async () => {
    const world = await startOneLocationCompany();
    await reply(world, 'Dziękujemy!');
    await world.jobs.settle();
    await reply(world, 'Dziękujemy bardzo!');
    await world.jobs.settle();
    expect(await read(world)).toMatchObject({
      reply_status: 'published',
      reply_comment: 'Dziękujemy bardzo!',
    });
    expect(await world.replyAtGoogle(0)).toMatchObject({
      writes: 2,
      reply: { comment: 'Dziękujemy bardzo!' },
    });
  });

  test('can be taken back, and the review waits for an answer again', async () => {
    const world = await startOneLocationCompany();
    expect((await takeBack(world)).problem).toMatchObject({ code: 'reply_missing', status: 409 });
    await reply(world, 'Dziękujemy!');
    await world.jobs.settle();
    expect((await takeBack(world)).body).toMatchObject({ processing_in_progress: true });
    await world.jobs.settle();
    expect(await read(world)).toMatchObject({ reply_status: 'none', reply_comment: null });
    expect(await world.replyAtGoogle(0)).toMatchObject({ deletes: 1, reply: null });
  });

  test('BEY-08 is rejected with the reason, and can be corrected and sent again', async () => {
    const world = await startOneLocationCompany();
    await reply(world, 'Proszę dzwonić: 600 100 200');
    await world.jobs.settle();
    expect(await read(world)).toMatchObject({
      reply_status: 'rejected',
      reply_problem: 'personal_information',
      reply_comment: 'Proszę dzwonić: 600 100 200',
    });
    await reply(world, 'Prosimy o kontakt w kawiarni');
    await world.jobs.settle();
    expect(await read(world)).toMatchObject({ reply_status: 'published', reply_problem: null });
  });

  test('BEY-08 is outdated when the customer changes the review afterwards', async () => {
    const world = await startOneLocationCompany();
    await reply(world, 'Dziękujemy!');
    await world.jobs.settle();
    world.clock.advance(60);
    await world.script('PATCH', '/reviews/rynek/r0', { rating: 1, comment: 'Jednak nie' });
    await world.sync('r0');
    expect(await read(world)).toMatchObject({ reply_status: 'outdated', rating: 1, is_edited: true });
  });

  test('is not sent by a job that was made for an earlier one, and left over', async () => {
    const world = await startOneLocationCompany();
    await reply(world, 'Proszę dzwonić: 600 100 200');
    const earlier = await world.jobs.waiting('publish-reply');
    await world.jobs.settle();
    await reply(world, 'Prosimy o kontakt w kawiarni');
    const again = earlier.map((payload) => ({ ...payload }) as Parameters<typeof publishReply.run>[1]);
    expect(again).toHaveLength(1);
    for (const payload of again)
      await publishReply.run(world.services, payload, { tries: 1, isLastTry: false });
    expect(await world.replyAtGoogle(0)).toMatchObject({ writes: 1 });
    expect(await read(world)).toMatchObject({ reply_status: 'processing' });
    await world.jobs.settle();
    expect(await world.replyAtGoogle(0)).toMatchObject({
      writes: 2,
      reply: { comment: 'Prosimy o kontakt w kawiarni' },
    });
  });

  test('takes 4096 bytes and not one more', async () => {
    const world = await startOneLocationCompany();
    const longest = 'ą'.repeat(2048);
    expect((await reply(world, `${longest}a`)).problem).toMatchObject({ code: 'invalid_request' });
    expect((await reply(world, '   ')).problem).toMatchObject({ code: 'invalid_request' });
    expect((await reply(world, longest)).status).toBe(202);
    await world.jobs.settle();
    expect((await world.replyAtGoogle(0))?.reply?.comment).toBe(longest);
  });

  test('is refused for a review that was taken down', async () => {
    const world = await startOneLocationCompany();
    await world.script('DELETE', '/reviews/rynek/r0');
    await world.sync('r0');
    expect((await reply(world, 'Dziękujemy!')).problem).toMatchObject({
      code: 'review_deleted',
      status: 409,
    });
    expect((await takeBack(world)).problem).toMatchObject({ code: 'review_deleted' });
  });
});
