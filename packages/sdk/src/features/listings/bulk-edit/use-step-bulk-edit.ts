import type { BulkEditStep } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import { unwrapResponse } from '../../../client/transport.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { bulkEditKeys, locationKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { failedItems } from './bulk-edit-queries.ts';
import type { BulkEditProgress, BulkEditItem } from './bulk-edit-progress.ts';

/** Which bulk edit is to take which step. */
export interface BulkEditStepVariables {
  id: number;
  step: BulkEditStep;
}

/**
 * Pauses a bulk edit, goes on with it, sends again what failed, or takes it back where nothing has changed since. Taking
 * it back is a bulk edit of its own, which the answer is.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const step = useStepBulkEdit();
 * step.mutate({ id: 12, step: 'pause' });
 * ```
 */
export function useStepBulkEdit(): MutationResult<BulkEditProgress, BulkEditStepVariables> {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    mutationFn: ({ id, step }: BulkEditStepVariables): Promise<BulkEditProgress> =>
      unwrapResponse(calls[step](client, id)),
    onSuccess: (progress) =>
      void queryClient.setQueryData(bulkEditKeys.detail(client.scope, progress.id), progress),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: bulkEditKeys.all });
      void queryClient.invalidateQueries({ queryKey: locationKeys.all });
    },
  });
}

/**
 * Asks for every location in which a bulk edit failed, with the reasons, to show or to save.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const failures = useBulkEditFailures();
 * failures.mutate(12, { onSuccess: (items) => save(items) });
 * ```
 */
export function useBulkEditFailures(): MutationResult<BulkEditItem[], number> {
  const { client } = usePinfold();
  return usePinfoldMutation({ mutationFn: (id: number) => failedItems(client, id) });
}

const calls = {
  pause: ({ api }: PinfoldClient, id: number) =>
    api.POST('/bulk-edits/{id}/pause/', { params: { path: { id } } }),
  resume: ({ api }: PinfoldClient, id: number) =>
    api.POST('/bulk-edits/{id}/resume/', { params: { path: { id } } }),
  retry: ({ api }: PinfoldClient, id: number) =>
    api.POST('/bulk-edits/{id}/retry/', { params: { path: { id } } }),
  revert: ({ api }: PinfoldClient, id: number) =>
    api.POST('/bulk-edits/{id}/revert/', { params: { path: { id } } }),
};
