import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReplyStatus } from '@pinfold/contract/features/reviews/reply';
import {
  defaultReviewOrder,
  type ReviewDateType,
  type ReviewOrder,
  type Sentiment,
} from '@pinfold/contract/features/reviews/review';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { ListOf, PageOf, Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { bulkReplyKeys, reviewKeys } from '../../query/query-keys.ts';
import type { PagedQueryOf, QueryOf } from '../../query/results.ts';
import { type ReviewFilters, tidyReviewFilters } from './review-filters.ts';

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

/** The company's review categories by name, as a query. */
export function listReviewTags(client: PinfoldClient): QueryOf<ListOf<Schemas['ReviewCategory']>> {
  return queryOptions({
    queryKey: reviewKeys.tags(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/reviews/tags/', { signal })),
    staleTime: 5 * 60_000,
  });
}

/** The latest bulk replies and how far they are, as a query. */
export function listBulkReplies(client: PinfoldClient): QueryOf<PageOf<BulkReplyProgress>> {
  return queryOptions({
    queryKey: bulkReplyKeys.list(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/reviews/bulk-replies/', { signal })),
  });
}

/** The first 100 reviews of a bulk reply whose replies were rejected or failed, as a query. */
export function listBulkReplyProblems(client: PinfoldClient, id: number): QueryOf<Schemas['ReviewPage']> {
  return queryOptions({
    queryKey: bulkReplyKeys.problems(client.scope, id),
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

/** What `searchBody` returns. */
interface SearchBodyResult {
  order_by?: ReviewOrder;
  groups?: number[];
  cities?: string[];
  gmb_address_ids?: number[];
  tags?: number[];
  reply_status?: ReplyStatus[];
  rating?: number[];
  q?: string;
  date_from?: string;
  date_to?: string;
  reply?: NonNullable<boolean | null | undefined>;
  comment?: NonNullable<boolean | null | undefined>;
  has_note?: NonNullable<boolean | null | undefined>;
  deleted?: NonNullable<boolean | null | undefined>;
  is_accurate?: NonNullable<boolean | null | undefined>;
  is_written_by_ai?: NonNullable<boolean | null | undefined>;
  is_processing?: NonNullable<boolean | null | undefined>;
  only_created?: NonNullable<boolean | null | undefined>;
  only_updated?: NonNullable<boolean | null | undefined>;
  has_tags?: NonNullable<boolean | null | undefined>;
  tags_handling?: NonNullable<0 | 2 | 1 | null | undefined>;
  tags_sentiment?: Sentiment[];
  sentiment?: Sentiment[];
  date_type?: NonNullable<ReviewDateType | null | undefined>;
}

/** Filters and order as the API takes them. */
export function searchBody(filters: ReviewFilters, order?: ReviewOrder): SearchBodyResult {
  const { rating, reply_status, tags, gmb_address_ids, cities, groups, ...rest } = tidyReviewFilters(filters);
  return {
    ...rest,
    ...(rating && { rating: [...rating] }),
    ...(reply_status && { reply_status: [...reply_status] }),
    ...(tags && { tags: [...tags] }),
    ...(gmb_address_ids && { gmb_address_ids: [...gmb_address_ids] }),
    ...(cities && { cities: [...cities] }),
    ...(groups && { groups: [...groups] }),
    ...(order && { order_by: order }),
  };
}
