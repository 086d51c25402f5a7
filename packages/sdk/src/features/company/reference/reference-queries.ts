import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer } from '../../../client/answer.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { ListOf, PageOf } from '../../../client/schema.ts';
import { referenceKeys } from '../../../query/query-keys.ts';
import type { PlaceSuggestion } from './use-place-suggestions.ts';
import type { CompanyCategory } from './use-company-categories.ts';
import type { Country } from './use-countries.ts';
import type { QueryOf } from '../../../query/results.ts';

/** Countries by name, in the client's language, as a query. */
export function listCountries(client: PinfoldClient, language: string): QueryOf<ListOf<Country>> {
  return queryOptions({
    queryKey: referenceKeys.countries(language),
    queryFn: ({ signal }) => answer(client.api.GET('/countries/', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Lines of business whose name holds a text, as a query. */
export function listCompanyCategories(
  client: PinfoldClient,
  language: string,
  name: string,
): QueryOf<PageOf<CompanyCategory>> {
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
export function autocompletePlaces(
  client: PinfoldClient,
  language: string,
  q: string,
): QueryOf<ListOf<PlaceSuggestion>> {
  return queryOptions({
    queryKey: referenceKeys.places(language, q),
    queryFn: ({ signal }) =>
      answer(client.api.GET('/places/autocomplete/', { params: { query: { q } }, signal })),
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  });
}
