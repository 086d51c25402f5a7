import type { Cell } from '@pinfold/contract/csv-text';

/** The lines of a sheet, or some of them. */
export type SheetLines = readonly (readonly Cell[])[];

/** Reads the lines of a sheet for so many ids at once, instead of by one long query. */
export async function* linesInBatches(
  ids: readonly number[],
  atOnce: number,
  read: (ids: number[]) => Promise<SheetLines>,
): AsyncGenerator<SheetLines> {
  for (let from = 0; from < ids.length; from += atOnce) yield await read(ids.slice(from, from + atOnce));
}

/** Reads the lines of a short sheet together, once it is its turn. */
export async function* linesAtOnce(read: () => SheetLines | Promise<SheetLines>): AsyncGenerator<SheetLines> {
  yield await read();
}

/** Reads once what several sheets show, so that they agree. */
export function readOnce<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => (reading ??= read());
}
