import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/** Opens the database that the configuration names, or the embedded one in the data folder. */
export function openDatabase({ DATABASE_URL, DATABASE_DIRECT_URL, dataFolder }: Config): Promise<Database> {
  return DATABASE_URL
    ? openPostgres(DATABASE_URL, DATABASE_DIRECT_URL)
    : openPglite(join(dataFolder, 'database'));
}
