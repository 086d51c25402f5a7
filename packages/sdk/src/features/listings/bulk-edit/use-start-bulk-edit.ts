import type { BulkEdit } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { bulkEditKeys, locationKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import type { BulkEditProgress } from './bulk-edit-progress.ts';
import { wireCopy } from './wire-copy.ts';

/** One edit of many locations. */
export interface BulkEditVariables {
  /** 10 000 at most; those that say all of it already are skipped. */
  ids: readonly number[];
  edit: BulkEdit;
}

/**
 * Starts a bulk edit. It is refused while another one of the company is open (`bulk_edit_in_progress`), and when a
 * location has a fault or cannot be changed now (`bulk_edit_invalid`): the preview's `sendable_ids` are those without.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; then nothing was sent.
 * @example
 * ```tsx
 * const start = useStartBulkEdit();
 * start.mutate({ ids, edit: { labels: { mode: 'add', values: ['ogródek'] } } });
 * ```
 */
export function useStartBulkEdit(): MutationResult<BulkEditProgress, BulkEditVariables> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: ({ ids, edit }: BulkEditVariables) =>
      unwrapResponse(
        client.api.PATCH('/facilities/', { body: { facilities_ids: [...ids], edit: wireCopy(edit) } }),
      ),
    onSuccess: (started) => {
      queryClient.setQueryData(bulkEditKeys.detail(client.scope, started.id), started);
      emit({ type: 'bulk_edit_started', bulkEditId: started.id, locations: started.total });
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: bulkEditKeys.all });
      void queryClient.invalidateQueries({ queryKey: locationKeys.all });
    },
  });
}
