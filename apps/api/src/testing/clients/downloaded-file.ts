import { read, utils } from '@e965/xlsx';
import type { FileExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import type { TestApi } from './start-test-api.ts';

/** Follows the link of an export. */
export async function downloadFile({ app }: Pick<TestApi, 'app'>, { download_url }: FileExport) {
  const { pathname } = new URL(download_url ?? '');
  const answer = await app.request(pathname.replace(/^\/api/, ''));
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

/** The lines of each sheet of a workbook by its name, in order: numbers as numbers, null for an empty cell. */
export function sheetsOf(bytes: Uint8Array): Record<string, unknown[][]> {
  const book = read(bytes, { type: 'array' });
  return Object.fromEntries(
    book.SheetNames.map((name) => [
      name,
      utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1, defval: null }),
    ]),
  );
}
