import { randomBytes } from 'node:crypto';
import { appendFile, chmod, chown, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { initialKeyName, readKeyFile } from '../secrets/key-ring.ts';
import { StartupError } from '../startup-error.ts';

/** A new key, as it is written into the setting or the file. */
export function newKeyEntry(name: string): string {
  return `${name}:${randomBytes(32).toString('base64')}`;
}

/**
 * Puts a key first into a file of keys, from where it seals.
 * @throws StartupError where the file cannot be written
 */
export function addToKeyFile(file: string, entry: string): Promise<void> {
  return rewrite(file, (entries) => [entry, ...entries]);
}

/**
 * Moves a key from a file of keys to the end of one of retired keys, which it returns: backups from before need it.
 * @throws StartupError where a file cannot be written
 */
export async function retireFromKeyFile(file: string, name: string): Promise<string> {
  const retired = `${file}.retired`;
  const isIt = (entry: string) => nameOf(entry) === name;
  await rewrite(file, async (entries) => {
    await appendFile(retired, `${entries.filter(isIt).join('\n')}\n`, { mode: 0o600 });
    return entries.filter((entry) => !isIt(entry));
  });
  return retired;
}

function nameOf(entry: string): string | undefined {
  return entry.includes(':') ? entry.split(':')[0] : initialKeyName;
}

/**
 * Replaces the whole file at once, for the same owner. Of two commands at a time the second is refused, since it would
 * undo the first.
 */
async function rewrite(
  file: string,
  change: (entries: string[]) => string[] | Promise<string[]>,
): Promise<void> {
  try {
    const target = await realpath(file);
    const unfinished = `${target}.new`;
    await writeFile(unfinished, '', { mode: 0o600, flag: 'wx' });
    try {
      const entries = (await readFile(target, 'utf8')).split(/[\s,]+/).filter((entry) => entry !== '');
      await writeFile(unfinished, `${(await change(entries)).join('\n')}\n`);
      readKeyFile(unfinished);
      const { uid, gid, mode } = await stat(target);
      await chown(unfinished, uid, gid);
      await chmod(unfinished, mode & 0o777);
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const isTaken = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new StartupError(
      isTaken
        ? `${file}.new is there: another command writes the keys, or was ended while it did. Delete it if none runs.`
        : `${file} cannot be written: ${(error as Error).message}.`,
      error,
    );
  }
}
