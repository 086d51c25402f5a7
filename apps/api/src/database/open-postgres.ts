import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Database } from './database.ts';
import { parseInt8, parseInt8Array } from './int8.ts';
import { PatientPool } from './patient-pool.ts';
import { statementLog } from './statements.ts';

// Drizzle asks the driver's own table of parsers for each statement, past those of a pool.
pg.types.setTypeParser(pg.types.builtins.INT8, parseInt8);
/** Of int8[], which the driver has no name for. */
const int8ArrayType: number = 1016;
pg.types.setTypeParser(int8ArrayType, parseInt8Array);

/**
 * Opens a PostgreSQL server, which any number of processes may share. Notifications, the queue and the start lock use
 * the direct address, past a pooler at the first one.
 */
export async function openPostgres(connectionString: string, directAddress?: string): Promise<Database> {
  const where = withoutCredentials(connectionString, 'DATABASE_URL');
  const direct = directAddress ?? connectionString;
  const directly = withoutCredentials(direct, 'DATABASE_DIRECT_URL');
  const pool = new PatientPool({ connectionString, max: 10, connectionTimeoutMillis: 5000 });
  pool.on('error', () => {});
  // A connection that is lost between two statements of a transaction fails the next one, not the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  try {
    await pool.query('select 1').catch(cannotBeReached(where));
    await expectNotifications(
      pool,
      direct,
      directAddress === undefined
        ? `The database at ${where} passes no notifications on, as behind a pooler in transaction mode. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.`
        : `DATABASE_DIRECT_URL hears nothing of what happens at ${where}. Set it to the address of the same database, past any pooler.`,
    ).catch(cannotBeReached(directly));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    queries: drizzle({ client: pool, logger: statementLog }),
    jobs: { connectionString: direct },
    listen: (channel, onPayload, onMissed) => listen(direct, channel, onPayload, onMissed),
    alone: (work, onWait) => withStartLock(direct, work, onWait),
    describe: () => `PostgreSQL at ${where}`,
    close: () => pool.end(),
  };
}

function cannotBeReached(where: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The database at ${where} cannot be reached: ${reason(error)}.`, error);
  };
}

/** Uses a dedicated connection, since a pooled one would lose its subscription; reconnects when it drops. */
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

function withoutCredentials(connectionString: string, setting: string): string {
  try {
    const { host, pathname } = new URL(connectionString);
    return `${host}${pathname}`;
  } catch {
    throw new StartupError(`${setting} is not a URL such as postgres://user:password@host:5432/pinfold.`);
  }
}

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return message || code || 'no answer';
}

/** A notification arrives within milliseconds; a busy server is given its time. */
const patienceMilliseconds = 10_000;

/**
 * Sends itself a notification once, at the start. A pooler that gives each transaction another connection drops LISTEN
 * without an error, and no event would reach an open page.
 * @throws StartupError
 */
async function expectNotifications(
  pool: pg.Pool,
  connectionString: string,
  reasonNot: string,
): Promise<void> {
  const channel = `pinfold_start_${randomUUID().replaceAll('-', '')}`;
  const listener = new pg.Client({ connectionString });
  const received = new Promise<boolean>((resolve) => {
    const patience = setTimeout(() => resolve(false), patienceMilliseconds).unref();
    const settle = (isReceived: boolean) => () => {
      clearTimeout(patience);
      resolve(isReceived);
    };
    listener.once('notification', settle(true));
    listener.on('error', settle(false));
    listener.once('end', settle(false));
  });
  try {
    await listener.connect();
    await listener.query(`listen ${channel}`);
    await pool.query('select pg_notify($1, $2)', [channel, '']);
    if (!(await received)) throw new StartupError(reasonNot);
  } finally {
    await listener.end().catch(() => {});
  }
}

/**
 * Runs the one-time work of a start, while other processes that start on the same database wait. The lock belongs to a
 * transaction, so that a pooler cannot give it to another client, and ends with the connection of a crashed process.
 */
async function withStartLock<Done>(
  connectionString: string,
  work: () => Promise<Done>,
  onWait: () => void,
): Promise<Done> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  const lost = new Promise<never>((_, reject) => {
    // Another process may have got the lock by now, so this start must not go on.
    client.on('error', (error) => reject(new StartupError(`${lostSentence} ${error.message}.`, error)));
  });
  lost.catch(() => {});
  await client.connect();
  try {
    await client.query('begin');
    for (const setting of patient) await client.query(`set local ${setting} = 0`);
    const { rows } = await client.query<{ free: boolean }>(
      `select pg_try_advisory_xact_lock(${key}) as free`,
    );
    if (rows[0]?.free !== true) {
      onWait();
      await client.query(`select pg_advisory_xact_lock(${key})`);
    }
    return await Promise.race([work(), lost]);
  } finally {
    await client.end().catch(() => {});
  }
}

const key = `hashtext('pinfold.start')`;

const lostSentence = 'The connection to the database was lost while it was prepared:';

/** Filling a new database takes minutes, during which the connection with the lock is idle. */
const patient = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];
