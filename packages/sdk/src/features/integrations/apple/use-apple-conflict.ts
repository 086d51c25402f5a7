import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { appleConflictKeys } from '../../../query/query-keys.ts';
import { getAppleConflict } from './apple.queries.ts';
import { useRefreshDirectories } from './use-apple-accounts.ts';
import type { AppleListing } from './use-apple-listings.ts';

/** What others changed of a location at Apple while it was changed here. */
export type AppleConflict = Schemas['AppleConflict'];

/** A field in which Apple and the location differ: what was last sent, what Apple has, what the location says. */
export type AppleDifference = Schemas['AppleDifference'];

/**
 * What was changed at Apple and here of one location. Apple is asked, so this may take a moment.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `not_found` where there is no conflict,
 * `apple_authorization_invalid` where the organisation has to be connected again, `provider_unavailable` where Apple does
 * not answer.
 * @example
 * ```tsx
 * const { data } = useAppleConflict(3, 17);
 * return data?.differences.map(({ field }) => <li key={field}>{field}</li>);
 * ```
 */
export function useAppleConflict(
  accountId: number,
  locationId: number,
  { enabled = true }: { enabled?: boolean } = {},
): QueryResult<AppleConflict> {
  return usePinfoldQuery({ ...getAppleConflict(useClient(), accountId, locationId), enabled });
}

/** How a conflict is settled. */
export interface AppleConflictChoice {
  accountId: number;
  locationId: number;
  /** `ours` sends what the location says; with `theirs` a field stays as it is at Apple until it is changed here. */
  keep: 'ours' | 'theirs';
  /** Of the conflict as it was shown. */
  etag: string;
}

/**
 * Settles what was changed on both sides. Returns how far the location is then.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the dialog: `listing_changed` where
 * either side changed since it was shown, which `useAppleConflict` reads again by itself.
 * @example
 * ```tsx
 * const settle = useSettleAppleConflict();
 * settle.mutate({ accountId: 3, locationId: 17, keep: 'theirs', etag: '2 "b1"' });
 * ```
 */
export function useSettleAppleConflict(): MutationResult<AppleListing, AppleConflictChoice> {
  const { client, queryClient } = usePinfold();
  const refresh = useRefreshDirectories();
  return useFormMutation({
    mutationFn: ({ accountId, locationId, keep, etag }: AppleConflictChoice) =>
      unwrapResponse(
        client.api.POST('/apple-accounts/{id}/listings/{facility_id}/conflict/', {
          params: { path: { id: accountId, facility_id: locationId } },
          body: { keep, etag },
        }),
      ),
    onSuccess: () => refresh(),
    async onSettled(_listing, error, { accountId, locationId }) {
      if (error?.code !== 'listing_changed') return;
      await queryClient.invalidateQueries({
        queryKey: appleConflictKeys.one(client.scope, accountId, locationId),
      });
    },
  });
}
