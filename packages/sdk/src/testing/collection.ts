import type { ProblemCode } from '@pinfold/contract/problem-codes';
import { TestProblem } from './answers.ts';

/** Rows of one kind in the in-memory API, with operations that all features use. */
export interface Collection<Row> {
  /** @throws TestProblem `not_found`, or the collection's own code, where there is no such row */
  find: (id: number) => Row;
  has: (id: number) => boolean;
  /** Returns an unused id. */
  nextId: () => number;
  /** Replaces the row with the same id, or adds it as the first. */
  put: (row: Row) => Row;
  /** Adds a row as the last. */
  append: (row: Row) => Row;
  /** @throws TestProblem where there is no such row */
  patch: (id: number, changes: Partial<Row>) => Row;
  /** @throws TestProblem where there is no such row */
  remove: (id: number) => void;
}

/**
 * Returns a collection over rows that a test may replace as a whole, so `rowsOf` is called each time.
 *
 * @param rowsOf - Returns the current rows.
 * @param missing - Code of the problem that `find` throws.
 * @param onChange - Called with the ids of rows that were added, changed or removed.
 */
export function collection<Row extends { id: number }>(
  rowsOf: () => Row[],
  missing: ProblemCode = 'not_found',
  onChange: (ids: readonly number[]) => void = () => undefined,
): Collection<Row> {
  const indexOf = (id: number) => rowsOf().findIndex((row) => row.id === id);
  const find = (id: number) => {
    const row = rowsOf()[indexOf(id)];
    if (!row) throw new TestProblem(missing);
    return row;
  };
  const put = (row: Row) => {
    const index = indexOf(row.id);
    rowsOf().splice(Math.max(index, 0), index < 0 ? 0 : 1, row);
    onChange([row.id]);
    return row;
  };
  return {
    find,
    has: (id: number) => indexOf(id) >= 0,
    nextId: () => Math.max(0, ...rowsOf().map(({ id }) => id)) + 1,
    put,
    append: (row: Row) => {
      rowsOf().push(row);
      onChange([row.id]);
      return row;
    },
    patch: (id: number, changes: Partial<Row>) => put({ ...find(id), ...changes }),
    remove: (id: number) => {
      find(id);
      rowsOf().splice(indexOf(id), 1);
      onChange([id]);
    },
  };
}

/** Returns one page of a list by the query's `page` and `page_size`, in the shape of the API. */
export function pageOf<Row>(
  rows: readonly Row[],
  query: URLSearchParams,
  defaultSize: number,
): { count: number; results: Row[] } {
  const page = Number(query.get('page') ?? 1);
  const size = Math.min(Number(query.get('page_size') ?? defaultSize), 100);
  return { count: rows.length, results: rows.slice((page - 1) * size, page * size) };
}

/** Filters of a list, by query parameter. */
export type Filters<Row> = Readonly<Record<string, (row: Row, wanted: string) => boolean>>;

/** Whether a row matches all filters in a query. */
export function matchesQuery<Row>(row: Row, query: URLSearchParams, filters: Filters<Row>): boolean {
  return Object.entries(filters).every(([name, fits]) => {
    const wanted = query.get(name);
    return wanted === null || fits(row, wanted);
  });
}

/** Returns a parameter's ids, which are separated by commas; undefined without the parameter. */
export function idsIn(query: URLSearchParams, name: string): number[] | undefined {
  return query.get(name)?.split(',').map(Number);
}

/** Whether a text matches a search. */
export function hasText(text: string, part: string | null | undefined): boolean {
  return !part || text.toLowerCase().includes(part.toLowerCase());
}

/** Returns distinct words with their counts, in alphabetical order. */
export function countWords(words: readonly string[]): [word: string, count: number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => a.localeCompare(b, 'pl'));
}

/** Returns the current time in the API's format, ISO 8601. */
export function now(): string {
  return new Date().toISOString();
}
