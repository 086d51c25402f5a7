import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { PatientPool } from './patient-pool.ts';

const server = inject('postgres');

test.runIf(server)(
  'BAS-01 a process that stood still loses no query to connections that were being opened meanwhile',
  async () => {
    // The clock moves here alone, so that a busy machine is no standstill of its own.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const pool = new PatientPool({ connectionString: server, connectionTimeoutMillis: 300 });
    onTestFinished(() => pool.end());
    const answers = Promise.all(Array.from({ length: 4 }, () => pool.query('select 1 as one')));
    // The connections are begun, and then the timers come before anything that the database answered.
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(700);
    expect((await answers).flatMap(({ rows }) => rows)).toEqual(
      Array.from({ length: 4 }, () => ({ one: 1 })),
    );
  },
);

test('BAS-01 a database that does not answer is given up in time, by queries and by transactions', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  const pool = new PatientPool({ host: '127.0.0.1', port, user: 'anna', connectionTimeoutMillis: 50 });
  await expect(pool.query('select 1')).rejects.toThrow(/timeout/);
  await expect(pool.connect()).rejects.toThrow(/timeout/);
});
