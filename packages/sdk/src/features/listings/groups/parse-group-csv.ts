import { withoutApostrophe } from '@pinfold/contract/csv-text';
import { fault, type Fault } from '@pinfold/contract/features/listings/fault';
import { listingTextLengths, tooLong } from '@pinfold/contract/features/listings/listing-texts';
import { plainLine } from '@pinfold/contract/plain-line';
import papa from 'papaparse';

/** Store codes of a file, without repetitions, in its order. */
type GroupCsv = { codes: string[] } | { fault: Fault };

/**
 * Parses a file with the locations of a group: one column of store codes, no header (product spec, section 5).
 *
 * A separate module, because it is loaded when a file is chosen.
 */
export function parseGroupCsv(file: { name: string; type: string; text: string }): GroupCsv {
  const { name, text } = file;
  if (!isCsv(file)) return { fault: fault('csv_wrong_type', { name }) };
  const codes = new Set<string>();
  for (const row of rowsOf(text)) {
    const { line } = row;
    const code = codeOf(row);
    if (typeof code !== 'string') return { fault: code };
    if (tooLong(code, listingTextLengths.store_code))
      return { fault: fault('csv_code_too_long', { line, max: listingTextLengths.store_code }) };
    codes.add(code);
  }
  codes.delete('');
  return codes.size === 0 ? { fault: fault('csv_empty') } : { codes: [...codes] };
}

/** Some systems take a CSV file for a spreadsheet; a true spreadsheet or picture holds bytes that are no text. */
function isCsv({ name, type, text }: { name: string; type: string; text: string }): boolean {
  const named = /\.csv$/i.test(name) || (!/\.[a-z]{2,5}$/i.test(name) && type.startsWith('text/csv'));
  return named && !/[^\P{Cc}\t\r\n]/u.test(text);
}

interface CsvRow {
  /** Where it begins, from 1; true up to the first row with a fault. */
  line: number;
  /** The line as it was written, without blanks around it. */
  content: string;
  cells: string[];
  error: string | undefined;
}

function rowsOf(text: string): CsvRow[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const stated = separatorLine.exec(lines[0] ?? '')?.groups?.['separator'];
  if (stated !== undefined) lines[0] = '';
  const content = lines.join('\n');
  const delimiter = stated || separatorOf(content);
  const { data, errors } = papa.parse<string[]>(content, { delimiter, newline: '\n' });
  // The first faulty row ends the reading.
  const broken = errors.find(({ row }) => row !== undefined);
  return data.map((cells, index) => ({
    line: index + 1,
    content: lines[index] ?? '',
    cells,
    error: broken?.row === index ? broken.code : undefined,
  }));
}

/** Many tools tell Excel so how the columns of a file are divided. */
const separatorLine = /^"?sep=(?<separator>.?)"?$/i;

/** What divides the columns: the first sign that does outside quotes. Where there is none, one that no text holds. */
function separatorOf(content: string): string {
  return separator.exec(content.replaceAll(/"(?:[^"]|"")*"/g, ''))?.[0] ?? papa.UNIT_SEP;
}

const separator = /[,;\t]/;

/** Returns the code of a row; empty columns are ignored. */
function codeOf({ line, content, cells, error }: CsvRow): string | Fault {
  const [cell = '', ...others] = cells.map((one) => one.trim());
  const isQuoted = content.startsWith('"');
  // A character lost to the file's encoding would result in another code.
  if (error === 'InvalidQuotes' || content.includes('\uFFFD')) return fault('csv_unreadable', { line });
  // No code has two lines: the quote was meant to close on the first.
  if (error === 'MissingQuotes' || cells.some((one) => one.includes('\n')))
    return fault('csv_quote_open', { line });
  if (others.some((other) => other !== '')) return fault('csv_several_columns', { line });
  if (keptAsText.test(cell)) return plainLine(cell.slice(2, -1).replaceAll('""', '"')).trim();
  // Divided here by another sign than further up.
  if (!isQuoted && separator.test(cell)) return fault('csv_several_columns', { line });
  if (!isQuoted && cell.includes('"')) return fault('csv_unreadable', { line });
  return withoutApostrophe(plainLine(cell).trim());
}

/** How zeros in front are kept: `="007"`. */
const keptAsText = /^="(?:[^"]|"")*"$/;
