import { queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { ListOf, PageOf, Schemas } from '../../../client/schema.ts';
import { readAllPages } from '../../../client/read-all-pages.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { companyPageKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';
import { refreshWebsites } from '../websites/websites.ts';

/** A place from which positions are watched. */
export type SearchLocation = Schemas['SearchLocation'];

/** A place to watch from, by its id at the places provider. */
export type NewSearchLocation = Schemas['NewSearchLocation'];

/** A town with locations of the company that is not a search location yet. */
export type SuggestedLocation = Schemas['SuggestedLocation'];

/** From where the company watches its positions, as a query. */
function listSearchLocations(client: PinfoldClient): QueryOf<PageOf<SearchLocation>> {
  return queryOptions({
    queryKey: companyPageKeys.searchLocations(client.scope),
    queryFn: ({ signal }) =>
      readAllPages((page) =>
        unwrapResponse(
          client.api.GET('/search-locations/', { params: { query: { page, page_size: 100 } }, signal }),
        ),
      ),
  });
}

/** Whose towns are suggested. */
export interface SuggestedLocationsQuestion {
  /** Only of locations whose listings name this website, by its id. */
  website?: number | undefined;
  /** Only of this location, by its id. */
  facility?: number | undefined;
}

/** Towns of the own locations that are not watched from yet, as a query. */
function listSuggestedLocations(
  client: PinfoldClient,
  { website, facility }: SuggestedLocationsQuestion,
): QueryOf<ListOf<SuggestedLocation>> {
  const query = {
    ...(website !== undefined && { website_id: website }),
    ...(facility !== undefined && { business_address_id: facility }),
  };
  return queryOptions({
    queryKey: companyPageKeys.suggestedLocations(client.scope, query),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/search-locations/suggested/', { params: { query }, signal })),
  });
}

/** What `useSearchLocations` returns. */
export type UseSearchLocationsResult = QueryResult<PageOf<SearchLocation>> & {
  create: MutationResult<SearchLocation, NewSearchLocation>;
  remove: MutationResult<void, number>;
};

/**
 * From where the company watches its positions, with the ways to add and to remove a place.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the list are in `error`; a refusal of `create` is an ApiError
 * with the code `search_location_exists`, `plan_limit_reached` or `provider_unavailable`, left to the form.
 * @example
 * ```tsx
 * const { data, create } = useSearchLocations();
 * create.mutate({ place_id: suggestion.place_id });
 * ```
 */
export function useSearchLocations({ enabled = true }: { enabled?: boolean } = {}): UseSearchLocationsResult {
  const { client, queryClient } = usePinfold();
  const list = usePinfoldQuery({
    ...listSearchLocations(client),
    enabled: enabled && client.companyId !== undefined,
  });
  const refetch = () => refreshWebsites(queryClient);
  const create = useFormMutation({
    mutationFn: (body: NewSearchLocation) => unwrapResponse(client.api.POST('/search-locations/', { body })),
    onSuccess: refetch,
  });
  const remove = usePinfoldMutation({
    mutationFn: async (id: number) => {
      await client.api.DELETE('/search-locations/{id}/', { params: { path: { id } } });
    },
    onSettled: refetch,
  });
  return { ...list, create, remove };
}

/** What `useSuggestedLocations` returns. */
export type UseSuggestedLocationsResult = QueryResult<readonly SuggestedLocation[]> & {
  reject: MutationResult<void, string>;
};

/**
 * Towns of the company's locations, of those of a website, or of one location, that are not search locations yet, and a
 * mutation that rejects one permanently.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the page.
 * @example
 * ```tsx
 * const { data: suggestions = [], reject } = useSuggestedLocations();
 * ```
 */
export function useSuggestedLocations({
  enabled = true,
  ...question
}: SuggestedLocationsQuestion & { enabled?: boolean } = {}): UseSuggestedLocationsResult {
  const { client, queryClient } = usePinfold();
  const list = usePinfoldQuery({
    ...listSuggestedLocations(client, question),
    select: ({ results }): readonly SuggestedLocation[] => results,
    enabled: enabled && client.companyId !== undefined,
    meta: { isQuiet: true },
  });
  const { queryKey } = listSuggestedLocations(client, question);
  const reject = usePinfoldMutation({
    mutationFn: async (suggestion: string) => {
      await client.api.POST('/search-locations/rejected/', { body: { suggestion } });
    },
    onMutate: (suggestion) =>
      queryClient.setQueryData(
        queryKey,
        (now) => now && { results: now.results.filter((town) => town.suggestion !== suggestion) },
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { ...list, reject };
}
