import { withoutApostrophe } from '../../../csv-text.ts';
import { plainLine } from '../../../plain-line.ts';
import { fault, type Fault } from '../fault.ts';
import { listingTextLengths, tooLong } from '../listing-texts.ts';

/** Most that a group of locations takes. Of labels and store codes, the lengths that listings have. */
export const groupLimits: Readonly<Record<'name' | 'labels' | 'label' | 'storeCode' | 'locations', number>> =
  {
    name: 100,
    labels: 50,
    label: listingTextLengths.label,
    storeCode: listingTextLengths.store_code,
    locations: 10_000,
  };

/** Which locations a label group holds is decided by their labels alone (product spec, section 5). */
export function canToggleGroupLocation(group: { is_label_group: boolean }): boolean {
  return !group.is_label_group;
}

/** Store codes of a file, without repetitions, in its order. */
type GroupCsv = { codes: string[] } | { fault: Fault };

/** Reads a file that says which locations are in a group: one column of store codes, no header (product spec, section 5). */
export function parseGroupCsv(file: { name: string; type: string; text: string }): GroupCsv {
  const { name, text } = file;
  if (!isCsv(file)) return { fault: fault('csv_wrong_type', { name }) };
  const codes = new Set<string>();
  for (const { line, content } of linesOf(text.replace(/^\uFEFF/, ''))) {
    // A letter that the file's encoding lost would make another code.
    const cell = content.includes('\uFFFD') ? fault('csv_unreadable', { line }) : readCell(content, line);
    if (typeof cell !== 'string') return { fault: cell };
    if (tooLong(cell, listingTextLengths.store_code))
      return { fault: fault('csv_code_too_long', { line, max: listingTextLengths.store_code }) };
    codes.add(cell);
  }
  codes.delete('');
  return codes.size === 0 ? { fault: fault('csv_empty') } : { codes: [...codes] };
}

/** Splits codes into the locations that they name and those that nobody has. */
export function matchStoreCodes<Location extends { store_code: string }>(
  codes: readonly string[],
  locations: readonly Location[],
): { found: Location[]; unknown: string[] } {
  const wanted = new Set(codes);
  const found = locations.filter(({ store_code }) => wanted.has(store_code));
  const known = new Set(found.map(({ store_code }) => store_code));
  return { found, unknown: codes.filter((code) => !known.has(code)) };
}

/** Some systems take a CSV file for a spreadsheet; a true spreadsheet or picture holds bytes that are no text. */
function isCsv({ name, type, text }: { name: string; type: string; text: string }): boolean {
  const named = /\.csv$/i.test(name) || (!/\.[a-z]{2,5}$/i.test(name) && type.startsWith('text/csv'));
  return named && !/[^\P{Cc}\t\r\n]/u.test(text);
}

function linesOf(text: string): { line: number; content: string }[] {
  return text.split(/\r\n|\r|\n/).map((content, index) => ({ line: index + 1, content: content.trim() }));
}

/** The one cell of a line; what a spreadsheet leaves of columns that were emptied says nothing. */
function readCell(content: string, line: number): string | Fault {
  if (onlySeparators.test(content) || (line === 1 && separatorLine.test(content))) return '';
  const cell = [keptAsText, inQuotes, bare].map((one) => one.exec(content)?.[0]).find(Boolean) ?? '';
  if (content.startsWith('"') && !inQuotes.test(content)) return fault('csv_quote_open', { line });
  const rest = content.slice(cell.length);
  if (onlySeparators.test(rest)) return codeOf(cell) ?? fault('csv_unreadable', { line });
  return fault(/^\s*[,;\t]/.test(rest) ? 'csv_several_columns' : 'csv_unreadable', { line });
}

/** What a cell says; undefined where its quotes stand in the midst of a word. */
function codeOf(cell: string): string | undefined {
  const text = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  if (keptAsText.test(text)) return plainLine(text.slice(2, -1).replaceAll('""', '"')).trim();
  if (text === cell && text.includes('"')) return undefined;
  return withoutApostrophe(plainLine(text).trim());
}

/** Many tools tell Excel so how the columns of a file are divided. */
const separatorLine = /^"?sep=.?"?$/i;

const onlySeparators = /^(?:[,;\t\s]|"")*$/;

const inQuotes = /^"(?:[^"]|"")*"/;

const bare = /^[^",;\t][^,;\t]*/;

/** How zeros in front are kept: `="007"`. */
const keptAsText = /^="(?:[^"]|"")*"/;
