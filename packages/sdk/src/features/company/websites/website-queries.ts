import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answer } from '../../../client/answer.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { PageOf } from '../../../client/schema.ts';
import { companyPageKeys } from '../../../query/query-keys.ts';
import type { WebsiteKeyword } from './use-website-keywords.ts';
import type { Website } from './use-websites.ts';
import type { QueryOf, PagedQueryOf } from '../../../query/results.ts';

/** The company's websites, the first hundred, as a query. */
export function listWebsites(client: PinfoldClient): QueryOf<PageOf<Website>> {
  return queryOptions({
    queryKey: companyPageKeys.websites(client.scope),
    queryFn: ({ signal }) =>
      answer(client.api.GET('/websites/', { params: { query: { page_size: 100 } }, signal })),
  });
}

const keywordPageSize = 100;

/** What a website is searched by, page after page, as a query. */
export function listWebsiteKeywords(client: PinfoldClient, id: number): PagedQueryOf<PageOf<WebsiteKeyword>> {
  return infiniteQueryOptions({
    queryKey: companyPageKeys.websiteKeywords(client.scope, id),
    queryFn: ({ pageParam, signal }) =>
      answer(
        client.api.GET('/websites/{id}/keywords/', {
          params: { path: { id }, query: { page: pageParam, page_size: keywordPageSize } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * keywordPageSize < last.count ? page + 1 : undefined),
  });
}
