import type { ZodType } from 'zod';
import type { Cell } from '@pinfold/contract/csv-text';
import { defineJob } from '../jobs/define-job.ts';
import type { Services } from '../services.ts';
import {
  beginFile,
  type EnqueuedExport,
  type ExportJob,
  type ExportMail,
  type ExportRow,
  recordProgress,
  settleExport,
} from './export-lifecycle.ts';
import type { SheetLines } from './sheet-lines.ts';
import { fileTypes, type Sheet, writeFile } from './write-file.ts';

/** The content of a file, and the link in its mail. */
interface ExportContent {
  /** In order; a csv has room for one. */
  sheets: readonly ExportSheet[];
  mail: ExportMail;
}

/** One table of a file. */
export interface ExportSheet {
  name: string;
  header: readonly Cell[];
  /** Read in batches, instead of one long query. */
  lines: AsyncIterable<SheetLines>;
}

/** What a feature says of a kind of file that it exports. */
interface ExportDefinition<Request> {
  kind: string;
  /** Name of the job that writes the file. */
  name: string;
  request: ZodType<Request>;
  open(services: Services, row: ExportRow, request: Request): ExportContent;
}

/**
 * Defines a kind of file as the job that writes it; the feature lists it among its jobs and enqueues it with
 * `enqueueFile`. Begun again it writes the same file in the same place; only one run sends the mail.
 */
export function defineExport<Request>({
  kind,
  name,
  request,
  open,
}: ExportDefinition<Request>): ExportJob<Request> {
  const job = defineJob<EnqueuedExport>({
    name,
    concurrency: 1,
    async run(services, enqueued, { isLastTry }) {
      const row = await beginFile(services.database.queries, enqueued);
      if (!row) return;
      const { sheets, mail } = open(services, row, request.parse(row.request));
      const key = `exports/${row.companyId}/${row.id}.${row.fileType}`;
      try {
        const collected = await collectSheets(services, row, sheets);
        const bytes = await writeFile(row.fileType, collected, row.language);
        await services.files.write(key, bytes, fileTypes[row.fileType]);
        const settled = { fileKey: key, rows: rowsOf(collected) };
        if ((await settleExport(services, row, mail, settled)) !== null) return;
        await services.files.remove(key);
        throw new Error('what the file holds was erased meanwhile');
      } catch (error) {
        if (!isLastTry) throw error;
        services.log.error({ err: error, export: row.id }, 'export given up');
        await settleExport(services, row, mail, undefined);
      }
    },
  });
  return { ...job, kind, request };
}

async function collectSheets(
  services: Services,
  row: ExportRow,
  sheets: readonly ExportSheet[],
): Promise<Sheet[]> {
  const collected: Sheet[] = [];
  for (const { name, header, lines: batches } of sheets) {
    const lines: (readonly Cell[])[] = [header];
    collected.push({ name, lines });
    for await (const batch of batches) {
      for (const line of batch) lines.push(line);
      await recordProgress(services, row, rowsOf(collected));
    }
  }
  return collected;
}

/** Without the header of each sheet. */
function rowsOf(sheets: readonly Sheet[]): number {
  return sheets.reduce((sum, { lines }) => sum + lines.length - 1, 0);
}
