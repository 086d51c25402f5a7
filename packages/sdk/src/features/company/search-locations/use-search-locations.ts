import { answer } from '../../../client/answer.ts';
import type { Schemas, PageOf } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { companyKeys } from '../../../query/company-keys.ts';
import type { QueryResult, MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../use-form-refusal.ts';
import { listSearchLocations } from './search-location-queries.ts';

/** A place from which positions are watched. */
export type SearchLocation = Schemas['SearchLocation'];

/** A place to watch from, by its id at the places provider. */
export type NewSearchLocation = Schemas['NewSearchLocation'];

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
export function useSearchLocations(): UseSearchLocationsResult {
  const { client, queryClient } = usePinfold();
  const list = usePinfoldQuery({ ...listSearchLocations(client), enabled: client.companyId !== undefined });
  const { reportElsewhere: onError } = useFormRefusal();
  const refetch = () => queryClient.invalidateQueries({ queryKey: companyKeys.all });
  const create = usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: (body: NewSearchLocation) => answer(client.api.POST('/search-locations/', { body })),
    onError,
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
