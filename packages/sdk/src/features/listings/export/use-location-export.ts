import type { ExportFileType } from '@pinfold/contract/features/listings/export/file-types';
import { unwrapResponse } from '../../../client/transport.ts';
import type { ApiError } from '../../../client/api-error.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { type FileExport, useFileExport } from './use-file-export.ts';

/** What to write, and how. */
export interface LocationExportVariables {
  /** 1 to 10 000, in the order of the file. */
  facilitiesIds: readonly number[];
  fileType: ExportFileType;
}

/** What `useLocationExport` returns. */
export interface UseLocationExportResult {
  fileExport: FileExport | undefined;
  start: MutationResult<FileExport, LocationExportVariables>['mutate'];
  isPending: boolean;
  error: ApiError | null;
  reset: () => void;
  refresh: QueryResult<FileExport>['refetch'];
}

/**
 * Exports locations to a file in the background, and polls until it can be downloaded. The user also gets a mail; pass
 * the id from its link to show the file again.
 *
 * @param exportId - An export begun earlier.
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; `facility_unknown` when the user may
 * not see a location.
 * @example
 * ```tsx
 * const { start, fileExport } = useLocationExport();
 * start({ facilitiesIds: [1, 2], fileType: 'xlsx' });
 * ```
 */
export function useLocationExport(exportId?: number): UseLocationExportResult {
  const { client } = usePinfold();
  return useFileExport(
    ({ facilitiesIds, fileType }: LocationExportVariables) =>
      unwrapResponse(
        client.api.POST('/facilities/export/', {
          params: { query: { file_type: fileType } },
          body: { facilities_ids: [...facilitiesIds] },
        }),
      ),
    exportId,
  );
}
