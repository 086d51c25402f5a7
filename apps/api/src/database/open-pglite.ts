import { PGlite, types } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import { StartupError } from '../startup-error.ts';
import type { Database } from './database.ts';
import { parseInt8 } from './int8.ts';
import { statementLog } from './statements.ts';
import { takeTurns } from './take-turns.ts';

/** Opens the embedded database in a folder that no other process uses, or in memory without one. */
export async function openPglite(folder?: string): Promise<Database> {
  const client = takeTurns(withFewParsers(await create(folder)));
  return {
    queries: drizzle({ client, logger: statementLog }),
    jobs: { db: fromPglite(client), backend: 'pglite' },
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    // No other process has the folder.
    alone: (work) => work(),
    describe: () => (folder === undefined ? 'PGlite in memory' : `PGlite in ${folder}`),
    close: () => client.close(),
  };
}

async function create(folder: string | undefined): Promise<PGlite> {
  const options = { extensions: { pg_trgm, btree_gin }, parsers: { [types.INT8]: parseInt8 } };
  try {
    return await PGlite.create(folder === undefined ? options : { dataDir: folder, ...options });
  } catch (error) {
    throw new StartupError(
      `The database in ${folder ?? 'memory'} cannot be opened. Move the folder away to start afresh, or set PINFOLD_DATA to another one.`,
      error,
    );
  }
}

/**
 * Forgets how arrays of whole rows are read. Each table and view brings such a type, nothing selects it, and PGlite copies
 * all parsers for every statement: with hundreds of them, a short statement takes twice as long.
 */
function withFewParsers(client: PGlite): PGlite {
  const needed = Object.entries(client.parsers).filter(([type]) => Number(type) < firstRowType);
  client.parsers = Object.fromEntries(needed);
  return client;
}

/** PostgreSQL numbers the types that it is made with by hand below it, and counts those of rows from there. */
const firstRowType = 10_000;
