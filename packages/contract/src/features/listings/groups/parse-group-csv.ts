import { fault, type Fault } from '../fault.ts';
import { listingTextLengths, tooLong } from '../text-faults.ts';

/** Store codes of a file, without repetitions, in its order. */
export type GroupCsv = { codes: string[] } | { fault: Fault };

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

function readCell(content: string, line: number): string | Fault {
  if (!content.startsWith('"')) {
    if (/[,;\t]/.test(content)) return fault('csv_several_columns', { line });
    return content.includes('"') ? fault('csv_unreadable', { line }) : content;
  }
  const [whole, inside = ''] = /^"((?:[^"]|"")*)"/.exec(content) ?? [];
  if (whole === undefined) return fault('csv_quote_open', { line });
  const rest = content.slice(whole.length).trim();
  if (/^[,;\t]/.test(rest)) return fault('csv_several_columns', { line });
  return rest === '' ? inside.replaceAll('""', '"').trim() : fault('csv_unreadable', { line });
}
