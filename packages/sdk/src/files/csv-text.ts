import { csvCell } from '@pinfold/contract/features/listings/export-cell';

/** Rows as the text of a CSV file, with the mark that has spreadsheets read UTF-8. */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
