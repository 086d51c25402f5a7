import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Database } from './database.ts';
import { statementLog } from './statements.ts';

/** Opens a PostgreSQL server. Any number of processes may share it. */
export async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000 });
  pool.on('error', () => {});
  const where = withoutCredentials(connectionString);
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end();
    throw new StartupError(`The database at ${where} cannot be reached: ${reason(error)}.`, error);
  });
  return {
    queries: drizzle({ client: pool, logger: statementLog }),
    jobs: { connectionString },
    listen: (channel, onPayload, onMissed) => listen(connectionString, channel, onPayload, onMissed),
    describe: () => `PostgreSQL at ${where}`,
    close: () => pool.end(),
  };
}

/** Holds a connection of its own, since a pooled one would lose its subscription; reconnects when it drops. */
async function listen(
  connectionString: string,
  channel: string,
  onPayload: (payload: string) => void,
  onMissed: () => void,
) {
  let closed = false;
  let client: pg.Client | undefined;
  const connect = async () => {
    const next = new pg.Client({ connectionString });
    next.on('notification', (message) => onPayload(message.payload ?? ''));
    next.on('error', () => next.end().catch(() => {}));
    // Comes once for each client, also for one that never got through.
    next.on('end', () => {
      if (!closed) setTimeout(() => void connect().then(onMissed, () => {}), 1000).unref();
    });
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    client = next;
  };
  await connect();
  return async () => {
    closed = true;
    await client?.end();
  };
}

function withoutCredentials(connectionString: string): string {
  try {
    const { host, pathname } = new URL(connectionString);
    return `${host}${pathname}`;
  } catch {
    throw new StartupError('DATABASE_URL is not a URL such as postgres://user:password@host:5432/pinfold.');
  }
}

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return message || code || 'no answer';
}
