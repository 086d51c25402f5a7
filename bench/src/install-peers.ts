import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const peersFolder = fileURLToPath(new URL('../peers', import.meta.url));

/** On demand, by their own lockfile: nothing else in the project needs them. */
export async function installPeers(say: (line: string) => void): Promise<void> {
  const installed = await access(`${peersFolder}/node_modules/.package-lock.json`).then(
    () => true,
    () => false,
  );
  if (installed) return;
  say('installing the peers');
  await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: peersFolder });
}
