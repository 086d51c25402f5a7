import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../../client/answer.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import { companyKeys } from '../../../query/query-keys.ts';

/** The company's websites, the first hundred, as a query. */
export function listWebsites(client: PinfoldClient) {
  return queryOptions({
    queryKey: companyKeys.websites(client.scope),
    queryFn: ({ signal }) =>
      answer(client.api.GET('/websites/', { params: { query: { page_size: 100 } }, signal })),
  });
}

/** What a website is searched by, the first hundred, as a query. */
export function listWebsiteKeywords(client: PinfoldClient, id: number) {
  return queryOptions({
    queryKey: companyKeys.websiteKeywords(client.scope, id),
    queryFn: ({ signal }) =>
      answer(
        client.api.GET('/websites/{id}/keywords/', {
          params: { path: { id }, query: { page_size: 100 } },
          signal,
        }),
      ),
  });
}
