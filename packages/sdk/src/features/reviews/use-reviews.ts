import { useMemo } from 'react';
import type { Schemas, ListOf } from '../../client/schema.ts';
import { useClient, usePinfold } from '../../provider/use-pinfold.ts';
import type { PagedResult, QueryResult } from '../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../query/use-pinfold-infinite-query.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { useSettled } from '../../state/use-settled.ts';
import { listReviewTags } from '../opinions/categories/review-categories.ts';
import {
  getReview,
  getReviewStats,
  type Review,
  type ReviewListOptions,
  type ReviewStats,
  searchReviews,
} from './reviews.queries.ts';
import type { ReviewFilters } from './review-filters.ts';

const noReviews: Review[] = [];

/** What `useReviews` returns. */
export type UseReviewsResult = PagedResult<Schemas['ReviewPage']> & {
  reviews: Review[];
  count: number | undefined;
};

/**
 * Reviews that match, more with every `fetchNextPage`. When the provider did not take a reply to one of them, the
 * Provider's `onError` receives `reply_sending`, as `inline`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { reviews, count, fetchNextPage } = useReviews({ reply: false, rating: [1, 2] });
 * ```
 */
export function useReviews(
  filters: ReviewFilters = {},
  { enabled = true, ...options }: ReviewListOptions & { enabled?: boolean } = {},
): UseReviewsResult {
  const { client, report } = usePinfold();
  const query = usePinfoldInfiniteQuery({ ...searchReviews(client, filters, options), enabled });
  const { data } = query;
  const reviews = useMemo(() => (data ? distinctReviews(data.pages) : noReviews), [data]);
  useSettled('reply', reviews, {
    isUnderWay: ({ reply_status: status }) => status === 'processing',
    onSettled: ({ reply_status: status }) => {
      if (status === 'rejected' || status === 'failed') report('reply_sending', { isShownInPlace: true });
    },
  });
  return { ...query, reviews, count: data?.pages.at(-1)?.count };
}

/**
 * One review. Nothing is fetched without an id.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: review } = useReview(17);
 * return <blockquote>{review?.comment}</blockquote>;
 * ```
 */
export function useReview(id: number | undefined): QueryResult<Review> {
  return usePinfoldQuery({ ...getReview(useClient(), id ?? 0), enabled: id !== undefined });
}

/**
 * The number of reviews without a reply, and the average rating.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: stats } = useReviewStats();
 * return <p>{stats?.unanswered}</p>;
 * ```
 */
export function useReviewStats(): QueryResult<ReviewStats> {
  return usePinfoldQuery(getReviewStats(useClient()));
}

/**
 * The company's review categories by name.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: tags } = useReviewTags();
 * tags?.results.map(({ name }) => name);
 * ```
 */
export function useReviewTags(): QueryResult<ListOf<Schemas['ReviewCategory']>> {
  return usePinfoldQuery(listReviewTags(useClient()));
}

/** A review that arrives between two pages pushes another onto both. */
function distinctReviews(pages: readonly { results: Review[] }[]): Review[] {
  return [...new Map(pages.flatMap((page) => page.results).map((review) => [review.id, review])).values()];
}
