import { parentPort, workerData } from 'node:worker_threads';
import { utils, write } from '@e965/xlsx';
import type { Sheet } from './write-file.ts';

const { fileType, sheet } = workerData as { fileType: 'xls' | 'xlsx'; sheet: Sheet };

/** Most characters that a cell of a workbook takes. */
const longestCell = 32_767;

/** A cell says that it is a text, so that what looks like a formula is shown as it is. */
const lines = sheet.lines.map((line) =>
  line.map((cell) => (typeof cell === 'string' ? cell.slice(0, longestCell) : cell)),
);
const workbook = utils.book_new();
utils.book_append_sheet(workbook, utils.aoa_to_sheet(lines), sheet.name);
const bytes: ArrayBuffer = write(workbook, {
  type: 'array',
  bookType: fileType === 'xls' ? 'biff8' : 'xlsx',
  compression: true,
  // Without a table of texts, an xls file keeps 255 characters of each.
  bookSST: true,
});
parentPort?.postMessage(bytes, [bytes]);
