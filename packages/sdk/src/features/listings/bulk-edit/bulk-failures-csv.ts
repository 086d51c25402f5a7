import { csvText } from '@pinfold/contract/csv-text';
import type { Language } from '@pinfold/contract/languages';
import type { BulkEditItem } from './bulk-edit-progress.ts';

/**
 * Locations in which a bulk edit failed, a line for each reason, as a spreadsheet reads it: with the mark that has it
 * read UTF-8, and with formulas made harmless.
 *
 * @param headings - Of the columns: store code, name, address, reason.
 * @param language - Of the spreadsheet that opens it, which decides what stands between the cells.
 */
export function bulkFailuresCsv(
  items: readonly BulkEditItem[],
  headings: readonly string[],
  language: Language = 'en',
): string {
  const rows = items.flatMap(({ store_code, name, formatted_address, problems }) => {
    const reasons = problems.length > 0 ? problems.map(({ message }) => message) : [''];
    return reasons.map((reason) => [store_code, name, formatted_address, reason]);
  });
  return csvText([headings, ...rows], language);
}
