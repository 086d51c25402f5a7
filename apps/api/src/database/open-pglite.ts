import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import { StartupError } from '../startup-error.ts';
import type { Database } from './database.ts';
import { parseInt8 } from './int8.ts';
import { statementLog } from './statements.ts';

/** Opens the embedded database in a folder, or in memory without one. */
export async function openPglite(folder?: string): Promise<Database> {
  const release = folder === undefined ? async () => {} : await lock(folder);
  const client = withFewParsers(await create(folder));
  return {
    queries: drizzle({ client, logger: statementLog }),
    jobs: { db: fromPglite(client), backend: 'pglite' },
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    // No other process has the folder.
    alone: (work) => work(),
    describe: () => (folder === undefined ? 'PGlite in memory' : `PGlite in ${folder}`),
    async close() {
      await client.close();
      await release();
    },
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

/** PGlite takes one process at a time; a second one would damage the folder. */
async function lock(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, '..', 'server.pid');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (holder > 0 && holder !== process.pid && isPinfold(holder))
      throw new StartupError(
        `Another Pinfold (process ${holder}) uses ${folder}. Stop it, or set PINFOLD_DATA.`,
      );
    await writeFile(file, String(process.pid), { mode: 0o600 });
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The data folder ${folder} cannot be written to.`, error);
  }
  return () => rm(file, { force: true });
}

/**
 * The process id that a crash left behind may belong to another process by now; where the system shows commands, they
 * decide.
 */
function isPinfold(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return /main\.ts|dist\/server\.js/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch (error) {
    const isThere =
      (error as NodeJS.ErrnoException).code === 'ENOENT' || (error as NodeJS.ErrnoException).code === 'EPERM';
    return isThere && process.platform !== 'linux';
  }
}
