import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../company/form-refusal.ts';
import { wireCopy } from '../bulk-edit/wire-copy.ts';
import type { Listing } from './listing.ts';

/** An edit of one listing. */
export interface ListingEdit {
  id: number;
  /** Of the listing as it was when the edit began. */
  version: number;
  /** Only what is to change. */
  changes: Partial<ListingFields>;
}

/**
 * Changes a listing and has the change sent to Google; the answer comes before Google's, whose is told live.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, for example with the code `listing_changed` when
 * somebody else was faster, and is left to the form.
 * @example
 * ```tsx
 * const update = useUpdateListing();
 * update.mutate({ id: listing.id, version: listing.version, changes: { phone_number: '+48 12 421 55 10' } });
 * ```
 */
export function useUpdateListing(): MutationResult<Listing, ListingEdit> {
  const { client, queryClient, emit } = usePinfold();
  const { reportElsewhere } = useFormRefusal();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: ({ id, version, changes }: ListingEdit) =>
      unwrapResponse(
        client.api.PATCH('/facilities/{id}/', {
          params: { path: { id } },
          body: { version, changes: wireCopy(changes) },
        }),
      ),
    onSuccess: (listing) => {
      queryClient.setQueryData(locationKeys.detail(client.scope, listing.id), listing);
      emit({ type: 'listing_updated', locationId: listing.id });
    },
    onError: reportElsewhere,
    // Also after a refusal, which may come from what somebody else has changed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: locationKeys.all }),
  });
}
