import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';

/** Both drivers return rows under this name. */
interface RowsResult extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] };
}

/** What queries run on: the database itself or a transaction of it. */
export type Queryable = PgDatabase<RowsResult>;

/** An open database, PGlite or PostgreSQL; the rest of the API does not depend on which. */
export interface Database {
  queries: Queryable;
  /** How pg-boss reaches the same database. */
  jobs: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString'>;
  /** `onMissed` is called after a reconnection: notifications may have been lost. */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onMissed: () => void,
  ): Promise<() => Promise<void>>;
  /** Runs what a start does once: of all processes that start on this database, one at a time. */
  alone<Done>(work: () => Promise<Done>, onWait: () => void): Promise<Done>;
  /** Returns one line with the location of the data, without credentials. */
  describe(): string;
  close(): Promise<void>;
}

/** Rows of a hand-written statement; the caller names their shape. */
export async function rows<Row>(queries: Queryable, statement: SQL): Promise<Row[]> {
  const result = await queries.execute(statement);
  return result.rows as Row[];
}

/** The row of a statement that always returns one, such as a count or the insert of one row. */
export async function oneRow<Row>(queries: Queryable, statement: SQL): Promise<Row> {
  const [row] = await rows<Row>(queries, statement);
  if (row === undefined) throw new Error('A statement that always returns a row returned none.');
  return row;
}
