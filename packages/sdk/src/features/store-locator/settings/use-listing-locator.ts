import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold, useClient } from '../../../provider/use-pinfold.ts';
import { storeLocatorKeys } from '../../../query/query-keys.ts';
import type { QueryResult, MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../company/form-refusal.ts';
import type { ListingLocatorOptions, ListingLocator } from './listing-locator.ts';
import { getListingLocator } from './locator.queries.ts';

/** A change of what one location says. */
export interface ListingLocatorChange {
  id: number;
  /** Of what it said when the change began. */
  version: number;
  /** Only what is to change. */
  changes: Partial<ListingLocatorOptions>;
}

/**
 * What one location says in the store locator, and its public page.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: listing } = useListingLocator(12);
 * return listing?.page ? <a href={listing.page}>Strona lokalizacji</a> : null;
 * ```
 */
export function useListingLocator(id: number): QueryResult<ListingLocator> {
  return usePinfoldQuery(getListingLocator(useClient(), id));
}

/**
 * Changes what one location says in the store locator.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, for example with the code `locator_changed`, and
 * is left to the form.
 * @example
 * ```tsx
 * const update = useUpdateListingLocator();
 * update.mutate({ id: 12, version: listing.version, changes: { is_hidden: true } });
 * ```
 */
export function useUpdateListingLocator(): MutationResult<ListingLocator, ListingLocatorChange> {
  const { client, queryClient } = usePinfold();
  const { reportElsewhere } = useFormRefusal();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: ({ id, version, changes }: ListingLocatorChange) =>
      unwrapResponse(
        client.api.PATCH('/facilities/{id}/store-locator/', {
          params: { path: { id } },
          body: { version, ...changes },
        }),
      ),
    onSuccess: (listing, { id }) =>
      queryClient.setQueryData(storeLocatorKeys.listing(client.scope, id), listing),
    onError: reportElsewhere,
    // Also after a refusal, which may come from what somebody else has changed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: storeLocatorKeys.all }),
  });
}
