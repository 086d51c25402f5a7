import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { fieldsToSend } from '@pinfold/contract/features/listings/updates/google-update';
import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../company/form-refusal.ts';
import { wireCopy } from '../bulk-edit/wire-copy.ts';
import { getListing } from '../editor/listing-detail-queries.ts';
import { listingFieldsOf } from '../editor/listing-fields-of.ts';
import type { Listing } from '../editor/listing.ts';

/** A location that Google did not add to the map, as it is to be tried again. */
export interface CreationRetry {
  id: number;
  /** All that it is to say; what differs is stored first. */
  fields: ListingFields;
}

/**
 * Tries once more to add to the map what Google refused, with what was mended.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, left to the form.
 * @example
 * ```tsx
 * const retry = useRetryCreation();
 * retry.mutate({ id: listing.id, fields: { ...fields, phone_number: '+48 12 421 55 10' } });
 * ```
 */
export function useRetryCreation(): MutationResult<Listing, CreationRetry> {
  const { client, queryClient } = usePinfold();
  const { reportElsewhere } = useFormRefusal();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: async ({ id, fields }: CreationRetry) => {
      const params = { path: { id } };
      // As it is now: what was mended may be stored already, by a try that ended half way.
      const listing = await queryClient.fetchQuery({ ...getListing(client, id), staleTime: 0 });
      const changed = fieldsToSend(listingFieldsOf(listing), fields);
      const changes = Object.fromEntries(changed.map((field) => [field, fields[field]]));
      if (changed.length > 0)
        await unwrapResponse(
          client.api.PATCH('/facilities/{id}/', {
            params,
            body: { version: listing.version, changes: wireCopy(changes) },
          }),
        );
      return unwrapResponse(client.api.POST('/facilities/{id}/creation/', { params }));
    },
    onSuccess: (listing) => queryClient.setQueryData(locationKeys.detail(client.scope, listing.id), listing),
    onError: reportElsewhere,
    onSettled: () => queryClient.invalidateQueries({ queryKey: locationKeys.all }),
  });
}
