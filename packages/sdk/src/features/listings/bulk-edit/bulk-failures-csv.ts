import { csvCell } from '@pinfold/contract/features/listings/export-cell';
import type { BulkEditItem } from './bulk-edit-progress.ts';

/**
 * Locations in which a bulk edit failed, a line for each reason, as a spreadsheet reads it: with the mark that has it
 * read UTF-8, and with formulas made harmless.
 *
 * @param headings - Of the columns: store code, name, address, reason.
 */
export function bulkFailuresCsv(items: readonly BulkEditItem[], headings: readonly string[]): string {
  const rows = items.flatMap(({ store_code, name, formatted_address, problems }) => {
    const reasons = problems.length > 0 ? problems.map(({ message }) => message) : [''];
    return reasons.map((reason) => [store_code, name, formatted_address, reason]);
  });
  return `\uFEFF${[headings, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
