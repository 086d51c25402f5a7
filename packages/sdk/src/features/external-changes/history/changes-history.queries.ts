import { queryOptions } from '@tanstack/react-query';
import {
  type ChangeStatus,
  changeStatuses,
} from '@pinfold/contract/features/external-changes/external-change';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { ListOf, Schemas } from '../../../client/schema.ts';
import { externalChangeKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';
import { unwrapResponse } from '../../../client/transport.ts';

/** What a change has come to. */
export type EndedStatus = Exclude<ChangeStatus, typeof changeStatuses.pending>;

/** What a change can have come to, in the order in which it is offered. */
export const endedStatuses: readonly EndedStatus[] = [
  changeStatuses.accepted,
  changeStatuses.rejected,
  changeStatuses.deletedDueToGmb,
  changeStatuses.deletedDueToPinfold,
];

/** Returns the requested final statuses, all if none are requested; pending ones are left out. */
export function endedOnly(asked: readonly ChangeStatus[] | undefined): readonly EndedStatus[] {
  const ended = endedStatuses.filter((status) => asked?.includes(status));
  return ended.length > 0 ? ended : endedStatuses;
}

/** One thing that happened to a change. */
export type ExternalChangeEvent = Schemas['ExternalChangeEvent'];

/** What happened to a change, the oldest first, as a query. */
export function listExternalChangeEvents(
  client: PinfoldClient,
  id: number,
): QueryOf<ListOf<ExternalChangeEvent>> {
  return queryOptions({
    queryKey: externalChangeKeys.events(client.scope, id),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/external-changes/{id}/events/', { params: { path: { id } }, signal })),
    staleTime: 30_000,
  });
}
