import type { DeletionScope } from '@pinfold/contract/features/listings/remove/deletion';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../company/form-refusal.ts';

/** Which location to delete, and where. */
export interface DeleteListingVariables {
  id: number;
  /** `pinfold` leaves the profile on the map, `google` deletes it there, too. */
  from: DeletionScope;
}

/**
 * Deletes a location with its reviews and all that is known of it, and at will its profile at Google. It cannot be
 * brought back.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, for example with the code `update_in_progress`,
 * `profile_not_deletable` or `not_profile_owner`, left to the dialog.
 * @example
 * ```tsx
 * const remove = useDeleteListing();
 * remove.mutate({ id: 12, from: 'pinfold' }, { onSuccess: () => navigate('/locations') });
 * ```
 */
export function useDeleteListing(): MutationResult<number, DeleteListingVariables> {
  const { client, queryClient, emit } = usePinfold();
  const { reportElsewhere: onError } = useFormRefusal();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: async ({ id, from }: DeleteListingVariables) => {
      await client.api.DELETE('/facilities/{id}/', { params: { path: { id }, query: { from } } });
      return id;
    },
    onError,
    onSuccess: (id) => {
      queryClient.removeQueries({ queryKey: locationKeys.detail(client.scope, id) });
      emit({ type: 'listing_deleted', locationId: id });
      // Others follow by themselves; the page of the deleted one may still be there and would ask for it again.
      void queryClient.invalidateQueries({ queryKey: locationKeys.all, refetchType: 'none' });
    },
  });
}
