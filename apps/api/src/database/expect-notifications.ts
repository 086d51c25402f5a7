import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';

/** A notification arrives within milliseconds; a busy server is given its time. */
const patienceMilliseconds = 10_000;

/**
 * Tells itself something through the database, once, at the start. A pooler that gives each transaction another
 * connection drops LISTEN without an error, and what happens would reach no open page.
 */
export async function expectNotifications(
  pool: pg.Pool,
  connectionString: string,
  reasonNot: string,
): Promise<void> {
  const channel = `pinfold_start_${randomUUID().replaceAll('-', '')}`;
  const listener = new pg.Client({ connectionString });
  const heard = new Promise<boolean>((resolve) => {
    const patience = setTimeout(() => resolve(false), patienceMilliseconds).unref();
    const settle = (isHeard: boolean) => () => {
      clearTimeout(patience);
      resolve(isHeard);
    };
    listener.once('notification', settle(true));
    listener.on('error', settle(false));
    listener.once('end', settle(false));
  });
  try {
    await listener.connect();
    await listener.query(`listen ${channel}`);
    await pool.query('select pg_notify($1, $2)', [channel, '']);
    if (!(await heard)) throw new StartupError(reasonNot);
  } finally {
    await listener.end().catch(() => {});
  }
}
