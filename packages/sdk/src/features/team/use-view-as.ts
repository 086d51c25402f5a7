import { unwrapResponse } from '../../client/transport.ts';
import type { Schemas } from '../../client/schema.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';

/** A session that sees the company exactly as a member does, for half an hour, and writes nothing. */
export type ViewAs = Schemas['ViewAs'];

/**
 * Requests a read-only token that sees the company as a member does. Pass it to a separate client under a
 * `PinfoldProvider` with `isViewAs`, keep it in memory only, and discard it to return.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `member_out_of_reach`.
 * @example
 * ```tsx
 * const viewAs = useViewAs();
 * viewAs.mutate(member.user_id, { onSuccess: ({ token }) => openAs(token) });
 * ```
 */
export function useViewAs(): MutationResult<ViewAs, number> {
  const { client, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (userId: number): Promise<ViewAs> =>
      unwrapResponse(
        client.api.POST('/companies/members/{user_id}/view-as/', { params: { path: { user_id: userId } } }),
      ),
    onSuccess: ({ user_id }) => emit({ type: 'view_as_started', userId: user_id }),
  });
}
