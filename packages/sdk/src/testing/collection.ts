import type { ProblemCode } from '@pinfold/contract/problem-codes';
import { TestProblem } from './answers.ts';

/** The rows of one kind that the in-memory API holds, with what every feature does with them. */
export interface Collection<Row> {
  /** @throws TestProblem `not_found`, or the collection's own code, where there is no such row */
  find: (id: number) => Row;
  has: (id: number) => boolean;
  /** An id that no row has yet. */
  nextId: () => number;
  /** Adds a row before the others, or takes the place of the one with its id. */
  put: (row: Row) => Row;
  /** Adds a row behind the others. */
  append: (row: Row) => Row;
  /** @throws TestProblem where there is no such row */
  patch: (id: number, changes: Partial<Row>) => Row;
  /** @throws TestProblem where there is no such row */
  remove: (id: number) => void;
}

/**
 * A collection over rows that a test may replace as a whole, which is why it asks for them each time.
 *
 * @param rowsOf - Returns the rows as they are now.
 * @param missing - What `find` refuses with.
 * @param onChange - Hears of each row that was put, changed or removed.
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

/** One page of a list by the query's `page` and `page_size`, as every list of the API returns it. */
export function pageOf<Row>(
  rows: readonly Row[],
  query: URLSearchParams,
  defaultSize: number,
): { count: number; results: Row[] } {
  const page = Number(query.get('page') ?? 1);
  const size = Math.min(Number(query.get('page_size') ?? defaultSize), 100);
  return { count: rows.length, results: rows.slice((page - 1) * size, page * size) };
}

/** Conditions of a list by the parameters that ask for them. */
export type Filters<Row> = Readonly<Record<string, (row: Row, wanted: string) => boolean>>;

/** Whether a row meets every filter that a query asks for. */
export function matchesQuery<Row>(row: Row, query: URLSearchParams, filters: Filters<Row>): boolean {
  return Object.entries(filters).every(([name, fits]) => {
    const wanted = query.get(name);
    return wanted === null || fits(row, wanted);
  });
}

/** The ids that a parameter names, between commas; undefined where it is not there. */
export function idsIn(query: URLSearchParams, name: string): number[] | undefined {
  return query.get(name)?.split(',').map(Number);
}

/** Whether a search finds a text. */
export function hasText(text: string, part: string | null | undefined): boolean {
  return !part || text.toLowerCase().includes(part.toLowerCase());
}

/** Each word with how often it is there, by name. */
export function countWords(words: readonly string[]): [word: string, count: number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => a.localeCompare(b, 'pl'));
}

/** The present moment, as the API writes it. */
export function now(): string {
  return new Date().toISOString();
}
