// @vitest-environment jsdom
import { act, render, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { pl } from '../../locales/pl.ts';
import { permissionAccess } from '../../permissions/permission-access.ts';
import { PinfoldProvider } from '../../provider/pinfold-provider.tsx';
import { createTestClient, type TestClientOptions } from '../../testing/create-test-client.ts';
import { wrapInPinfold } from '../../testing/render-in-pinfold.tsx';
import { testReview } from '../../testing/reviews/review-fixtures.ts';
import { inboxIntent } from '../opinions/inbox/inbox-intent.ts';
import { replyAccess } from '../opinions/inbox/use-inbox.ts';
import type { ReviewFilters } from './review-filters.ts';
import type { ReplyDrafts } from '../opinions/inbox/reply-drafts.ts';
import { useReply } from './use-reply.ts';
import { useReviewsInbox, type ReviewsInboxOptions } from './use-reviews-inbox.ts';

const now = new Date('2026-11-21T10:00:00Z');

async function openInbox(options: ReviewsInboxOptions = {}, test: TestClientOptions = {}) {
  const client = createTestClient({ ...test, data: { reviewCount: 120, now, ...test.data } });
  const { result, ...rest } = renderHook(() => ({ ...useReviewsInbox(options), send: useReply() }), {
    wrapper: wrapInPinfold({ client }),
  });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  await waitFor(() => expect(result.current.replyPermission.isPending).toBe(false));
  return { client, inbox: () => result.current, ...rest };
}

describe('useReviewsInbox', () => {
  it('RV-01 loads page after page without a row twice', async () => {
    const { inbox } = await openInbox();
    expect(inbox().reviews).toHaveLength(50);
    // One of the 120 was taken down.
    expect(inbox().count).toBe(119);
    act(() => inbox().loadMore());
    await waitFor(() => expect(inbox().reviews).toHaveLength(100));
    act(() => inbox().loadMore());
    await waitFor(() => expect(inbox().reviews).toHaveLength(119));
    expect(inbox().hasMore).toBe(false);
    expect(new Set(inbox().reviews.map((review) => review.id)).size).toBe(119);
  });

  it('RV-01 filters, orders and knows the views by their counts', async () => {
    const { inbox } = await openInbox();
    act(() => inbox().setView('negative'));
    await waitFor(() => expect(inbox().isStale).toBe(false));
    expect(inbox().view).toBe('negative');
    expect(inbox().count).toBe(inbox().stats?.negative_unanswered);
    expect(inbox().reviews.every((review) => review.rating <= 3)).toBe(true);
    act(() => inbox().changeFilters({ rating: undefined }));
    expect(inbox().view).toBe('unanswered');
    act(() => inbox().setOrder('rating'));
    await waitFor(() => expect(inbox().isStale).toBe(false));
    const ratings = inbox().reviews.map((review) => review.rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  });

  it('RV-01 tells an empty inbox from one whose filters match nothing', async () => {
    const { inbox } = await openInbox();
    expect(inbox().emptiness).toBeUndefined();
    act(() => inbox().setFilters({ q: 'żyrafa' }));
    await waitFor(() => expect(inbox().emptiness).toBe('no_match'));
    const empty = await openInbox({}, { data: { reviews: [] } });
    expect(empty.inbox().emptiness).toBe('no_reviews');
    act(() => empty.inbox().setView('unanswered'));
    await waitFor(() => expect(empty.inbox().emptiness).toBe('all_answered'));
  });

  it('RV-01 shows reviews that were taken down only when they are asked for, as the statistics count', async () => {
    const reviews = [testReview({ id: 1 }), testReview({ id: 2, deleted: true }), testReview({ id: 3 })];
    const { inbox } = await openInbox({}, { data: { reviews } });
    expect(
      inbox()
        .reviews.map(({ id }) => id)
        .toSorted(),
    ).toEqual([1, 3]);
    expect(inbox().count).toBe(inbox().stats?.count);
    act(() => inbox().changeFilters({ deleted: true }));
    await waitFor(() => expect(inbox().isStale).toBe(false));
    expect(inbox().reviews.map(({ id }) => id)).toEqual([2]);
  });

  it('SDK-02 leaves the filters to a host that holds them', async () => {
    const heard = vi.fn<(filters: ReviewFilters) => void>();
    const client = createTestClient({ data: { reviewCount: 30, now } });
    const { result } = renderHook(
      () => {
        const [filters, setFilters] = useState<ReviewFilters>({ rating: [5] });
        heard(filters);
        return useReviewsInbox({ filters, onFiltersChange: setFilters });
      },
      { wrapper: wrapInPinfold({ client }) },
    );
    await waitFor(() => expect(result.current.reviews.length).toBeGreaterThan(0));
    expect(result.current.reviews.every((review) => review.rating === 5)).toBe(true);
    act(() => result.current.clearFilters());
    expect(heard).toHaveBeenLastCalledWith({});
    await waitFor(() => expect(result.current.count).toBe(29));
  });

  it('BEY-16 moves, ticks and ticks a range by keys', async () => {
    const { inbox } = await openInbox();
    const ids = inbox().reviews.map((review) => review.id);
    act(() => inbox().next());
    expect(inbox().active.id).toBe(ids[0]);
    act(() => inbox().toggle());
    act(() => inbox().next());
    act(() => inbox().next());
    act(() => inbox().range());
    expect([...inbox().selection.ids]).toEqual(ids.slice(0, 3));
    act(() => inbox().previous());
    act(() => inbox().toggle());
    expect([...inbox().selection.ids]).toEqual([ids[0], ids[2]]);
    act(() => inbox().reply());
    expect(inbox().active.composer).toBe('reply');
    act(() => inbox().next());
    expect(inbox().active.composer).toBeUndefined();
  });

  it('RV-03 selects everything that matches, also what is not loaded, until the filters change', async () => {
    const { inbox } = await openInbox();
    await act(() => inbox().selection.selectAllMatching());
    expect(inbox().selection.isAllMatching).toBe(true);
    expect(inbox().selection.count).toBe(inbox().stats?.unanswered);
    act(() => inbox().setFilters({ rating: [1] }));
    await waitFor(() => expect(inbox().selection.count).toBe(0));
    expect(inbox().selection.isAllMatching).toBe(false);
  });

  it('RV-02 keeps a draft for each review, also when the inbox goes and comes back', async () => {
    const client = createTestClient({ data: { reviewCount: 5, now } });
    let drafts: ReplyDrafts | undefined;
    function Inbox() {
      drafts = useReviewsInbox().drafts;
      return null;
    }
    const page = (isOpen: boolean) => (
      <PinfoldProvider client={client} locale={pl}>
        {isOpen && <Inbox />}
      </PinfoldProvider>
    );
    const { rerender } = render(page(true));
    act(() => drafts?.write(1, 'Dzień dobry'));
    act(() => drafts?.write(2, 'Przepraszamy'));
    act(() => drafts?.discard(2));
    rerender(page(false));
    drafts = undefined;
    rerender(page(true));
    expect(drafts).toBeDefined();
    expect([1, 2].map((id) => (drafts as ReplyDrafts | undefined)?.of(id))).toEqual([
      'Dzień dobry',
      undefined,
    ]);
  });

  it('RV-02 goes on from the same place when the answered review has left the list', async () => {
    const { inbox } = await openInbox({ defaultFilters: { reply: false, deleted: false } });
    const [first, second, third] = inbox().reviews;
    if (!first || !second || !third) throw new Error('too few reviews');
    act(() => inbox().active.open(second.id));
    await act(() => inbox().send.mutateAsync({ review: second, replyComment: 'Dziękujemy!' }));
    await waitFor(() => expect(inbox().reviews.map((review) => review.id)).not.toContain(second.id));
    expect(inbox().active.review?.reply_status).toBe('processing');
    act(() => inbox().next());
    expect(inbox().active.id).toBe(third.id);
    act(() => inbox().previous());
    expect(inbox().active.id).toBe(first.id);
  });

  it('SDK-07 opens no composer for a member who may not answer', async () => {
    const { inbox } = await openInbox({}, { data: { permissions: ['view_reviews'] } });
    act(() => inbox().next());
    act(() => inbox().reply());
    expect(inbox().active.composer).toBeUndefined();
    expect(inbox().replyPermission.reason?.code).toBe('permission_denied');
  });

  it('BEY-15 tells of a review that a customer has just written, and shows it when asked', async () => {
    const { client, inbox } = await openInbox();
    await waitFor(() => expect(client.server.streamCount).toBe(1));
    act(() => client.server.addReview(testReview({ id: 9000, created_at: '2026-11-21T11:00:00.000Z' })));
    await waitFor(() => expect(inbox().freshCount).toBe(1));
    act(() => inbox().showFresh());
    await waitFor(() => expect(inbox().reviews[0]?.id).toBe(9000));
  });

  it('opens a review that a link names although it is not in the list', async () => {
    const { inbox } = await openInbox({ activeId: 115 });
    await waitFor(() => expect(inbox().active.review?.id).toBe(115));
    expect(inbox().active.index).toBe(-1);
  });

  it('RV-01 closes the review when a host that holds what is open goes back to none', async () => {
    let open = (_id: number | null) => {};
    const client = createTestClient({ data: { reviewCount: 5, now } });
    const { result } = renderHook(
      () => {
        const [activeId, setActiveId] = useState<number | null>(null);
        open = setActiveId;
        return useReviewsInbox({ activeId, onActiveIdChange: setActiveId });
      },
      { wrapper: wrapInPinfold({ client }) },
    );
    await waitFor(() => expect(result.current.reviews.length).toBeGreaterThan(0));
    act(() => result.current.next());
    expect(result.current.active.id).toBeDefined();
    act(() => open(null));
    expect(result.current.active.id).toBeUndefined();
  });

  it('RV-01 asks no further for a page that could not be read until it is asked to', async () => {
    const { client, inbox } = await openInbox();
    client.server.fail('searchReviews', 'invalid_request');
    act(() => inbox().loadMore());
    await waitFor(() => expect(inbox().error).not.toBeNull());
    const asked = client.server.calls.length;
    act(() => inbox().loadMore());
    await act(async () => {});
    expect(client.server.calls).toHaveLength(asked);
    client.server.fail('searchReviews', undefined);
    await act(async () => void (await inbox().refetch()));
    act(() => inbox().loadMore());
    await waitFor(() => expect(inbox().reviews).toHaveLength(100));
  });
});

it('SDK-07 asks of a reply what its permission stands for', () => {
  expect(replyAccess).toEqual(permissionAccess('reply_reviews'));
});

describe('inboxIntent', () => {
  const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, isTyping: false };
  it.each([
    [{ key: 'j' }, 'next'],
    [{ key: 'K' }, 'previous'],
    [{ key: 'X', shiftKey: true }, 'range'],
    [{ key: '?', shiftKey: true }, 'help'],
    [{ key: 'r', ctrlKey: true }, undefined],
    [{ key: 'r', isTyping: true }, undefined],
    [{ key: 'Enter', ctrlKey: true, isTyping: true }, 'send_and_next'],
    [{ key: 'Enter', metaKey: true, isTyping: true }, 'send_and_next'],
    [{ key: 'Escape', isTyping: true }, 'leave'],
  ])('BEY-16 %o means %s', (key, intent) => {
    expect(inboxIntent({ ...none, ...key })).toBe(intent);
  });
});
