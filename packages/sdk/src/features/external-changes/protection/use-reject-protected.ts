import { unwrapResponse } from '../../../client/transport.ts';
import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { refreshExternalChanges } from '../external-changes-cache.ts';

/**
 * Rejects changes of protected fields, as the protection summary names them. It can be taken back with
 * `useDecideChanges` until the `send_at` of the answer; the summary is asked for anew by itself.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `too_many_changes`. Pass
 * callbacks to `mutate`.
 * @example
 * ```tsx
 * const { summary } = useProtectionSummary();
 * const reject = useRejectProtected();
 * return <button onClick={() => summary && reject.mutate(summary.ids)}>Odrzuć</button>;
 * ```
 */
export function useRejectProtected(): MutationResult<Schemas['DecidedChanges'], readonly number[]> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (ids: readonly number[]) =>
      unwrapResponse(
        client.api.POST('/external-changes/reject/', { body: { gmb_external_changes_ids: [...ids] } }),
      ),
    onSuccess: ({ decided, skipped }) =>
      emit({ type: 'external_changes_decided', wish: 'reject', decided, skipped: skipped.length }),
    onSettled: () => refreshExternalChanges(queryClient),
  });
}
