import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { csvText, type Cell } from '@pinfold/contract/csv-text';
import type { ExportFileType } from '@pinfold/contract/features/listings/export/file-types';
import type { Language } from '@pinfold/contract/languages';
import { apiFolder } from '../api-folder.ts';

const workbookWorker = join(apiFolder, 'src/exports/write-workbook.worker.ts');

export interface Sheet {
  name: string;
  /** The header first. */
  lines: readonly (readonly Cell[])[];
}

/** Returns the bytes of a file; a csv holds one sheet. Workbooks are compressed in a worker thread, so that the API stays responsive. */
export async function writeFile(
  fileType: ExportFileType,
  sheets: readonly Sheet[],
  language: Language,
): Promise<Uint8Array> {
  if (fileType === 'csv') return Buffer.from(csvText(onlySheet(sheets).lines, language), 'utf8');
  const worker = new Worker(workbookWorker, {
    workerData: { fileType, sheets },
    // Past this the file fails, and not the process with everybody's requests.
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', (bytes: ArrayBuffer) => resolve(new Uint8Array(bytes)));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the workbook was not written (${code})`)));
  });
}

function onlySheet(sheets: readonly Sheet[]): Sheet {
  const [sheet, ...others] = sheets;
  if (!sheet || others.length > 0) throw new Error(`a csv holds one sheet, not ${sheets.length}`);
  return sheet;
}

export const fileTypes: Record<ExportFileType, string> = {
  csv: 'text/csv; charset=utf-8',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
