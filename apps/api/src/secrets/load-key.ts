import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../startup-error.ts';

/** The configured key, or one that is made once and kept in the data folder. */
export async function loadKey(configured: string | undefined, folder: string): Promise<Buffer> {
  if (configured !== undefined) return check(configured, 'PINFOLD_SECRET');
  const file = join(folder, 'secret.key');
  try {
    const stored = await readFile(file, 'utf8').catch(ifMissing(() => writeOnce(file)));
    return check(stored.trim(), file);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${file} cannot be read or made: ${(error as Error).message}.`, error);
  }
}

/** Of processes that share the folder and start together, one makes the key and all take it. */
async function writeOnce(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
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

/** Whether a text is 32 bytes in base64, and nothing else. */
export function isKeyText(text: string): boolean {
  return /^[A-Za-z\d+/_-]{43}=?$/.test(text);
}

function check(text: string, source: string): Buffer {
  if (!isKeyText(text)) throw new StartupError(`${source} is not 32 bytes in base64.`);
  return Buffer.from(text, 'base64');
}
