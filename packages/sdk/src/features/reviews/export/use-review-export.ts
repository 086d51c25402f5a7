import type { ExportFileType } from '@pinfold/contract/features/listings/export/file-types';
import type { ReviewOrder } from '@pinfold/contract/features/opinions/opinion';
import { unwrapResponse } from '../../../client/transport.ts';
import type { ApiError } from '../../../client/api-error.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { type FileExport, useFileExport } from '../../listings/export/use-file-export.ts';
import type { ReviewFilters } from '../review-filters.ts';
import { searchBody } from '../reviews.queries.ts';

/** Which reviews to write, and how. */
export interface ReviewExportVariables {
  /** Everything that matches, 100 000 at most; 65 535 for an `xls`. */
  filters: ReviewFilters;
  order?: ReviewOrder | undefined;
  fileType: ExportFileType;
}

/** What `useReviewExport` returns. */
export interface UseReviewExportResult {
  fileExport: FileExport | undefined;
  start: MutationResult<FileExport, ReviewExportVariables>['mutate'];
  isPending: boolean;
  error: ApiError | null;
  reset: () => void;
  refresh: QueryResult<FileExport>['refetch'];
}

/**
 * Exports the matching reviews to a file in the background, and polls until it can be downloaded. The user also gets a
 * mail; pass the id from its link to show the file again.
 *
 * @param exportId - An export begun earlier.
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `export_empty` or
 * `too_many_reviews`, among others.
 * @example
 * ```tsx
 * const { start, fileExport } = useReviewExport();
 * start({ filters: { rating: [1, 2] }, fileType: 'xlsx' });
 * ```
 */
export function useReviewExport(exportId?: number): UseReviewExportResult {
  const { client } = usePinfold();
  return useFileExport(
    ({ filters, order, fileType }: ReviewExportVariables) =>
      unwrapResponse(
        client.api.POST('/reviews/export/', {
          params: { query: { file_type: fileType } },
          body: { filters: searchBody(filters, order) },
        }),
      ),
    exportId,
  );
}
