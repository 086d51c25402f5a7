// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PinfoldEvent } from '../../provider/pinfold-event.ts';
import { createTestClient, type TestClientOptions } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { testReview } from '../../testing/reviews/review-fixtures.ts';
import { useBulkReplies, useBulkReply } from './use-bulk-reply.ts';
import { useReviews } from './use-reviews.ts';

const reviews = [
  testReview({ id: 1 }),
  testReview({ id: 2, reply_status: 'published', reply_comment: 'Dziękujemy!' }),
  testReview({ id: 3, reply_status: 'processing', processing_in_progress: true }),
  testReview({ id: 4, deleted: true }),
  testReview({ id: 5, reply_status: 'rejected', reply_problem: 'spam', reply_comment: 'Kup teraz' }),
];

async function setUp(options: TestClientOptions = {}) {
  const client = createTestClient({ data: { reviews }, ...options });
  const onEvent = vi.fn<(event: PinfoldEvent) => void>();
  const { result } = renderHookInPinfold(
    () => ({ list: useReviews(), bulk: useBulkReply(), jobs: useBulkReplies() }),
    { client, onEvent },
  );
  await waitFor(() => expect(result.current.list.reviews).toHaveLength(5));
  const statusOf = (id: number) =>
    result.current.list.reviews.find((review) => review.id === id)?.reply_status;
  return { client, result, statusOf, onEvent };
}

describe('useBulkReply', () => {
  it('RV-03 answers what can be answered and names the reason for each that is skipped', async () => {
    const { client, result, statusOf, onEvent } = await setUp();
    const sent = await act(() =>
      result.current.bulk.mutateAsync({ ids: [1, 2, 3, 4, 5, 99], replyComment: 'Dzięki' }),
    );
    expect(sent.acceptedIds).toEqual([1, 5]);
    expect(sent.skipped).toEqual([
      { id: 2, reason: 'already_replied' },
      { id: 3, reason: 'reply_processing' },
      { id: 4, reason: 'review_deleted' },
      { id: 99, reason: 'not_found' },
    ]);
    expect(client.server.calls.find(({ operation }) => operation === 'bulkReply')?.body).toEqual({
      ids: [1, 5, 99],
      reply_comment: 'Dzięki',
    });
    await waitFor(() => expect(statusOf(1)).toBe('processing'));
    expect(onEvent).toHaveBeenCalledWith({ type: 'bulk_reply_sent', accepted: 2, skipped: 4 });
  });

  it('RV-03 marks the selection as processing before the API has answered', async () => {
    const { client, result, statusOf } = await setUp();
    client.server.setLatency(60_000);
    act(() => result.current.bulk.mutate({ ids: [1, 2], replyComment: 'Dzięki' }));
    await waitFor(() => expect(statusOf(1)).toBe('processing'));
    expect(statusOf(2)).toBe('published');
  });

  it('RV-03 a failed send leaves every review as it was', async () => {
    const { client, result, statusOf } = await setUp({ failures: { bulkReply: 'network' } });
    client.server.fail('searchReviews', 'hang');
    act(() => result.current.bulk.mutate({ ids: [1, 5], replyComment: 'Dzięki' }));
    await waitFor(() => expect(result.current.bulk.error?.kind).toBe('network'));
    await waitFor(() => expect(statusOf(1)).toBe('none'));
    expect(statusOf(5)).toBe('rejected');
  });

  it('RV-03 a selection of which nothing can be answered sends nothing', async () => {
    const { client, result } = await setUp();
    const sent = await act(() => result.current.bulk.mutateAsync({ ids: [2, 4], replyComment: 'Dzięki' }));
    expect(sent.bulkReplyId).toBeUndefined();
    expect(client.server.calls.map(({ operation }) => operation)).not.toContain('bulkReply');
  });

  it('RV-03 what somebody else answered meanwhile is given back as skipped, and shown as it is', async () => {
    const { client, result, statusOf } = await setUp();
    client.server.data.reviews = client.server.data.reviews.map((review) =>
      review.id === 1 ? { ...review, reply_status: 'published', reply_comment: 'Ktoś był szybszy' } : review,
    );
    client.server.fail('searchReviews', 'hang');
    const sent = await act(() => result.current.bulk.mutateAsync({ ids: [1, 5], replyComment: 'Dzięki' }));
    expect(sent.skipped).toEqual([{ id: 1, reason: 'already_replied' }]);
    await waitFor(() => expect(statusOf(5)).toBe('processing'));
    expect(statusOf(1)).toBe('none');
    client.server.fail('searchReviews', undefined);
    await act(() => result.current.list.refetch());
    await waitFor(() => expect(statusOf(1)).toBe('published'));
  });

  it('RV-03 shows progress and sends again only what failed', async () => {
    const { client, result } = await setUp();
    await act(() => result.current.bulk.mutateAsync({ ids: [1, 5], replyComment: 'Dzięki' }));
    await waitFor(() =>
      expect(result.current.jobs.bulkReplies[0]).toMatchObject({ total: 2, processing: 2 }),
    );
    act(() => {
      client.server.decide(1, 'published');
      client.server.decide(5, { rejected: 'repetitive' });
    });
    await waitFor(() =>
      expect(result.current.jobs.bulkReplies[0]).toMatchObject({ published: 1, rejected: 1, status: 3 }),
    );
    const progress = result.current.jobs.bulkReplies[0];
    if (!progress) throw new Error('no bulk reply');
    const again = await act(() => result.current.jobs.retry(progress, 'Dziękujemy za opinię!'));
    expect(again.acceptedIds).toEqual([5]);
  });

  it('RV-03 templates take turns, and what was refused goes again with its own words', async () => {
    const { client, result, statusOf } = await setUp();
    const sent = await act(() => result.current.bulk.mutateAsync({ ids: [1, 2, 5], templateIds: [1, 2] }));
    expect(sent.acceptedIds).toEqual([1, 5]);
    expect(sent.skipped).toEqual([{ id: 2, reason: 'already_replied' }]);
    await waitFor(() => expect(result.current.jobs.bulkReplies[0]?.templates_count).toBe(2));
    const textOf = (id: number) => client.server.data.reviews.find((one) => one.id === id)?.reply_comment;
    const [first, second] = [textOf(1), textOf(5)];
    expect(first).not.toBe(second);
    act(() => {
      client.server.decide(1, { rejected: 'repetitive' });
      client.server.decide(5, { failed: 'not_delivered' });
    });
    await waitFor(() => expect(statusOf(5)).toBe('failed'));
    const progress = result.current.jobs.bulkReplies[0];
    if (!progress) throw new Error('no bulk reply');
    expect((await act(() => result.current.jobs.retry(progress))).acceptedIds).toEqual([1, 5]);
    expect([textOf(1), textOf(5)]).toEqual([first, second]);
  });
});
