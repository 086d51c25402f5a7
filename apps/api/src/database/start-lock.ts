import pg from 'pg';
import { StartupError } from '../startup-error.ts';

/**
 * Runs what a start does once, while other processes that start on the same database wait. The lock belongs to a
 * transaction, so that a pooler cannot hand it to somebody else, and ends with the connection of a process that dies.
 */
export async function withStartLock<Done>(
  connectionString: string,
  work: () => Promise<Done>,
  onWait: () => void,
): Promise<Done> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  const lost = new Promise<never>((_, reject) => {
    // Whoever waits may have begun by now, so this start must not go on.
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
/** Filling a new database takes minutes, and the connection that holds the lock says nothing meanwhile. */
const patient = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];
