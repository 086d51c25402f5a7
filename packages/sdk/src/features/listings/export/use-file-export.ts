import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { awaitedMs, pollWhileOpen } from '../../../query/poll-while-open.ts';
import { exportKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryOf, QueryResult } from '../../../query/results.ts';
import { useSettled } from '../../../state/use-settled.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { unwrapResponse } from '../../../client/transport.ts';

/** What `useFileExport` returns. */
interface UseFileExportResult<Variables> {
  /** Undefined before an export is started, and until an earlier one is loaded. */
  fileExport: FileExport | undefined;
  start: MutationResult<FileExport, Variables>['mutate'];
  /** The request is on its way, or an earlier export is being looked up. */
  isPending: boolean;
  error: ApiError | null;
  /** Forgets the export, so that another can begin. The file is made all the same. */
  reset: () => void;
  /** Fetches a new link. */
  refresh: QueryResult<FileExport>['refetch'];
}

/**
 * Starts an export with `begin`, or continues with an earlier one, and polls until it can be downloaded. A file that
 * could not be made is reported as `file_generation`, which the caller shows in place.
 */
export function useFileExport<Variables>(
  begin: (variables: Variables) => Promise<FileExport>,
  exportId: number | undefined,
): UseFileExportResult<Variables> {
  const { client, queryClient, report } = usePinfold();
  const { reportElsewhere } = useFormRefusal('file_generation');
  // Null once the export is forgotten, also one that a mail led to.
  const [begunId, setBegunId] = useState<number | null>();
  const id = (begunId === undefined ? exportId : begunId) ?? undefined;
  const query = usePinfoldQuery({ ...getExport(client, id ?? 0), enabled: id !== undefined });
  const start = usePinfoldMutation({
    mutationFn: begin,
    meta: { isQuiet: true },
    onError: reportElsewhere,
    onSuccess: (begun) => {
      queryClient.setQueryData(getExport(client, begun.id).queryKey, begun);
      setBegunId(begun.id);
    },
  });
  useSettled('export', query.data ? [query.data] : [], {
    isUnderWay: ({ status }) => status === 'generating',
    onSettled: ({ status }) => {
      if (status === 'error') report('file_generation', { isShownInPlace: true });
    },
  });

  return {
    fileExport: id === undefined ? undefined : query.data,
    start: start.mutate,
    isPending: start.isPending || (id !== undefined && query.isPending),
    error: start.error ?? query.error,
    reset: () => {
      setBegunId(null);
      start.reset();
    },
    refresh: query.refetch,
  };
}

/** A file that is being made, and what can be done about it. */
export type FileExportState = Omit<UseFileExportResult<unknown>, 'start'>;

/** A file that is being made, or was. Its `download_url` opens for a quarter of an hour; ask again for another one. */
export type FileExport = Schemas['FileExport'];

/** How far an export is, as a query. */
function getExport(client: PinfoldClient, id: number): QueryOf<FileExport> {
  return queryOptions({
    queryKey: exportKeys.detail(client.scope, id),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/exports/{id}/', { params: { path: { id } }, signal })),
    refetchInterval: pollWhileOpen(({ status }) => status === 'generating', awaitedMs),
  });
}
