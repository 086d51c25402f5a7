import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../company/form-refusal.ts';
import type { Listing } from '../editor/listing.ts';
import type { NewListing } from './map-place.ts';

/**
 * Adds a location to the map. The answer comes before Google's, whose is told live: until then nothing in it can be
 * changed.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `duplicates_found`,
 * `listing_invalid`, `plan_limit_reached` …, left to the form.
 * @example
 * ```tsx
 * const create = useCreateListing();
 * create.mutate({ google_account_id: 1, fields: { name: 'Kawiarnia Lipa', primary_category: 'gcid:cafe' }, duplicates_seen: true });
 * ```
 */
export function useCreateListing(): MutationResult<Listing, NewListing> {
  const { client, queryClient, emit } = usePinfold();
  const { reportElsewhere } = useFormRefusal();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: (body: NewListing) => unwrapResponse(client.api.POST('/facilities/', { body })),
    onSuccess: (listing) => {
      queryClient.setQueryData(locationKeys.detail(client.scope, listing.id), listing);
      emit({ type: 'listing_created', locationId: listing.id });
    },
    onError: reportElsewhere,
    onSettled: () => queryClient.invalidateQueries({ queryKey: locationKeys.all }),
  });
}
