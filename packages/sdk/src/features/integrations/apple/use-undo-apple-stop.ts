import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';
import type { MutationResult } from '../../../query/results.ts';
import { useRefreshDirectories } from './use-apple-accounts.ts';
import { mostAppleLocations } from './use-apple-listings.ts';

/** What stopping did to the locations of an organisation at Apple. */
export interface AppleStop {
  /** Those that were taken out of Apple. */
  removedIds: readonly number[];
  /** Those that are sent no more and are at Apple as they were, or never were there. */
  leftIds: readonly number[];
}

/** Undoes one stop of sending to Apple, and nothing else; where it is refused half way, trying again does the rest. */
export function useUndoAppleStop(accountId: number): MutationResult<void, AppleStop> {
  const { client } = usePinfold();
  const params = { path: { id: accountId } };
  return useFormMutation({
    mutationFn: async ({ removedIds, leftIds }: AppleStop) => {
      for (const ids of inParts(removedIds))
        await unwrapResponse(
          client.api.POST('/apple-accounts/{id}/undelete/', { params, body: { facility_ids: ids } }),
        );
      for (const ids of inParts(leftIds))
        await unwrapResponse(
          client.api.POST('/apple-accounts/{id}/enable/', { params, body: { facility_ids: ids } }),
        );
    },
    onSettled: useRefreshDirectories(),
  });
}

function inParts(ids: readonly number[]): number[][] {
  const count = Math.ceil(ids.length / mostAppleLocations);
  return Array.from({ length: count }, (_, part) =>
    ids.slice(part * mostAppleLocations, (part + 1) * mostAppleLocations),
  );
}
