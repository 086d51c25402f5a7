import type { ApiError } from '../../client/api-error.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { MutationResult, QueryResult } from '../../query/results.ts';
import { type FileExport, useFileExport } from '../listings/export/use-file-export.ts';
import type { InsightFilters } from './insight-filters.ts';
import { insightBody } from './insights.queries.ts';
import type { OldInsightFilters } from './old/old-insight-filters.ts';
import { oldInsightBody } from './old/old-insights.queries.ts';

/** What `useInsightExport` and `useOldInsightExport` return. */
export interface UseInsightExportResult<Filters> {
  fileExport: FileExport | undefined;
  /** Takes the filters of what the workbook shall contain. */
  start: MutationResult<FileExport, Filters>['mutate'];
  isPending: boolean;
  error: ApiError | null;
  reset: () => void;
  refresh: QueryResult<FileExport>['refetch'];
}

/**
 * Writes insights to a workbook in the background, and polls until it can be downloaded: summary, days, locations,
 * keywords and definitions, a sheet each. The user also gets a mail; pass the id from its link to show the file again.
 *
 * @param exportId - An export begun earlier.
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `period_invalid`, `export_empty`,
 * `too_busy`.
 * @example
 * ```tsx
 * const { start, fileExport } = useInsightExport();
 * start({ preset: 'previous_month' });
 * ```
 */
export function useInsightExport(exportId?: number): UseInsightExportResult<InsightFilters> {
  const client = useClient();
  return useFileExport((filters: InsightFilters) => startInsightExport(client, filters), exportId);
}

/**
 * Writes the former insights to a workbook, as `useInsightExport` does those of today.
 *
 * @param exportId - An export begun earlier.
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `period_invalid`, `export_empty`,
 * `too_busy`.
 * @example
 * ```tsx
 * const { start, fileExport } = useOldInsightExport();
 * start({ date_from: '2023-03-01', date_to: '2023-03-30' });
 * ```
 */
export function useOldInsightExport(exportId?: number): UseInsightExportResult<OldInsightFilters> {
  const client = useClient();
  return useFileExport((filters: OldInsightFilters) => startOldInsightExport(client, filters), exportId);
}

/** Begins a workbook of insights. */
export function startInsightExport(client: PinfoldClient, filters: InsightFilters): Promise<FileExport> {
  return unwrapResponse(client.api.POST('/insights/export/', { ...workbook, body: insightBody(filters) }));
}

/** Begins a workbook of the former insights. */
export function startOldInsightExport(
  client: PinfoldClient,
  filters: OldInsightFilters,
): Promise<FileExport> {
  return unwrapResponse(
    client.api.POST('/old-insights/export/', { ...workbook, body: oldInsightBody(filters) }),
  );
}

const workbook = { params: { query: { file_type: 'xlsx' } } } as const;
