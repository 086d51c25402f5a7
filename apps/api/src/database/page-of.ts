import { count, sql, type SQL } from 'drizzle-orm';
import type { PgSelect, PgTable } from 'drizzle-orm/pg-core';
import { rows, type Queryable } from './database.ts';

/** Which page of a list: pages count from 1. */
export interface Paging {
  page: number;
  page_size: number;
}

/** One page of a list, and how many rows the whole list has. */
export interface PageOf<Row> {
  count: number;
  results: Row[];
}

/** Limits a query to a page. It takes only a `$dynamic()` one. */
export function limitToPage<Query extends PgSelect>(query: Query, paging: Paging) {
  return query.limit(paging.page_size).offset(offsetOf(paging));
}

/** The end of a hand-written statement that returns one page. */
export function limitOffset(paging: Paging): SQL {
  return sql`limit ${paging.page_size} offset ${offsetOf(paging)}`;
}

/** The rows of one page, of a list that is in memory. */
export function sliceOfPage<Row>(list: readonly Row[], paging: Paging): Row[] {
  const start = offsetOf(paging);
  return list.slice(start, start + paging.page_size);
}

/** Number of rows before the page. */
export function offsetOf({ page, page_size }: Paging): number {
  return (page - 1) * page_size;
}

/** Counts the rows of a table that a condition chooses. */
export async function countRows(queries: Queryable, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await queries.select({ count: count() }).from(table).where(where);
  return row?.count ?? 0;
}

/** Counts the rows of a hand-written statement, given from its `from` on. */
export async function countFrom(queries: Queryable, from: SQL): Promise<number> {
  const [row] = await rows<{ count: number }>(queries, sql`select count(*) as count ${from}`);
  return row?.count ?? 0;
}
