import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Milliseconds of statements after which everything else has its turn. */
const shift = 20;

/**
 * Lets timers and connections of this process have their turn between statements. The embedded database works in this
 * very thread and answers without ever leaving it, so that a row of statements, as a seed or an import is, otherwise
 * stops all else from the first to the last: answers of others are not read, and connections time out.
 */
export function takeTurns(client: PGlite): PGlite {
  const run = client.execProtocolRaw.bind(client);
  let since = performance.now();
  client.execProtocolRaw = async (...statement) => {
    if (performance.now() - since > shift) {
      await nextTurn();
      since = performance.now();
    }
    return run(...statement);
  };
  return client;
}
