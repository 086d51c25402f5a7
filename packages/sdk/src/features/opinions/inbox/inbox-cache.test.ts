import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { reviewKeys } from '../../../query/query-keys.ts';
import { testReview } from '../../../testing/reviews/review-fixtures.ts';
import type { InboxOpinion } from './inbox-opinion.ts';
import { inboxCache, markProcessing } from './inbox-cache.ts';

const scope = 'account';
const listKey = [...reviewKeys.lists(scope), {}];

const thanked = (review: InboxOpinion) => markProcessing(review, 'Dziękujemy!');

function setUp(reviews: readonly InboxOpinion[]) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(listKey, { pageParams: [1], pages: [{ results: reviews }] });
  queryClient.setQueryData(reviewKeys.detail(scope, 1), reviews[0]);
  const listed = () =>
    queryClient
      .getQueryData<{ pages: { results: InboxOpinion[] }[] }>(listKey)
      ?.pages.flatMap((page) => page.results);
  const opened = () => queryClient.getQueryData<InboxOpinion>(reviewKeys.detail(scope, 1));
  const cache = inboxCache<InboxOpinion>(queryClient, reviewKeys, scope);
  return { cache, listed, opened };
}

describe('RV-02 an optimistic change of reviews', () => {
  it('taken back leaves everything as it was, in lists and where a review is open', async () => {
    const before = [testReview({ id: 1 }), testReview({ id: 2 })];
    const { cache, listed, opened } = setUp(before);
    const undo = await cache.change([1, 2], thanked);
    expect(listed()?.map(({ reply_status }) => reply_status)).toEqual(['processing', 'processing']);
    expect(opened()).toMatchObject({ reply_status: 'processing', reply_comment: 'Dziękujemy!' });
    undo();
    expect(listed()).toEqual(before);
    expect(opened()).toEqual(before[0]);
  });

  it('taken back for some leaves the others changed', async () => {
    const { cache, listed } = setUp([testReview({ id: 1 }), testReview({ id: 2 })]);
    const undo = await cache.change([1, 2], thanked);
    undo(new Set([2]));
    expect(listed()?.map(({ reply_status }) => reply_status)).toEqual(['processing', 'none']);
  });

  it('taken back leaves what the server said meanwhile', async () => {
    const { cache, listed, opened } = setUp([testReview({ id: 1 }), testReview({ id: 2 })]);
    const undo = await cache.change([1, 2], thanked);
    const news = testReview({ id: 1, reply_status: 'published', reply_comment: 'Ktoś był szybszy' });
    cache.store(news);
    undo();
    expect(listed()).toEqual([news, testReview({ id: 2 })]);
    expect(opened()).toEqual(news);
  });
});
