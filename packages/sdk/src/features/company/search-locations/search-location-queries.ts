import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../../client/answer.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { PageOf, ListOf } from '../../../client/schema.ts';
import { companyPageKeys } from '../../../query/query-keys.ts';
import type { SuggestedLocation } from './use-suggested-locations.ts';
import type { SearchLocation } from './use-search-locations.ts';
import type { QueryOf } from '../../../query/results.ts';

/** From where the company watches its positions, as a query. */
export function listSearchLocations(client: PinfoldClient): QueryOf<PageOf<SearchLocation>> {
  return queryOptions({
    queryKey: companyPageKeys.searchLocations(client.scope),
    queryFn: ({ signal }) =>
      answer(client.api.GET('/search-locations/', { params: { query: { page_size: 100 } }, signal })),
  });
}

/** Towns of the own locations that are not watched from yet, as a query. */
export function listSuggestedLocations(client: PinfoldClient): QueryOf<ListOf<SuggestedLocation>> {
  return queryOptions({
    queryKey: companyPageKeys.suggestedLocations(client.scope),
    queryFn: ({ signal }) => answer(client.api.GET('/search-locations/suggested/', { signal })),
  });
}
