import { unwrapResponse } from '../../../client/transport.ts';
import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../company/form-refusal.ts';
import { wireCopy } from '../bulk-edit/wire-copy.ts';
import type { ListingEdit } from './use-update-listing.ts';

/**
 * Asks Google what it would refuse of an edit, without making it.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, for example with the code
 * `provider_unavailable`, left to the form.
 * @example
 * ```tsx
 * const check = useCheckListing();
 * check.mutate({ id, version, changes }, { onSuccess: ({ problems }) => show(problems) });
 * ```
 */
export function useCheckListing(): MutationResult<Schemas['ListingCheck'], ListingEdit> {
  const { client } = usePinfold();
  const { reportElsewhere: onError } = useFormRefusal();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: ({ id, version, changes }: ListingEdit) =>
      unwrapResponse(
        client.api.POST('/facilities/{id}/check/', {
          params: { path: { id } },
          body: { version, changes: wireCopy(changes) },
        }),
      ),
    onError,
  });
}
