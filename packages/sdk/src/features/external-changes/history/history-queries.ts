import { queryOptions } from '@tanstack/react-query';
import { unwrapResponse } from '../../../client/transport.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas, ListOf } from '../../../client/schema.ts';
import { externalChangeKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';

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
