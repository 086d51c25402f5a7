import { queryOptions } from '@tanstack/react-query';
import { unwrapResponse } from '../../../client/transport.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { exportKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';

/** A file that is being made, or was. Its `download_url` opens for a quarter of an hour; ask again for another one. */
export type FileExport = Schemas['FileExport'];

/** Milliseconds between looks at a file that is being made; live events usually come first. */
const progressIntervalMs = 3000;

/** How far an export is, as a query. */
export function getExport(client: PinfoldClient, id: number): QueryOf<FileExport> {
  return queryOptions({
    queryKey: exportKeys.detail(client.scope, id),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/exports/{id}/', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data?.status === 'generating' ? progressIntervalMs : false),
  });
}
