// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PinfoldProviderProps } from '../../provider/pinfold-provider.tsx';
import { createTestClient } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { testReview } from '../../testing/reviews/review-fixtures.ts';
import { useReply } from './use-reply.ts';
import { useReviews, useReviewStats } from './use-reviews.ts';

function setUp(options: Parameters<typeof createTestClient>[0] = {}) {
  const client = createTestClient({
    data: { reviews: [testReview({ id: 1 }), testReview({ id: 2 })] },
    ...options,
  });
  const onError = vi.fn<NonNullable<PinfoldProviderProps['onError']>>();
  const { result } = renderHookInPinfold(
    () => ({ list: useReviews(), stats: useReviewStats(), reply: useReply() }),
    { client, onError },
  );
  const first = () => result.current.list.reviews.find((review) => review.id === 1);
  const loaded = () => {
    const review = first();
    if (!review) throw new Error('not loaded');
    return review;
  };
  return { client, result, first, loaded, onError };
}

describe('useReply', () => {
  it('RV-02 shows the answer as processing before the API has answered, then as published', async () => {
    const { client, result, first, loaded } = setUp();
    await waitFor(() => expect(result.current.list.reviews).toHaveLength(2));
    client.server.setLatency(60_000);
    act(() => result.current.reply.mutate({ review: loaded(), replyComment: ' Dziękujemy! ' }));
    await waitFor(() => expect(first()?.reply_status).toBe('processing'));
    expect(first()?.reply_comment).toBe('Dziękujemy!');
    expect(client.server.data.reviews[0]?.reply_status).toBe('none');
  });

  it('RV-02 SDK-05 asks and sends all the same where the browser or the host holds the page to be offline', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const { client, result, loaded } = setUp();
    await waitFor(() => expect(result.current.list.reviews).toHaveLength(2));
    act(() => result.current.reply.mutate({ review: loaded(), replyComment: 'Dziękujemy!' }));
    await waitFor(() => expect(client.server.data.reviews[0]?.reply_status).toBe('processing'));
  });

  it('RV-02 BEY-15 leaves processing when the provider has decided, without anybody asking', async () => {
    const { client, result, first, loaded } = setUp();
    await waitFor(() => expect(result.current.list.reviews).toHaveLength(2));
    act(() => result.current.reply.mutate({ review: loaded(), replyComment: 'Dziękujemy!' }));
    await waitFor(() => expect(client.server.data.reviews[0]?.reply_status).toBe('processing'));
    act(() => client.server.decide(1, { rejected: 'repetitive' }));
    await waitFor(() =>
      expect(first()).toMatchObject({ reply_status: 'rejected', reply_problem: 'repetitive' }),
    );
  });

  it('RV-02 a refused answer is taken back and reported in words', async () => {
    const { client, result, first, loaded, onError } = setUp({
      failures: { replyToReview: 'plan_does_not_allow' },
    });
    await waitFor(() => expect(result.current.list.reviews).toHaveLength(2));
    client.server.fail('searchReviews', 'hang');
    act(() => result.current.reply.mutate({ review: loaded(), replyComment: 'Dziękujemy!' }));
    await waitFor(() => expect(result.current.reply.error?.code).toBe('plan_does_not_allow'));
    await waitFor(() => expect(first()).toMatchObject({ reply_status: 'none', reply_comment: null }));
    expect(onError).toHaveBeenCalledWith(
      { kind: 'modal', message: 'Test problem: plan_does_not_allow', action: 'ok' },
      expect.objectContaining({ status: 429 }),
    );
  });

  it('RV-02 a reply that is on its way is not sent twice', async () => {
    const { client, result, loaded, onError } = setUp();
    await waitFor(() => expect(result.current.list.reviews).toHaveLength(2));
    const review = loaded();
    await act(() => result.current.reply.mutateAsync({ review, replyComment: 'Raz' }));
    act(() => result.current.reply.mutate({ review, replyComment: 'Dwa' }));
    await waitFor(() => expect(result.current.reply.error?.code).toBe('reply_processing'));
    expect(client.server.calls.filter(({ operation }) => operation === 'replyToReview')).toHaveLength(1);
    expect(onError.mock.lastCall?.[0]).toMatchObject({
      message: 'Odpowiedź jest wysyłana. Poczekaj, aż Google ją przyjmie.',
    });
  });

  it('RV-02 a text beyond 4096 bytes is refused before it is sent', async () => {
    const { client, result, loaded } = setUp();
    await waitFor(() => expect(result.current.list.reviews).toHaveLength(2));
    act(() => result.current.reply.mutate({ review: loaded(), replyComment: 'ą'.repeat(2049) }));
    await waitFor(() => expect(result.current.reply.error?.code).toBe('reply_too_long'));
    expect(client.server.calls.map(({ operation }) => operation)).not.toContain('replyToReview');
  });
});
