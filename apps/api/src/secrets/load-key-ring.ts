import { randomBytes, randomUUID } from 'node:crypto';
import { access, link, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { StartupError } from '../startup-error.ts';
import { fixedKeyRing, keyRingOfFile, keysExpected, readKeys, type KeyRing } from './key-ring.ts';

type KeySettings = Pick<Config, 'PINFOLD_SECRET' | 'PINFOLD_SECRET_FILE' | 'dataFolder'>;

/** The configured keys, or one that is made once and kept in the data folder. */
export async function loadKeyRing(config: KeySettings): Promise<KeyRing> {
  const file = keyFile(config);
  if (file === undefined) {
    const keys = readKeys(config.PINFOLD_SECRET ?? '');
    if (!keys) throw new StartupError(`PINFOLD_SECRET is not usable: ${keysExpected}.`);
    return fixedKeyRing(keys);
  }
  try {
    if (config.PINFOLD_SECRET_FILE === undefined) await access(file).catch(ifMissing(() => writeOnce(file)));
    return keyRingOfFile(file);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${file} cannot be read or made: ${(error as Error).message}.`, error);
  }
}

/** The file in which the keys are; undefined where they are in the setting itself. */
export function keyFile({
  PINFOLD_SECRET,
  PINFOLD_SECRET_FILE,
  dataFolder,
}: KeySettings): string | undefined {
  if (PINFOLD_SECRET !== undefined) return undefined;
  return PINFOLD_SECRET_FILE ?? join(dataFolder, 'secret.key');
}

/** Of processes that share the folder and start together, one makes the key and all take it. */
async function writeOnce(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, randomBytes(32).toString('base64'), { mode: 0o600 });
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(unfinished);
}

/** A file that is there and cannot be read is no reason to make another key: what the first sealed would be lost. */
function ifMissing<Made>(make: () => Promise<Made>) {
  return (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return make();
    throw error;
  };
}
