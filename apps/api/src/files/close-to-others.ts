import { chmod, lstat, readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { StartupError } from '../startup-error.ts';

/** What a product keeps in its data folder; whatever else lies there is none of ours. */
const ours = ['database', 'files', 'sandbox', 'secret.key', 'server.pid'];

/**
 * Lets nobody but its owner into the data folder, nor read what is in it: people's data, mails with links that let in,
 * the key to all credentials. Repairs what an earlier version, a backup or the embedded database left open. Answers a
 * reason where it cannot.
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

/** A link is left alone: what it leads to may be somebody else's. What goes meanwhile needs nothing. */
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
