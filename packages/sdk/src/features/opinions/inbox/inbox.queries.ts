import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { defaultReviewOrder, type ReviewOrder } from '@pinfold/contract/features/opinions/opinion';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { PagedQueryOf, QueryOf } from '../../../query/results.ts';
import type { OpinionFilters } from '../opinion-filters.ts';
import type { InboxOpinion, InboxPage, InboxSearchBody, InboxStats } from './inbox-opinion.ts';
import type { InboxReads } from './inbox-source.ts';

/** Page size of the product (product spec, section 9). */
const defaultPageSize = 10;

/** In which order reviews come, and how many at a time. */
export interface ReviewListOptions {
  order?: ReviewOrder | undefined;
  /** 1 to 100. @defaultValue 10 */
  pageSize?: number | undefined;
}

/** Opinions that match, page after page, as a query. */
export function searchInbox<Opinion extends InboxOpinion, Filters extends OpinionFilters>(
  reads: InboxReads<Opinion, Filters>,
  client: PinfoldClient,
  filters: Filters,
  options: ReviewListOptions,
): PagedQueryOf<InboxPage<Opinion>> {
  const { order = defaultReviewOrder, pageSize = defaultPageSize } = options;
  const body = inboxSearchBody(reads, filters, order);
  return infiniteQueryOptions({
    queryKey: reads.keys.list(client.scope, { ...body, pageSize }),
    queryFn: ({ pageParam, signal }) =>
      reads.search(client, { body, query: { page: pageParam, page_size: pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) =>
      last.results.length > 0 && page * pageSize < last.count ? page + 1 : undefined,
    placeholderData: keepPreviousData,
  });
}

/** How many opinions match, as a query. */
export function countInbox<Filters extends OpinionFilters>(
  reads: InboxReads<InboxOpinion, Filters>,
  client: PinfoldClient,
  filters: Filters,
): QueryOf<number> {
  const body = inboxSearchBody(reads, filters);
  return queryOptions({
    queryKey: reads.keys.count(client.scope, body),
    queryFn: async ({ signal }) =>
      (await reads.search(client, { body, query: { only_count: 'true' }, signal })).count,
  });
}

/** Returns the ids of all matching opinions that can get a reply; 10 000 at most. */
export async function findInboxIds<Filters extends OpinionFilters>(
  reads: InboxReads<InboxOpinion, Filters>,
  client: PinfoldClient,
  filters: Filters,
): Promise<number[]> {
  const body = inboxSearchBody(reads, filters);
  const { ids = [] } = await reads.search(client, { body, query: { only_ids: 'true' } });
  return ids;
}

/** One opinion, as a query. */
export function getFromInbox<Opinion extends InboxOpinion>(
  reads: Pick<InboxReads<Opinion>, 'keys' | 'one'>,
  client: PinfoldClient,
  id: number,
): QueryOf<Opinion> {
  return queryOptions({
    queryKey: reads.keys.detail(client.scope, id),
    queryFn: ({ signal }) => reads.one(client, id, signal),
    // The type of initial data, which there is none of, does not resolve for a type parameter.
  }) as QueryOf<Opinion>;
}

/** How many opinions wait, and the average rating, as a query. */
export function getInboxStats(
  reads: Pick<InboxReads, 'keys' | 'stats'>,
  client: PinfoldClient,
): QueryOf<InboxStats> {
  return queryOptions({
    queryKey: reads.keys.stats(client.scope),
    queryFn: ({ signal }) => reads.stats(client, signal),
  });
}

/** Returns the filters that narrow, and the order, as the API takes them. */
export function inboxSearchBody<Filters extends OpinionFilters>(
  { filters: { tidy } }: Pick<InboxReads<InboxOpinion, Filters>, 'filters'>,
  filters: Filters,
  order?: ReviewOrder,
): InboxSearchBody<Filters> {
  return { ...tidy(filters), ...(order && { order_by: order }) };
}
