import { decisionRefusal } from '@pinfold/contract/features/external-changes/external-change';
import { unwrapResponse } from '../../client/transport.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { changeAtOnce, mapCached } from '../../query/optimistic.ts';
import { externalChangeKeys } from '../../query/query-keys.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { isSelected, type ChangeSelection } from './change-selection.ts';
import { decidedChange, type ExternalChange, wishStatuses, type ChangeWish } from './external-change.ts';
import { externalChangeQueries, refreshExternalChanges } from './external-changes-cache.ts';

/** Outcome of a decision. */
export interface DecisionOutcome {
  wish: ChangeWish;
  /** Of the changes that were decided. */
  ids: readonly number[];
  /** Those that could not be decided so, each with the reason. */
  skipped: Schemas['DecidedChanges']['skipped'];
  /** Until then it can be undone; null when there is nothing to undo. */
  sendAt: string | null;
}

/** A decision about some changes. */
export interface DecisionVariables extends ChangeSelection {
  wish: ChangeWish;
}

/**
 * Accepts and rejects changes, one or many, and takes decisions back that have not been sent. What is shown follows at
 * once: an accepted or rejected change is `undoable` until its `send_at`; when the API refuses, it is as before. Decisions
 * are sent one after another, in the order in which they were made.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `change_ended`,
 * `change_informational`, `decision_sent` or `too_many_changes`. Pass callbacks to `mutate`.
 * @example
 * ```tsx
 * const decide = useDecideChanges();
 * return <button onClick={() => decide.mutate({ wish: 'reject', ids: [7] })}>Odrzuć</button>;
 * ```
 */
export function useDecideChanges(): MutationResult<DecisionOutcome, DecisionVariables> {
  const { client, queryClient, emit } = usePinfold();
  const queries = externalChangeQueries(client.scope);
  // A response does not include decisions queued after it, so queries are refreshed after the last one.
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  return usePinfoldMutation({
    mutationKey,
    scope: { id: mutationKey[0] },
    mutationFn: ({ wish, ...selection }: DecisionVariables) => send(client, wish, selection),
    onMutate: ({ wish, ...selection }) =>
      changeAtOnce<ExternalChange>(
        queryClient,
        queries,
        (change) =>
          isSelected(selection, change) && !decisionRefusal(change, wishStatuses[wish])
            ? decidedChange(change, wish)
            : change,
        [externalChangeKeys.lists(client.scope)],
      ),
    onError: (_error, _variables, undo) => undo?.(),
    onSuccess: ({ wish, ids, skipped, sendAt }, _variables, undo) => {
      undo(new Set(skipped.map(({ id }) => id)));
      const decided = new Set(ids);
      mapCached<ExternalChange>(queryClient, queries, (change) =>
        decided.has(change.id) && change.step === 'undoable' ? { ...change, send_at: sendAt } : change,
      );
      emit({ type: 'external_changes_decided', wish, decided: ids.length, skipped: skipped.length });
    },
    onSettled: () => {
      if (isLast()) refreshExternalChanges(queryClient);
    },
  });
}

const mutationKey = ['external_changes_decide'] as const;

async function send(
  client: PinfoldClient,
  wish: ChangeWish,
  selection: ChangeSelection,
): Promise<DecisionOutcome> {
  const { ids, facilitiesIds, fields, source, identicalKey } = selection;
  const status = wishStatuses[wish];
  const [id] = ids ?? [];
  if (ids?.length === 0) return { wish, ids: [], skipped: [], sendAt: null };
  // A single change is refused with the reason; one of many is skipped.
  if (id !== undefined && ids?.length === 1) {
    const params = { path: { id } };
    const { send_at } = await unwrapResponse(
      client.api.PATCH('/external-changes/{id}/', { params, body: { status } }),
    );
    return { wish, ids: [id], skipped: [], sendAt: send_at };
  }
  const result = await unwrapResponse(
    client.api.PATCH('/external-changes/', {
      body: {
        status,
        ...(ids && { gmb_external_changes_ids: [...ids] }),
        ...(facilitiesIds && { facilities_ids: [...facilitiesIds] }),
        ...(fields && { fields: [...fields] }),
        ...(source && { source }),
        ...(identicalKey && { identical_key: identicalKey }),
      },
    }),
  );
  return { wish, ids: result.ids, skipped: result.skipped, sendAt: result.send_at };
}
