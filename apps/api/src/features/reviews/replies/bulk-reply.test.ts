import { describe, expect, test } from 'vitest';
import {
  bulkReply,
  listBulkReplies,
  listBulkReplyProblems,
} from '@pinfold/contract/features/reviews/bulk-replies.endpoints';
import { batchStatus } from '@pinfold/contract/features/reviews/bulk-reply';
import { getReview } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { replyToReview } from '@pinfold/contract/features/reviews/replies.endpoints';
import {
  startOneLocationCompany,
  type OneLocationCompany,
} from '../../../testing/worlds/one-location-company.ts';

const text = 'Dziękujemy za opinię!';

const answer = (cafe: OneLocationCompany, ids: number[], reply_comment = text) =>
  cafe.ok(bulkReply, { as: cafe.owner, body: { ids, reply_comment } });

const progress = async (cafe: OneLocationCompany) =>
  (await cafe.ok(listBulkReplies, { as: cafe.owner })).results;

describe('RV-03 a bulk reply', () => {
  test('answers those that wait and says why it passed over each of the others', async () => {
    const cafe = await startOneLocationCompany({ reviews: 5 });
    const [waiting = 0, answered = 0, processing = 0, deleted = 0, twice = 0] = cafe.ids;
    const params = (id: number) => ({ as: cafe.owner, params: { id }, body: { reply_comment: 'Osobno' } });
    await cafe.ok(replyToReview, params(answered));
    await cafe.jobs.settle();
    await cafe.ok(replyToReview, params(processing));
    await cafe.markDeleted('r3');
    const elsewhere = await cafe.make.review(await cafe.make.company(), 1);
    const result = await answer(cafe, [waiting, answered, processing, deleted, twice, twice, elsewhere]);
    expect(result.accepted_ids).toEqual([waiting, twice]);
    expect(result.skipped).toEqual([
      { id: answered, reason: 'already_replied' },
      { id: processing, reason: 'reply_processing' },
      { id: deleted, reason: 'review_deleted' },
      { id: elsewhere, reason: 'not_found' },
    ]);
    const marked = await cafe.ok(getReview, { as: cafe.owner, params: { id: waiting } });
    expect(marked).toMatchObject({ reply_comment: text, processing_in_progress: true });
    await cafe.jobs.settle();
    for (const index of [0, 1, 2, 4]) expect(await cafe.replyAtGoogle(index)).toMatchObject({ writes: 1 });
  });

  test('that finds nothing to answer makes no batch', async () => {
    const cafe = await startOneLocationCompany();
    const result = await answer(cafe, [999_999]);
    expect(result).toEqual({
      bulk_reply_id: null,
      accepted_ids: [],
      skipped: [{ id: 999_999, reason: 'not_found' }],
    });
    expect(await progress(cafe)).toEqual([]);
  });

  test('takes either name of its ids, and not both', async () => {
    const cafe = await startOneLocationCompany();
    const body = { gmb_reviews_ids: cafe.ids, reply_comment: text };
    expect((await cafe.ok(bulkReply, { as: cafe.owner, body })).accepted_ids).toEqual(cafe.ids);
    const both = await cafe.requestRaw(bulkReply, { as: cafe.owner, body: { ...body, ids: cafe.ids } });
    expect(both.problem?.code).toBe('invalid_request');
  });

  test('of two sent at once over the same reviews, each review is promised by exactly one', async () => {
    const cafe = await startOneLocationCompany({ reviews: 12 });
    const results = await Promise.all([
      answer(cafe, cafe.ids),
      answer(cafe, cafe.ids.toReversed(), 'Inaczej'),
    ]);
    const accepted = results.flatMap(({ accepted_ids }) => accepted_ids);
    expect(accepted.toSorted((a, b) => a - b)).toEqual(cafe.ids.toSorted((a, b) => a - b));
    await cafe.jobs.settle();
    for (const index of cafe.ids.keys()) expect(await cafe.replyAtGoogle(index)).toMatchObject({ writes: 1 });
  });

  test('shows how far it is, until it is completed', async () => {
    const cafe = await startOneLocationCompany();
    await answer(cafe, cafe.ids);
    const [begun] = await progress(cafe);
    expect(begun).toMatchObject({ status: batchStatus.pending, total: 3, processing: 3, author: 'Anna' });
    expect(begun?.seconds_left).toBeGreaterThan(0);
    await cafe.jobs.settle();
    expect(await progress(cafe)).toMatchObject([
      { status: batchStatus.completed, processing: 0, published: 3, seconds_left: null, reply_comment: text },
    ]);
  });

  test('waits as long as the quotas of Google ask for, and says how long that is', async () => {
    const cafe = await startOneLocationCompany({ reviews: 25, config: { GOOGLE_EDITS_PER_MINUTE: '10' } });
    await cafe.script('PUT', '/quotas', { requests_per_minute: 300, edits_per_minute: 10 });
    await answer(cafe, cafe.ids);
    const [begun] = await progress(cafe);
    expect(begun?.seconds_left).toBeGreaterThanOrEqual(115);
    expect(begun?.seconds_left).toBeLessThanOrEqual(126);
    await cafe.jobs.settle();
    expect(await progress(cafe)).toMatchObject([{ status: batchStatus.completed, published: 25 }]);
    const { calls } = await cafe.script<{ calls: { method: string; status: number }[] }>('GET', '/journal');
    const edits = calls.filter(({ method, status }) => method === 'PUT' && status === 200);
    expect(edits).toHaveLength(25);
  });

  test('BEY-08 lists the replies that Google refused, and forgets those that were sent anew', async () => {
    const cafe = await startOneLocationCompany();
    await cafe.script('PUT', '/moderation', { repetitive_after: 1 });
    const { bulk_reply_id } = await answer(cafe, cafe.ids);
    await cafe.jobs.settle();
    const [batch] = await progress(cafe);
    expect(batch).toMatchObject({ status: batchStatus.finishedWithProblems, published: 1, rejected: 2 });
    const params = { id: bulk_reply_id ?? 0 };
    const problems = await cafe.ok(listBulkReplyProblems, { as: cafe.owner, params });
    expect(problems.count).toBe(2);
    expect(problems.results.map(({ reply_problem }) => reply_problem)).toEqual(['repetitive', 'repetitive']);
    const [first] = problems.results;
    await cafe.ok(replyToReview, {
      as: cafe.owner,
      params: { id: first?.id ?? 0 },
      body: { reply_comment: 'Własnymi słowami' },
    });
    await cafe.jobs.settle();
    expect((await cafe.ok(listBulkReplyProblems, { as: cafe.owner, params })).count).toBe(1);
  });

  test('an answer that was rejected or failed takes part in the next one', async () => {
    const cafe = await startOneLocationCompany({ reviews: 1 });
    await answer(cafe, cafe.ids, 'Zapraszamy na www.kawiarnia.example.pl');
    await cafe.jobs.settle();
    expect((await answer(cafe, cafe.ids)).accepted_ids).toEqual(cafe.ids);
    await cafe.jobs.settle();
    expect(await cafe.replyAtGoogle(0)).toMatchObject({ writes: 2, reply: { comment: text } });
  });
});
