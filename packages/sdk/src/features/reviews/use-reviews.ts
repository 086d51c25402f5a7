import type { Schemas, ListOf } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { PagedResult, QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { listReviewTags } from '../opinions/categories/review-categories.ts';
import type { ReviewListOptions } from '../opinions/inbox/inbox.queries.ts';
import { useInboxList } from '../opinions/inbox/use-inbox-list.ts';
import { getReview, getReviewStats, type Review, reviewReads, type ReviewStats } from './reviews.queries.ts';
import type { ReviewFilters } from './review-filters.ts';

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
  options: ReviewListOptions & { enabled?: boolean } = {},
): UseReviewsResult {
  return useInboxList(reviewReads, filters, options);
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
