import type { QueryClient } from '@tanstack/react-query';
import { expectTypeOf, test } from 'vitest';
import type { PinfoldClient } from '../client/create-client.ts';
import { getReview, type Review, searchReviews } from '../features/reviews/reviews.queries.ts';
import { useReply, type ReplyVariables } from '../features/reviews/use-reply.ts';
import { useReviews, type UseReviewsResult } from '../features/reviews/use-reviews.ts';
import type { MutationResult, Pages, QueryResult } from './results.ts';

test('SDK-05 what a hook returns has a name that a host can write down', () => {
  expectTypeOf(useReply).returns.toEqualTypeOf<MutationResult<Review, ReplyVariables>>();
  expectTypeOf(useReviews).returns.toEqualTypeOf<UseReviewsResult>();
});

test('SDK-05 a result is narrowed by its state, as React Query’s own is', () => {
  const idOf = (query: QueryResult<Review>) => (query.isSuccess ? query.data.id : undefined);
  expectTypeOf(idOf).returns.toEqualTypeOf<number | undefined>();
  const countOf = (query: UseReviewsResult) => (query.isSuccess ? query.data.pages.length : query.count);
  expectTypeOf(countOf).returns.toEqualTypeOf<number | undefined>();
  const sent = (reply: MutationResult<Review, ReplyVariables>) => (reply.isSuccess ? reply.data : undefined);
  expectTypeOf(sent).returns.toEqualTypeOf<Review | undefined>();
});

test('SDK-05 a read as a value says what the cache holds under its key', () => {
  const cached = (cache: QueryClient, client: PinfoldClient) =>
    cache.getQueryData(getReview(client, 17).queryKey);
  expectTypeOf(cached).returns.toExtend<Review | undefined>();
  const fetched = (cache: QueryClient, client: PinfoldClient) =>
    cache.fetchInfiniteQuery(searchReviews(client, {}));
  expectTypeOf(fetched).returns.resolves.toExtend<Pages<{ results: Review[] }>>();
});
