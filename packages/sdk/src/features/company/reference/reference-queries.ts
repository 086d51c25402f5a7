import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer } from '../../../client/answer.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import { referenceKeys } from '../../../query/query-keys.ts';

/** Countries by name, in the client's language, as a query. */
export function listCountries(client: PinfoldClient, language: string) {
  return queryOptions({
    queryKey: referenceKeys.countries(language),
    queryFn: ({ signal }) => answer(client.api.GET('/countries/', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Lines of business whose name holds a text, as a query. */
export function listCompanyCategories(client: PinfoldClient, language: string, name: string) {
  return queryOptions({
    queryKey: referenceKeys.categories(language, name),
    queryFn: ({ signal }) =>
      answer(
        client.api.GET('/companies/categories/', {
          params: { query: { page_size: 100, ...(name && { name }) } },
          signal,
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

/** Towns whose name begins with a text, as a query. */
export function autocompletePlaces(client: PinfoldClient, language: string, q: string) {
  return queryOptions({
    queryKey: referenceKeys.places(language, q),
    queryFn: ({ signal }) =>
      answer(client.api.GET('/places/autocomplete/', { params: { query: { q } }, signal })),
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  });
}
