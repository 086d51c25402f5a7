import { describe, expect, test } from 'vitest';
import {
  bulkReply,
  listBulkReplies,
  listBulkReplyProblems,
} from '@pinfold/contract/features/reviews/bulk-replies.endpoints';
import { batchStatus } from '@pinfold/contract/batch-status';
import { getReview } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { replyToReview } from '@pinfold/contract/features/reviews/replies.endpoints';
import {
  startOneLocationCompany,
  type OneLocationCompany,
} from '../../../testing/worlds/one-location-company.ts';

const text = 'Dziękujemy za opinię!';

const answer = (world: OneLocationCompany, ids: number[], reply_comment = text) =>
  world.ok(bulkReply, { as: world.owner, body: { ids, reply_comment } });

const progress = async (world: OneLocationCompany) =>
  (await world.ok(listBulkReplies, { as: world.owner })).results;

describe('RV-03 a bulk reply', () => {
  test('answers those that wait and says why it passed over each of the others', async () => {
    const world = await startOneLocationCompany({ reviews: 5 });
    const [waiting = 0, answered = 0, processing = 0, deleted = 0, twice = 0] = world.ids;
    const params = (id: number) => ({ as: world.owner, params: { id }, body: { reply_comment: 'Osobno' } });
    await world.ok(replyToReview, params(answered));
    await world.jobs.settle();
    await world.ok(replyToReview, params(processing));
    await world.markDeleted('r3');
    const elsewhere = await world.make.review(await world.make.company(), 1);
    const result = await answer(world, [waiting, answered, processing, deleted, twice, twice, elsewhere]);
    expect(result.accepted_ids).toEqual([waiting, twice]);
    expect(result.skipped).toEqual([
      { id: answered, reason: 'already_replied' },
      { id: processing, reason: 'reply_processing' },
      { id: deleted, reason: 'review_deleted' },
      { id: elsewhere, reason: 'not_found' },
    ]);
    const marked = await world.ok(getReview, { as: world.owner, params: { id: waiting } });
    expect(marked).toMatchObject({ reply_comment: text, processing_in_progress: true });
    await world.jobs.settle();
    for (const index of [0, 1, 2, 4]) expect(await world.replyAtGoogle(index)).toMatchObject({ writes: 1 });
  });

  test('that finds nothing to answer makes no batch', async () => {
    const world = await startOneLocationCompany();
    const result = await answer(world, [999_999]);
    expect(result).toEqual({
      bulk_reply_id: null,
      accepted_ids: [],
      skipped: [{ id: 999_999, reason: 'not_found' }],
    });
    expect(await progress(world)).toEqual([]);
  });

  test('takes either name of its ids, and not both', async () => {
    const world = await startOneLocationCompany();
    const body = { gmb_reviews_ids: world.ids, reply_comment: text };
    expect((await world.ok(bulkReply, { as: world.owner, body })).accepted_ids).toEqual(world.ids);
    const both = await world.requestRaw(bulkReply, { as: world.owner, body: { ...body, ids: world.ids } });
    expect(both.problem?.code).toBe('invalid_request');
  });

  test('of two sent at once over the same reviews, each review is promised by exactly one', async () => {
    const world = await startOneLocationCompany({ reviews: 12 });
    const results = await Promise.all([
      answer(world, world.ids),
      answer(world, world.ids.toReversed(), 'Inaczej'),
    ]);
    const accepted = results.flatMap(({ accepted_ids }) => accepted_ids);
    expect(accepted.toSorted((a, b) => a - b)).toEqual(world.ids.toSorted((a, b) => a - b));
    await world.jobs.settle();
    for (const index of world.ids.keys())
      expect(await world.replyAtGoogle(index)).toMatchObject({ writes: 1 });
  });

  test('shows how far it is, until it is completed', async () => {
    const world = await startOneLocationCompany();
    await answer(world, world.ids);
    const [begun] = await progress(world);
    expect(begun).toMatchObject({ status: batchStatus.pending, total: 3, processing: 3, author: 'Anna' });
    expect(begun?.seconds_left).toBeGreaterThan(0);
    await world.jobs.settle();
    expect(await progress(world)).toMatchObject([
      { status: batchStatus.completed, processing: 0, published: 3, seconds_left: null, reply_comment: text },
    ]);
  });

  test('waits as long as the quotas of Google ask for, and says how long that is', async () => {
    const world = await startOneLocationCompany({ reviews: 25, config: { GOOGLE_EDITS_PER_MINUTE: '10' } });
    await world.script('PUT', '/quotas', { requests_per_minute: 300, edits_per_minute: 10 });
    await answer(world, world.ids);
    const [begun] = await progress(world);
    expect(begun?.seconds_left).toBeGreaterThanOrEqual(115);
    expect(begun?.seconds_left).toBeLessThanOrEqual(126);
    await world.jobs.settle();
    expect(await progress(world)).toMatchObject([{ status: batchStatus.completed, published: 25 }]);
    const { calls } = await world.script<{ calls: { method: string; status: number }[] }>('GET', '/journal');
    const edits = calls.filter(({ method, status }) => method === 'PUT' && status === 200);
    expect(edits).toHaveLength(25);
  });

  test('BEY-08 lists the replies that Google refused, and forgets those that were sent anew', async () => {
    const world = await startOneLocationCompany();
    await world.script('PUT', '/moderation', { repetitive_after: 1 });
    const { bulk_reply_id } = await answer(world, world.ids);
    await world.jobs.settle();
    const [batch] = await progress(world);
    expect(batch).toMatchObject({ status: batchStatus.finishedWithProblems, published: 1, rejected: 2 });
    const params = { id: bulk_reply_id ?? 0 };
    const problems = await world.ok(listBulkReplyProblems, { as: world.owner, params });
    expect(problems.count).toBe(2);
    expect(problems.results.map(({ reply_problem }) => reply_problem)).toEqual(['repetitive', 'repetitive']);
    const [first] = problems.results;
    await world.ok(replyToReview, {
      as: world.owner,
      params: { id: first?.id ?? 0 },
      body: { reply_comment: 'Własnymi słowami' },
    });
    await world.jobs.settle();
    expect((await world.ok(listBulkReplyProblems, { as: world.owner, params })).count).toBe(1);
  });

  test('an answer that was rejected or failed takes part in the next one', async () => {
    const world = await startOneLocationCompany({ reviews: 1 });
    await answer(world, world.ids, 'Zapraszamy na www.kawiarnia.example.pl');
    await world.jobs.settle();
    expect((await answer(world, world.ids)).accepted_ids).toEqual(world.ids);
    await world.jobs.settle();
    expect(await world.replyAtGoogle(0)).toMatchObject({ writes: 2, reply: { comment: text } });
  });
});
