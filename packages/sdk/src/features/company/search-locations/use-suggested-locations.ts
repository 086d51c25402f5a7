import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { QueryResult, MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { listSuggestedLocations } from './search-location-queries.ts';

/** A town of the own locations that nobody watches from yet. */
export type SuggestedLocation = Schemas['SuggestedLocation'];

/** What `useSuggestedLocations` returns. */
export type UseSuggestedLocationsResult = QueryResult<readonly SuggestedLocation[]> & {
  reject: MutationResult<void, string>;
};

/**
 * Towns of the own locations that are not watched from yet, with the way to reject one for good.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the page.
 * @example
 * ```tsx
 * const { data: suggestions = [], reject } = useSuggestedLocations();
 * ```
 */
export function useSuggestedLocations({
  enabled = true,
}: { enabled?: boolean } = {}): UseSuggestedLocationsResult {
  const { client, queryClient } = usePinfold();
  const list = usePinfoldQuery({
    ...listSuggestedLocations(client),
    select: ({ results }): readonly SuggestedLocation[] => results,
    enabled: enabled && client.companyId !== undefined,
    meta: { isQuiet: true },
  });
  const { queryKey } = listSuggestedLocations(client);
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
