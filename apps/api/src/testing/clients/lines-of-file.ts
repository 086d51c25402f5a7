import { read, utils } from '@e965/xlsx';

/** The first sheet of a file for spreadsheets, as its lines. */
export function linesOf(fileType: string, bytes: Uint8Array): string[][] {
  const book =
    fileType === 'csv'
      ? read(new TextDecoder().decode(bytes), { type: 'string', FS: ';', raw: true })
      : read(bytes, { type: 'array' });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' }) : [];
}
