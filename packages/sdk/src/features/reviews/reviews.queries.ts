import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { defaultReviewOrder, type ReviewOrder } from '@pinfold/contract/features/opinions/opinion';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { PageOf, Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { reviewKeys } from '../../query/query-keys.ts';
import type { PagedQueryOf, QueryOf } from '../../query/results.ts';
import { reviewFilters, type ReviewFilters } from './review-filters.ts';

/** A review as the API gives it. */
export type Review = Schemas['Review'];

/** Counts behind the inbox's views. */
export type ReviewStats = Schemas['ReviewStats'];

/** How far a bulk reply is. */
export type BulkReplyProgress = Schemas['BulkReplyProgress'];

/** Page size of the product (product spec, section 9). */
const defaultReviewPageSize = 10;

/** In which order reviews come, and how many at a time. */
export interface ReviewListOptions {
  order?: ReviewOrder | undefined;
  /** 1 to 100. @defaultValue 10 */
  pageSize?: number | undefined;
}

/** Reviews that match, page after page, as a query. */
export function searchReviews(
  client: PinfoldClient,
  filters: ReviewFilters,
  options: ReviewListOptions = {},
): PagedQueryOf<Schemas['ReviewPage']> {
  const { order = defaultReviewOrder, pageSize = defaultReviewPageSize } = options;
  const body = searchBody(filters, order);
  return infiniteQueryOptions({
    queryKey: reviewKeys.list(client.scope, { ...body, pageSize }),
    queryFn: ({ pageParam, signal }) =>
      unwrapResponse(
        client.api.POST('/reviews/search/', {
          body,
          params: { query: { page: pageParam, page_size: pageSize } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) =>
      last.results.length > 0 && page * pageSize < last.count ? page + 1 : undefined,
    placeholderData: keepPreviousData,
  });
}

/** How many reviews match, as a query. */
export function countReviews(client: PinfoldClient, filters: ReviewFilters): QueryOf<number> {
  const body = searchBody(filters);
  return queryOptions({
    queryKey: reviewKeys.count(client.scope, body),
    queryFn: async ({ signal }) => {
      const query = { only_count: 'true' } as const;
      const found = await unwrapResponse(
        client.api.POST('/reviews/search/', { body, params: { query }, signal }),
      );
      return found.count;
    },
  });
}

/** Returns the ids of all matching reviews that can get a reply; 10 000 at most. */
export async function findReviewIds(client: PinfoldClient, filters: ReviewFilters): Promise<number[]> {
  const query = { only_ids: 'true' } as const;
  const body = searchBody(filters);
  const found = await unwrapResponse(client.api.POST('/reviews/search/', { body, params: { query } }));
  return found.ids ?? [];
}

/** One review, as a query. */
export function getReview(client: PinfoldClient, id: number): QueryOf<Review> {
  return queryOptions({
    queryKey: reviewKeys.detail(client.scope, id),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/reviews/{id}/', { params: { path: { id } }, signal })),
  });
}

/** How many reviews wait, and the average rating, as a query. */
export function getReviewStats(client: PinfoldClient): QueryOf<ReviewStats> {
  return queryOptions({
    queryKey: reviewKeys.stats(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/reviews/stats/', { signal })),
  });
}

/** The latest bulk replies and how far they are, as a query. */
export function listBulkReplies(client: PinfoldClient): QueryOf<PageOf<BulkReplyProgress>> {
  return queryOptions({
    queryKey: reviewKeys.bulkReplyList(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/reviews/bulk-replies/', { signal })),
  });
}

/** The first 100 reviews of a bulk reply whose replies were rejected or failed, as a query. */
export function listBulkReplyProblems(client: PinfoldClient, id: number): QueryOf<Schemas['ReviewPage']> {
  return queryOptions({
    queryKey: reviewKeys.bulkReplyProblems(client.scope, id),
    queryFn: ({ signal }) => bulkReplyProblemPage(client, id, 1, signal),
  });
}

/** One page of a bulk reply's problems, a hundred at a time. */
export function bulkReplyProblemPage(
  client: PinfoldClient,
  id: number,
  page: number,
  signal?: AbortSignal,
): Promise<Schemas['ReviewPage']> {
  const params = { path: { id }, query: { page, page_size: 100 } };
  return unwrapResponse(
    client.api.GET('/reviews/bulk-replies/{id}/problems/', { params, ...(signal ? { signal } : {}) }),
  );
}

/** Filters and order as the API takes them. */
interface SearchBody extends ReviewFilters {
  order_by?: ReviewOrder;
}

/** Returns the filters that narrow, and the order, as the API takes them. */
export function searchBody(filters: ReviewFilters, order?: ReviewOrder): SearchBody {
  return { ...reviewFilters.tidy(filters), ...(order && { order_by: order }) };
}
