import type { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { companyKeys } from '../../../query/user-keys.ts';
import { useEffect, useRef } from 'react';
import { externalChangeKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { refreshExternalChanges } from '../external-changes-cache.ts';
import {
  getProtectionSettings,
  getProtectionSummary,
  type ProtectionChanges,
  type ProtectionState,
  type ProtectionSummary,
  summaryAccess,
} from './protection.queries.ts';

/**
 * What is protected from changes by others: fields for all locations, lists of groups, and whether such changes are
 * rejected automatically.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: protection } = useProtectionSettings();
 * return <p>{protection?.fields.join(', ')}</p>;
 * ```
 */
export function useProtectionSettings(): QueryResult<ProtectionState> {
  return usePinfoldQuery(getProtectionSettings(useClient()));
}

/**
 * Replaces the protection settings. With automatic rejection, pending changes that are protected now are rejected, too.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `permission_denied`,
 * `group_unknown` or `field_not_protectable`. Pass callbacks to `mutate`.
 * @example
 * ```tsx
 * const update = useUpdateProtectionSettings();
 * const protect = () => update.mutate({ is_automatic: false, fields: ['name', 'website'], groups: [] });
 * return <button onClick={protect}>Chroń nazwę i stronę</button>;
 * ```
 */
export function useUpdateProtectionSettings(): MutationResult<ProtectionState, ProtectionChanges> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (body: ProtectionChanges) =>
      unwrapResponse(client.api.PUT('/external-changes/settings/', { body })),
    onSuccess: (settings) => {
      queryClient.setQueryData(externalChangeKeys.settings(client.scope), settings);
      emit({ type: 'protection_changed', isAutomatic: settings.is_automatic });
    },
    onSettled: () => {
      refreshExternalChanges(queryClient);
      void queryClient.invalidateQueries({ queryKey: companyKeys.current(client.scope) });
    },
  });
}

/** When the summary is fetched again. */
export interface ProtectionSummaryOptions {
  /** The address of the page, or another string that changes with each navigation. */
  navigationKey?: string | undefined;
}

/** What `useProtectionSummary` returns. */
export interface UseProtectionSummaryResult {
  summary: ProtectionSummary | undefined;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<ProtectionSummary>['refetch'];
}

/**
 * How many changes of protected fields wait for a decision. Fetched again after each navigation, and only for owners
 * and admins whose plan includes protection; for others `summary` stays undefined.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { summary } = useProtectionSummary({ navigationKey: location.pathname });
 * return <p>{summary?.count}</p>;
 * ```
 */
export function useProtectionSummary({
  navigationKey,
}: ProtectionSummaryOptions = {}): UseProtectionSummaryResult {
  const { client, queryClient } = usePinfold();
  const permission = usePermission(summaryAccess);
  const query = usePinfoldQuery({ ...getProtectionSummary(client), enabled: permission.allowed });
  const last = useRef(navigationKey);
  useEffect(() => {
    if (last.current === navigationKey) return;
    last.current = navigationKey;
    void queryClient.invalidateQueries({ queryKey: externalChangeKeys.summary(client.scope) });
  }, [navigationKey, queryClient, client.scope]);
  return {
    summary: permission.allowed ? query.data : undefined,
    isFetching: query.isFetching,
    error: query.error,
    refetch: query.refetch,
  };
}

/**
 * Rejects changes of protected fields, as the protection summary names them. It can be undone with `useDecideChanges`
 * until the response's `send_at`; the summary is fetched again automatically.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `too_many_changes`.
 * Pass callbacks to `mutate`.
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
