// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testReview } from '../../../testing/reviews/review-fixtures.ts';
import { useBufferedReviews } from './use-buffered-reviews.ts';

const of = (...ids: number[]) => ids.map((id) => testReview({ id }));

function shown(initial: { ids: number[]; question?: string; isStale?: boolean }) {
  const hook = renderHook(
    ({ ids, question = 'all', isStale = false }: typeof initial) =>
      useBufferedReviews(of(...ids), question, isStale),
    { initialProps: initial },
  );
  return {
    ...hook,
    ids: () => hook.result.current.reviews.map((review) => review.id),
  };
}

describe('useBufferedReviews', () => {
  it('SDK-03 a review that arrives on top waits until it is asked for', () => {
    const list = shown({ ids: [3, 2, 1] });
    list.rerender({ ids: [5, 4, 3, 2, 1] });
    expect(list.ids()).toEqual([3, 2, 1]);
    expect(list.result.current.freshCount).toBe(2);
    act(() => list.result.current.showFresh());
    expect(list.ids()).toEqual([5, 4, 3, 2, 1]);
    expect(list.result.current.freshCount).toBe(0);
  });

  it('SDK-03 the next page and rows that leave are shown at once', () => {
    const list = shown({ ids: [3, 2] });
    list.rerender({ ids: [3, 2, 1, 0] });
    expect(list.ids()).toEqual([3, 2, 1, 0]);
    list.rerender({ ids: [3, 1, 0] });
    expect(list.ids()).toEqual([3, 1, 0]);
  });

  it('SDK-03 other filters show everything they find, also where rows overlap', () => {
    const list = shown({ ids: [3, 2, 1] });
    list.rerender({ ids: [3, 2, 1], question: 'unanswered', isStale: true });
    list.rerender({ ids: [9, 3, 8, 1], question: 'unanswered' });
    expect(list.ids()).toEqual([9, 3, 8, 1]);
  });
});
