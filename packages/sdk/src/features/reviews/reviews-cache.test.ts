import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { reviewKeys } from '../../query/query-keys.ts';
import { testReview } from '../../testing/reviews/review-fixtures.ts';
import type { Review } from './reviews.queries.ts';
import { changeReviews, markProcessing, storeReview } from './reviews-cache.ts';

const scope = 'account';
const listKey = [...reviewKeys.lists(scope), {}];

function setUp(reviews: readonly Review[]) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(listKey, { pageParams: [1], pages: [{ results: reviews }] });
  queryClient.setQueryData(reviewKeys.detail(scope, 1), reviews[0]);
  const listed = () =>
    queryClient
      .getQueryData<{ pages: { results: Review[] }[] }>(listKey)
      ?.pages.flatMap((page) => page.results);
  const opened = () => queryClient.getQueryData<Review>(reviewKeys.detail(scope, 1));
  return { queryClient, listed, opened };
}

describe('RV-02 an optimistic change of reviews', () => {
  it('taken back leaves everything as it was, in lists and where a review is open', async () => {
    const before = [testReview({ id: 1 }), testReview({ id: 2 })];
    const { queryClient, listed, opened } = setUp(before);
    const undo = await changeReviews(queryClient, scope, new Set([1, 2]), markProcessing('Dziękujemy!'));
    expect(listed()?.map(({ reply_status }) => reply_status)).toEqual(['processing', 'processing']);
    expect(opened()).toMatchObject({ reply_status: 'processing', reply_comment: 'Dziękujemy!' });
    undo();
    expect(listed()).toEqual(before);
    expect(opened()).toEqual(before[0]);
  });

  it('taken back for some leaves the others changed', async () => {
    const { queryClient, listed } = setUp([testReview({ id: 1 }), testReview({ id: 2 })]);
    const undo = await changeReviews(queryClient, scope, new Set([1, 2]), markProcessing('Dziękujemy!'));
    undo(new Set([2]));
    expect(listed()?.map(({ reply_status }) => reply_status)).toEqual(['processing', 'none']);
  });

  it('taken back leaves what the server said meanwhile', async () => {
    const { queryClient, listed, opened } = setUp([testReview({ id: 1 }), testReview({ id: 2 })]);
    const undo = await changeReviews(queryClient, scope, new Set([1, 2]), markProcessing('Dziękujemy!'));
    const news = testReview({ id: 1, reply_status: 'published', reply_comment: 'Ktoś był szybszy' });
    storeReview(queryClient, scope, news);
    undo();
    expect(listed()).toEqual([news, testReview({ id: 2 })]);
    expect(opened()).toEqual(news);
  });
});
