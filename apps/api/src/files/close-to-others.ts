import { chmod, lstat, readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { lockFile } from './lock-folder.ts';

/** What the product stores in its data folder; other files are left alone. */
const ours = ['database', 'files', 'sandbox', 'secret.key', lockFile];

/**
 * Restricts the data folder and its files to their owner: they contain personal data, mails with login links and the
 * key of all credentials. Repairs what an earlier version, a backup or the embedded database left readable. Returns a
 * reason if it cannot.
 */
export async function closeToOthers(folder: string): Promise<string | undefined> {
  // There, permissions are lists that a folder takes over from the one around it.
  if (process.platform === 'win32') return undefined;
  const { mode } = await lstat(folder);
  if (folder === parse(folder).root || (mode & sticky) !== 0)
    throw new StartupError(
      `PINFOLD_DATA is ${folder}, which is everybody's: name a folder of its own in it.`,
    );
  try {
    await close(folder);
    for (const name of ours) await closeWhole(join(folder, name));
    return undefined;
  } catch (error) {
    return `${folder} cannot be closed to other users of this machine: ${(error as Error).message}`;
  }
}

const sticky = 0o1000;
const ofOthers = 0o077;

async function closeWhole(path: string): Promise<void> {
  const kind = await close(path);
  if (kind !== 'folder') return;
  for (const name of await readdir(path)) await closeWhole(join(path, name));
}

/**
 * Symbolic links are left alone, since they may lead to files of others. A file that disappears meanwhile is skipped.
 */
async function close(path: string): Promise<'folder' | 'other'> {
  try {
    const found = await lstat(path);
    if (found.isSymbolicLink()) return 'other';
    if ((found.mode & ofOthers) !== 0) await chmod(path, found.mode & 0o777 & ~ofOthers);
    return found.isDirectory() ? 'folder' : 'other';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'other';
    throw error;
  }
}
