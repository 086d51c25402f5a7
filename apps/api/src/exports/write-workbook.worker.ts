import { parentPort, workerData } from 'node:worker_threads';
import { utils, write } from '@e965/xlsx';
import type { Sheet } from './write-file.ts';

const { fileType, sheets } = workerData as { fileType: 'xls' | 'xlsx'; sheets: readonly Sheet[] };

/** Most characters that a cell of a workbook takes. */
const longestCell = 32_767;

const workbook = utils.book_new();
for (const { name, lines } of sheets) {
  // A cell says that it is a text, so that what looks like a formula is shown as it is.
  const cells = lines.map((line) => line.map((cell) => (typeof cell === 'string' ? cellText(cell) : cell)));
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(cells), name);
}
const bytes: ArrayBuffer = write(workbook, {
  type: 'array',
  bookType: fileType === 'xls' ? 'biff8' : 'xlsx',
  compression: true,
  // Without a table of texts, an xls file keeps 255 characters of each.
  bookSST: true,
});
parentPort?.postMessage(bytes, [bytes]);

/** A line of a cell ends with a line feed; a carriage return would be written as an escape, and shown by many as such. */
function cellText(text: string): string {
  const shown = text
    .replaceAll(/\r\n?/g, '\n')
    .slice(0, longestCell)
    .replace(/[\uD800-\uDBFF]$/, '');
  return fileType === 'xlsx' ? escaped(shown) : shown;
}

/**
 * In xlsx `_xHHHH_` stands for a character (ECMA-376 part 1, 22.9.2.19). The library writes such escapes, but takes what
 * a text has of them for its own.
 */
function escaped(text: string): string {
  return text.replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_');
}
