import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../../client/answer.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import { companyPageKeys } from '../../../query/query-keys.ts';

/** From where the company watches its positions, as a query. */
export function listSearchLocations(client: PinfoldClient) {
  return queryOptions({
    queryKey: companyPageKeys.searchLocations(client.scope),
    queryFn: ({ signal }) =>
      answer(client.api.GET('/search-locations/', { params: { query: { page_size: 100 } }, signal })),
  });
}

/** Towns of the own locations that are not watched from yet, as a query. */
export function listSuggestedLocations(client: PinfoldClient) {
  return queryOptions({
    queryKey: companyPageKeys.suggestedLocations(client.scope),
    queryFn: ({ signal }) => answer(client.api.GET('/search-locations/suggested/', { signal })),
  });
}
