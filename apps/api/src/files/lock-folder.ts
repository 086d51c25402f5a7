import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../startup-error.ts';

/** In the data folder; empty, and never deleted: whoever deletes it lets a second process lock another file. */
export const lockFile = 'server.lock';

/**
 * Locks the data folder for this process until it is released or the process ends, however it ends. The system itself
 * holds the lock, on an open file, so it also excludes processes in other containers of the same machine, where the
 * numbers of processes mean nothing. Node has no call for such a lock; its SQLite takes one on every system.
 *
 * @throws StartupError if another process has it, or if the folder's storage has no locks
 */
export function lockFolder(folder: string): () => void {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(folder, lockFile));
    file.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
    return () => file?.close();
  } catch (error) {
    file?.close();
    throw new StartupError(
      isBusy(error)
        ? `Another Pinfold uses ${folder}. Stop it, or set PINFOLD_DATA to another folder.`
        : `The data folder ${folder} cannot be locked: ${(error as Error).message}.`,
      error,
    );
  }
}

/** Of SQLite's result codes, SQLITE_BUSY and those that extend it. */
function isBusy(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;
}
