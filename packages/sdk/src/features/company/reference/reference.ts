import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { ListOf, PageOf, Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { referenceKeys } from '../../../query/query-keys.ts';
import type { QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';

/** A line of business. */
export type CompanyCategory = Schemas['CompanyCategory'];

/** A country with its ISO 3166-1 alpha-2 code. */
export type Country = Schemas['Country'];

/** A town that matches a search text. */
export type PlaceSuggestion = Schemas['PlaceSuggestion'];

/** Countries by name, in the client's language, as a query. */
function listCountries(client: PinfoldClient, language: string): QueryOf<ListOf<Country>> {
  return queryOptions({
    queryKey: referenceKeys.countries(language),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/countries/', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Lines of business whose name holds a text, as a query. */
function listCompanyCategories(
  client: PinfoldClient,
  language: string,
  name: string,
): QueryOf<PageOf<CompanyCategory>> {
  return queryOptions({
    queryKey: referenceKeys.categories(language, name),
    queryFn: ({ signal }) =>
      unwrapResponse(
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
function autocompletePlaces(
  client: PinfoldClient,
  language: string,
  q: string,
): QueryOf<ListOf<PlaceSuggestion>> {
  return queryOptions({
    queryKey: referenceKeys.places(language, q),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/places/autocomplete/', { params: { query: { q } }, signal })),
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  });
}

/**
 * Lines of business that a company can name, in the user's language; the first hundred whose name holds a text.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the form.
 * @example
 * ```tsx
 * const { data: categories = [] } = useCompanyCategories({ name: 'kaw' });
 * ```
 */
export function useCompanyCategories({ name = '' }: { name?: string } = {}): QueryResult<
  readonly CompanyCategory[]
> {
  const { client, language } = usePinfold();
  return usePinfoldQuery({
    ...listCompanyCategories(client, language, name.trim()),
    select: ({ results }): readonly CompanyCategory[] => results,
    meta: { isQuiet: true },
  });
}

/**
 * Countries by name, in the user's language.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the form.
 * @example
 * ```tsx
 * const { data: countries = [] } = useCountries();
 * ```
 */
export function useCountries(): QueryResult<readonly Country[]> {
  const { client, language } = usePinfold();
  return usePinfoldQuery({
    ...listCountries(client, language),
    select: ({ results }): readonly Country[] => results,
    meta: { isQuiet: true },
  });
}

/**
 * Towns whose name begins with a text; no request while it is empty.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the form.
 * @example
 * ```tsx
 * const { data: places = [] } = usePlaceSuggestions('Krak');
 * ```
 */
export function usePlaceSuggestions(text: string): QueryResult<readonly PlaceSuggestion[]> {
  const { client, language } = usePinfold();
  const q = text.trim();
  return usePinfoldQuery({
    ...autocompletePlaces(client, language, q),
    select: ({ results }): readonly PlaceSuggestion[] => results,
    enabled: q !== '',
    meta: { isQuiet: true },
  });
}
