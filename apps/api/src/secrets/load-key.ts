import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';

/** The configured key, or one that is made once and kept in the data folder. */
export async function loadKey(configured: string | undefined, folder: string): Promise<Buffer> {
  if (configured !== undefined) return check(configured, 'PINFOLD_SECRET');
  const file = join(folder, 'secret.key');
  await mkdir(folder, { recursive: true });
  const stored = await readFile(file, 'utf8').catch(ifMissing(() => writeOnce(file)));
  return check(stored.trim(), file);
}

/** Of processes that share the folder and start together, one makes the key and all take it. */
async function writeOnce(file: string): Promise<string> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, randomBytes(32).toString('base64'), { mode: 0o600 });
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(unfinished);
  return readFile(file, 'utf8');
}

/** A file that is there and cannot be read is no reason to make another key: what the first sealed would be lost. */
function ifMissing<Made>(make: () => Promise<Made>) {
  return (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return make();
    throw error;
  };
}

function check(text: string, source: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32) throw new StartupError(`${source} is not 32 bytes in base64.`);
  return key;
}
