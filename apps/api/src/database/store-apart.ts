import type { Logger } from 'pino';
import type { Queryable } from './database.ts';

interface StoreApart<Row, Stored> {
  log: Pick<Logger, 'warn'>;
  /** By which the log knows a row that was put aside. */
  nameOf(row: Row): string;
  /** Runs in a transaction of its own, within the caller's where that is one. */
  store(tx: Queryable, rows: readonly Row[]): Promise<Stored[]>;
}

/**
 * Stores many rows that came from outside. If the database refuses what a row holds, the rows are halved until that one
 * is alone: it is put aside and logged, and all others are stored.
 */
export async function storeApart<Row, Stored>(
  queries: Queryable,
  given: readonly Row[],
  how: StoreApart<Row, Stored>,
): Promise<{ stored: Stored[]; refused: Row[] }> {
  try {
    return { stored: await queries.transaction((tx) => how.store(tx, given)), refused: [] };
  } catch (error) {
    const code = refusalOf(error);
    const [first] = given;
    if (code === undefined || first === undefined) throw error;
    if (given.length === 1) {
      how.log.warn({ row: how.nameOf(first), code }, 'put aside, since the database refuses what it holds');
      return { stored: [], refused: [first] };
    }
  }
  const middle = Math.ceil(given.length / 2);
  const before = await storeApart(queries, given.slice(0, middle), how);
  const after = await storeApart(queries, given.slice(middle), how);
  return { stored: [...before.stored, ...after.stored], refused: [...before.refused, ...after.refused] };
}

/** Classes of SQLSTATE: cardinality, data, integrity and limits; all others are no fault of the rows. */
const aboutRows = /^(21|22|23|54)/;

/** The database's code where it refuses the rows themselves; the driver's error is the cause of drizzle's. */
function refusalOf(error: unknown): string | undefined {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && aboutRows.test(code)) return code;
  return cause instanceof Error ? refusalOf(cause) : undefined;
}
