import type { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';
import { billingKeys, locationKeys } from '../../../query/query-keys.ts';
import { forgetQueries, refreshQueries } from '../../../query/removal.ts';
import { companyKeys } from '../../../query/user-keys.ts';
import { useStateOf } from '../../../state/use-state-of.ts';
import { roomKinds, type RoomLimit } from './room-kinds.ts';

/** How many one call removes. */
export const removalBatchSize = 100;

/** Something that was not removed, with the code of the reason. */
export type RefusedRemoval = Schemas['BulkRemoval']['refused'][number];

/** What has become of the things that were to be removed. */
export interface RoomRemovalOutcome {
  /** How many were to be removed. */
  total: number;
  /** Ids of those that are gone. */
  removed: readonly number[];
  refused: readonly RefusedRemoval[];
}

interface RemovalStart {
  ids: readonly number[];
  /** Some of them were removed or refused. */
  onAnswered: (ids: readonly number[]) => void;
}

/** What `useRoomRemoval` returns. */
export interface RoomRemoval {
  /** Removes them for good, a hundred at a time; nothing while others are being removed. */
  start: (removal: RemovalStart) => void;
  /** True until all were answered, and what they counted towards was read again. */
  isPending: boolean;
  /** Grows with each call; undefined before the first removal. */
  outcome: RoomRemovalOutcome | undefined;
  /** Why it stopped before all were asked for. */
  error: ApiError | null;
  /** Forgets what has become of the last removal. */
  reset: () => void;
}

/** Removes many things of one limit, a hundred a call, one call after the other; what is refused stays. */
export function useRoomRemoval(limit: RoomLimit): RoomRemoval {
  const { client, queryClient, emit } = usePinfold();
  const { value: outcome, set, reset } = useStateOf<RoomRemovalOutcome | undefined>(limit, undefined);
  const { remove, topic, others } = roomKinds[limit];
  const { mutate, isPending, error, ...mutation } = useFormMutation({
    mutationFn: async ({ ids, onAnswered }: RemovalStart) => {
      let now: RoomRemovalOutcome = { total: ids.length, removed: [], refused: [] };
      set(now);
      for (let at = 0; at < ids.length; at += removalBatchSize) {
        const batch = ids.slice(at, at + removalBatchSize);
        const { removed, refused } = goneOf(await remove(client, batch));
        now = { ...now, removed: [...now.removed, ...removed], refused: [...now.refused, ...refused] };
        set(now);
        onAnswered(batch);
        for (const id of removed) {
          if (limit === 'max_facilities') emit({ type: 'listing_deleted', locationId: id });
          if (limit === 'max_company_users') emit({ type: 'member_removed', userId: id });
        }
      }
      return now;
    },
    // Also where it stopped half way: some are gone.
    onSettled: async () => {
      if (limit === 'max_facilities') forgetQueries(queryClient, locationKeys.details(client.scope));
      const keys = new Set([topic, companyKeys.all, billingKeys.all, ...others]);
      await Promise.all([...keys].map((key) => refreshQueries(queryClient, key)));
    },
  });
  return {
    start: (removal) => {
      if (!isPending) mutate(removal);
    },
    isPending,
    outcome,
    error,
    reset: () => {
      reset();
      mutation.reset();
    },
  };
}

/** What somebody else removed meanwhile is as gone as what was removed here. */
function goneOf({ removed, refused }: Schemas['BulkRemoval']) {
  const isGone = ({ problem }: RefusedRemoval) => problem === 'not_found';
  return {
    removed: [...removed, ...refused.filter(isGone).map(({ id }) => id)],
    refused: refused.filter((one) => !isGone(one)),
  };
}
