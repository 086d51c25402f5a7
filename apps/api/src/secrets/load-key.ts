import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';

/** The configured key, or one that is made once and kept in the data folder. */
export async function loadKey(configured: string | undefined, folder: string): Promise<Buffer> {
  if (configured !== undefined) return check(configured, 'PINFOLD_SECRET');
  const file = join(folder, 'secret.key');
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== undefined) return check(stored.trim(), file);
  const key = randomBytes(32);
  await mkdir(folder, { recursive: true });
  await writeFile(file, key.toString('base64'), { mode: 0o600 });
  return key;
}

function check(text: string, source: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32) throw new StartupError(`${source} is not 32 bytes in base64.`);
  return key;
}
