import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { PageOf, Schemas } from '../../../client/schema.ts';
import { readAllPages } from '../../../client/read-all-pages.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import {
  companyPageKeys,
  organicKeys,
  websiteAuditKeys,
  websiteCompetitorKeys,
} from '../../../query/query-keys.ts';
import { refreshQueries, removalOf } from '../../../query/removal.ts';
import type {
  MutationResult,
  PagedQueryOf,
  PagedResult,
  QueryOf,
  QueryResult,
} from '../../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../../query/use-pinfold-infinite-query.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { companyKeys } from '../../../query/user-keys.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';

/** A website of the company. */
export type Website = Schemas['Website'];

/** A website to add. */
export type NewWebsite = Schemas['NewWebsite'];

/** What a website is searched by, and from where. */
export type WebsiteKeyword = Schemas['WebsiteKeyword'];

/** Keywords to search a website by, from one place. */
export type NewWebsiteKeywords = Schemas['NewWebsiteKeywords'];

/** The company's websites, as a query. */
function listWebsites(client: PinfoldClient): QueryOf<PageOf<Website>> {
  return queryOptions({
    queryKey: companyPageKeys.websites(client.scope),
    queryFn: ({ signal }) =>
      readAllPages((page) =>
        unwrapResponse(client.api.GET('/websites/', { params: { query: { page, page_size: 100 } }, signal })),
      ),
  });
}

const keywordPageSize = 100;

/** What a website is searched by, page after page, as a query. */
function listWebsiteKeywords(client: PinfoldClient, id: number): PagedQueryOf<PageOf<WebsiteKeyword>> {
  return infiniteQueryOptions({
    queryKey: companyPageKeys.websiteKeywords(client.scope, id),
    queryFn: ({ pageParam, signal }) =>
      unwrapResponse(
        client.api.GET('/websites/{id}/keywords/', {
          params: { path: { id }, query: { page: pageParam, page_size: keywordPageSize } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * keywordPageSize < last.count ? page + 1 : undefined),
  });
}

/** All that a website is searched by at once, for a choice of keywords, as a query. */
function listAllWebsiteKeywords(client: PinfoldClient, id: number): QueryOf<PageOf<WebsiteKeyword>> {
  return queryOptions({
    queryKey: companyPageKeys.allWebsiteKeywords(client.scope, id),
    queryFn: ({ signal }) =>
      readAllPages((page) =>
        unwrapResponse(
          client.api.GET('/websites/{id}/keywords/', {
            params: { path: { id }, query: { page, page_size: keywordPageSize } },
            signal,
          }),
        ),
      ),
  });
}

/** Reads all that a website is searched by, however many there are. */
export function useAllWebsiteKeywords(
  websiteId: number,
  { enabled }: { enabled: boolean },
): QueryResult<PageOf<WebsiteKeyword>> {
  return usePinfoldQuery({ ...listAllWebsiteKeywords(usePinfold().client, websiteId), enabled });
}

/** What `useWebsites` returns. */
export type UseWebsitesResult = QueryResult<PageOf<Website>> & {
  create: MutationResult<Website, NewWebsite>;
  remove: MutationResult<void, number>;
};

/**
 * The company's websites, with the ways to add and to remove one.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the list are in `error`; refusals of `create` are ApiErrors
 * with the code `url_invalid`, `website_exists` or `plan_limit_reached`, left to the form.
 * @example
 * ```tsx
 * const { data, create, remove } = useWebsites();
 * create.mutate({ url: 'https://kawiarnialipa.pl', name: 'Kawiarnia Lipa' });
 * ```
 */
export function useWebsites({ enabled = true }: { enabled?: boolean } = {}): UseWebsitesResult {
  const { client, queryClient } = usePinfold();
  const list = usePinfoldQuery({
    ...listWebsites(client),
    enabled: enabled && client.companyId !== undefined,
  });
  const refetch = () => refreshWebsites(queryClient);
  const create = useFormMutation({
    mutationFn: (website: NewWebsite) => unwrapResponse(client.api.POST('/websites/', { body: website })),
    onSuccess: refetch,
  });
  const remove = usePinfoldMutation({
    ...removalOf((id: number) => [
      companyPageKeys.websiteKeywords(client.scope, id),
      websiteAuditKeys.ofWebsite(client.scope, id),
      websiteCompetitorKeys.list(client.scope, id),
    ]),
    mutationFn: async (id: number) => {
      await client.api.DELETE('/websites/{id}/', { params: { path: { id } } });
    },
    onSettled: refetch,
  });
  return { ...list, create, remove };
}

/** What is measured of websites follows what they are searched by. */
export function refreshWebsites(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([companyKeys.all, organicKeys.all].map((key) => refreshQueries(queryClient, key)));
}

const noKeywords: WebsiteKeyword[] = [];

/** What `useWebsiteKeywords` returns. */
export type UseWebsiteKeywordsResult = PagedResult<PageOf<WebsiteKeyword>> & {
  keywords: WebsiteKeyword[];
  count: number | undefined;
  create: MutationResult<PageOf<WebsiteKeyword>, NewWebsiteKeywords>;
  remove: MutationResult<void, number>;
};

/**
 * What a website is searched by, and from where, a hundred more with every `fetchNextPage`, with the ways to add and to remove keywords.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the list are in `error`; a refusal of `create` is an ApiError,
 * for example with the code `plan_limit_reached`, left to the form.
 * @example
 * ```tsx
 * const { keywords, create } = useWebsiteKeywords(website.id);
 * create.mutate({ keywords: ['kawiarnia kraków'], search_location: 3 });
 * ```
 */
export function useWebsiteKeywords(
  websiteId: number,
  { enabled = true }: { enabled?: boolean } = {},
): UseWebsiteKeywordsResult {
  const { client, queryClient } = usePinfold();
  const list = usePinfoldInfiniteQuery({ ...listWebsiteKeywords(client, websiteId), enabled });
  const { data } = list;
  const keywords = useMemo(() => data?.pages.flatMap(({ results }) => results) ?? noKeywords, [data]);
  const refetch = () => refreshWebsites(queryClient);
  const create = useFormMutation({
    mutationFn: (body: NewWebsiteKeywords) =>
      unwrapResponse(
        client.api.POST('/websites/{id}/keywords/', { params: { path: { id: websiteId } }, body }),
      ),
    onSuccess: refetch,
  });
  const remove = usePinfoldMutation({
    mutationFn: async (id: number) => {
      await client.api.DELETE('/websites/{id}/keywords/{keyword_id}/', {
        params: { path: { id: websiteId, keyword_id: id } },
      });
    },
    onSettled: refetch,
  });
  return { ...list, keywords, count: data?.pages.at(-1)?.count, create, remove };
}
